import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { LocaleContext } from '../../private/strings/strings';
import { UiProvider } from '../UiProvider/UiProvider';
import { Calendar, type CalendarProps } from './Calendar';
import { RangeCalendar } from './RangeCalendar';

describe('Calendar', () => {
  afterEach(cleanup);
  describeConformance(Calendar, { label: 'Day' }, { element: 'div' });
  describeControl<CalendarProps, string | null>(
    Calendar,
    { label: 'Day' },
    {
      values: ['2025-11-14', '2025-11-20'],
      change: () => fireEvent.click(screen.getByRole('button', { name: /20 November/ })),
      shown: () => `2025-11-${document.querySelector('[data-selected]')?.textContent}`,
    },
  );

  const firstColumn = (locale: string) => {
    render(
      <UiProvider locale={locale}>
        <Calendar label="Day" value="2025-11-14" />
      </UiProvider>,
    );
    return document.querySelector('th')?.textContent;
  };
  it('starts the week as the locale does', () => {
    expect(firstColumn('en')).toBe('Mo');
    cleanup();
    expect(firstColumn('en-US')).toBe('Su');
    cleanup();
    expect(firstColumn('fr')).toBe('lu');
    cleanup();
    expect(firstColumn('ar')).toBe('س');
  });

  it('stays Gregorian where the locale has another calendar', () => {
    render(
      <UiProvider locale="th">
        <Calendar label="Day" value="2025-11-14" />
      </UiProvider>,
    );
    expect(screen.getByRole('grid').getAttribute('aria-label')).toContain('2025');
  });

  it('takes the language of the document where there is no provider', () => {
    document.documentElement.lang = 'fr';
    render(<Calendar label="Jour" value="2025-11-14" />);
    expect(screen.getByRole('grid').getAttribute('aria-label')).toContain('novembre 2025');
    document.documentElement.lang = '';
  });

  it('shows no day for a value that says none', () => {
    render(
      <LocaleContext value="en">
        <Calendar label="Day" value="soon" />
      </LocaleContext>,
    );
    expect(document.querySelector('[data-selected]')).toBeNull();
  });
});

describe('RangeCalendar', () => {
  describeConformance(RangeCalendar, { label: 'Days' }, { element: 'div' });
});
