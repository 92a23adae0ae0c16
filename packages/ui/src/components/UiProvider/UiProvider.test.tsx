import { cleanup, render } from '@testing-library/react';
import { useLocale as useAriaLocale } from 'react-aria-components';
import { afterEach, expect, it } from 'vitest';
import { coreStrings } from '../../private/strings/coreStrings';
import { useStrings } from '../../private/strings/strings';
import { UiProvider } from './UiProvider';

afterEach(cleanup);

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
] as const)('provides the locale %s with the direction %s', (locale, direction, expected) => {
  const { container } = render(
    <UiProvider locale={locale} direction={direction}>
      <Probe />
    </UiProvider>,
  );
  expect(container.textContent).toBe(expected);
});
