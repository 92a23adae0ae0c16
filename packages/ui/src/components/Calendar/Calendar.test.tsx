import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  it('starts the week on the first day of the locale', () => {
    expect(firstColumn('en')).toBe('Mo');
    cleanup();
    expect(firstColumn('en-US')).toBe('Su');
    cleanup();
    expect(firstColumn('fr')).toBe('lu');
    cleanup();
    expect(firstColumn('ar')).toBe('س');
  });

  it('marks the current day of the time zone', () => {
    vi.useFakeTimers({ now: Date.parse('2025-11-14T11:00:00Z'), toFake: ['Date'] });
    const today = (timeZone: string) => {
      cleanup();
      render(<Calendar label="Day" value="2025-11-20" timeZone={timeZone} />);
      return screen.getByRole('button', { name: /^Today/ }).textContent;
    };
    expect(today('Pacific/Kiritimati')).toBe('15');
    expect(today('Pacific/Pago_Pago')).toBe('14');
    vi.setSystemTime(Date.parse('2025-11-14T10:30:00Z'));
    expect(today('Pacific/Pago_Pago')).toBe('13');
    vi.useRealTimers();
  });

  it('marks the given day as today', () => {
    vi.useFakeTimers({ now: Date.parse('2025-11-18T12:00:00Z'), toFake: ['Date'] });
    render(
      <UiProvider locale="en">
        <Calendar label="Day" value="2025-11-14" today="2025-11-14" />
      </UiProvider>,
    );
    const marked = () => [...document.querySelectorAll('[data-today]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual(['14']);
    expect(screen.getAllByRole('button', { name: /Today/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Today, Friday, 14 November 2025 selected' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tuesday, 18 November 2025' })).toBeDefined();
    cleanup();
    render(<Calendar label="Day" value="2025-11-14" />);
    expect(marked()).toEqual(['18']);
    vi.useRealTimers();
  });

  it('marks the day of the provider, which a prop and a nested provider replace', () => {
    const marked = (calendar: ReactNode) => {
      cleanup();
      render(
        <UiProvider locale="en" today={() => '2025-11-14'}>
          {calendar}
        </UiProvider>,
      );
      return [...document.querySelectorAll('[data-today]')].map(({ textContent }) => textContent);
    };
    const value = '2025-11-20';
    expect(marked(<Calendar label="Day" value={value} />)).toEqual(['14']);
    expect(marked(<RangeCalendar label="Days" value={{ start: value, end: value }} />)).toEqual(['14']);
    expect(marked(<Calendar label="Day" value={value} today="2025-11-15" />)).toEqual(['15']);
    const nested = (today?: () => string) => (
      <UiProvider locale="de" {...(today && { today })}>
        <Calendar label="Tag" value={value} />
      </UiProvider>
    );
    expect(marked(nested())).toEqual(['14']);
    expect(marked(nested(() => '2025-11-16'))).toEqual(['16']);
  });

  it('reports a selected day without the time zone', () => {
    const onValueChange = vi.fn();
    render(<Calendar label="Day" value="2025-11-20" timeZone="Pacific/Kiritimati" {...{ onValueChange }} />);
    fireEvent.click(screen.getByRole('button', { name: /14 November/ }));
    expect(onValueChange).toHaveBeenCalledWith('2025-11-14');
  });

  it('stays Gregorian when the locale has another calendar', () => {
    render(
      <UiProvider locale="th">
        <Calendar label="Day" value="2025-11-14" />
      </UiProvider>,
    );
    expect(screen.getByRole('grid').getAttribute('aria-label')).toContain('2025');
  });

  it('uses the document language without a provider', () => {
    document.documentElement.lang = 'fr';
    render(<Calendar label="Jour" value="2025-11-14" />);
    expect(screen.getByRole('grid').getAttribute('aria-label')).toContain('novembre 2025');
    document.documentElement.lang = '';
  });

  it('selects no day for an invalid value', () => {
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
