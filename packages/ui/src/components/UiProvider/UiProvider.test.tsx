import { cleanup, render } from '@testing-library/react';
import { useLocale as useAriaLocale } from 'react-aria-components';
import { afterEach, expect, it, vi } from 'vitest';
import { englishStrings } from '../../private/strings/allStrings';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import { UiProvider } from './UiProvider';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Probe() {
  const { direction, locale } = useAriaLocale();
  return <output>{[direction, new Intl.Locale(locale).language, useStrings(coreStrings).close].join(' ')}</output>;
}

it.each([
  ['en', undefined, 'ltr en Close'],
  ['ar', undefined, 'rtl ar إغلاق'],
  ['en', 'rtl', 'rtl en Close'],
  ['ar', 'ltr', 'ltr ar إغلاق'],
  ['de', 'ltr', 'ltr de Schließen'],
] as const)('resolves the locale %s and the direction prop %s to %s', (locale, direction, expected) => {
  const { container } = render(
    <UiProvider locale={locale} direction={direction}>
      <Probe />
    </UiProvider>,
  );
  expect(container.textContent).toBe(expected);
});

it('shows the texts of `strings` for a locale without built-in texts', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(
    <UiProvider locale="it" strings={{ ...englishStrings, close: 'Chiudi' }}>
      <Probe />
    </UiProvider>,
  );
  expect(container.textContent).toBe('ltr it Chiudi');
  expect(log).not.toHaveBeenCalled();
});

it('logs the texts that are missing for a locale without built-in texts', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { close, ...others } = englishStrings;
  const { container } = render(
    <UiProvider locale="nl" strings={others}>
      <Probe />
    </UiProvider>,
  );
  expect(container.textContent).toBe(`ltr nl ${close}`);
  expect(log.mock.calls).toEqual([
    [
      'UiProvider: invalid strings for locale "nl", missing close. Expected a text for each key of UiStrings; English is shown.',
    ],
  ]);
});

it('replaces single texts of a built-in language', () => {
  const { container } = render(
    <UiProvider locale="de" strings={{ close: 'Zumachen' }}>
      <Probe />
    </UiProvider>,
  );
  expect(container.textContent).toBe('ltr de Zumachen');
});
