import { useLanguage } from '@larder/domain';
import {
  addDays,
  localTimeOf,
  type EventCalendar,
  type EventRepeat,
  type NewEvent,
  type Occurrence,
} from '@larder/domain/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../hooks/useMoments';
import { useWeekdayNames } from '../../hooks/useWeekdayNames';
import { regionalLocale } from '../../lib/regionalLocale';
import type { Period } from './calendarPeriod';
import type { CalendarView } from './calendarSearch';

/** Parses a date as noon UTC, which has the same date in almost every time zone. */
const noon = (date: string) => new Date(`${date}T12:00Z`);
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Returns names of calendars and periods, and formatters for times and rules in a time zone. */
export function useCalendarLabels(timeZone: string) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const formats = useMoments(timeZone);
  const weekdays = useWeekdayNames();
  return useMemo(() => {
    const locale = `${regionalLocale(language)}-u-nu-latn`;
    const range = ({ from, to }: Period, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).formatRange(noon(from), noon(to));
    const day = (date: string, options: Intl.DateTimeFormatOptions = shortDay) =>
      formats.date(noon(date), { timeZone: 'UTC', ...options });

    const title = (view: CalendarView, period: Period) => {
      if (view === 'day') return day(period.from, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
      if (view === 'week') return range(period, { day: 'numeric', month: 'short', year: 'numeric' });
      return day(period.from, { month: 'long', year: 'numeric' });
    };
    /** Formats times as `Fri 20 Nov, 18:30 – 21:00`, with both dates if they differ. */
    const times = ({ event, start, end }: Pick<Occurrence, 'start' | 'end'> & { event: Pick<NewEvent, 'allDay'> }) => {
      if (event.allDay) return start === end ? day(start) : range({ from: start, to: end }, shortDay);
      const [from, to] = [localTimeOf(start, timeZone), localTimeOf(end, timeZone)];
      const last = to.slice(0, 10);
      // An event that ends at midnight is within one day.
      const isOneDay = last === from.slice(0, 10) || to === `${addDays(from.slice(0, 10), 1)}T00:00`;
      return isOneDay
        ? `${day(from.slice(0, 10))}, ${formats.time(start)} – ${formats.time(end)}`
        : `${formats.dateTime(start)} – ${formats.dateTime(end)}`;
    };
    const repeat = ({ every, interval, weekdays: days, until }: EventRepeat) => {
      const rule = t(`calendar.repeat.${every}`, { count: interval });
      const named =
        days && days.length > 0
          ? formats.list(days.toSorted((one, other) => one - other).map((each) => weekdays.short[each - 1] ?? ''))
          : '';
      return [rule, named, until && t('calendar.repeat.untilDate', { date: day(until) })].filter(Boolean).join(' · ');
    };
    return {
      calendar: (calendar: EventCalendar) => t(`calendar.calendars.${calendar}`),
      view: (view: CalendarView) => t(`calendar.views.${view}`),
      title,
      /** Returns the name of the time zone, such as `Eastern Standard Time`, or `GMT-5` if short. */
      zone: (date: string, timeZoneName: 'long' | 'short') =>
        new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
          .formatToParts(noon(date))
          .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
      day,
      time: formats.time,
      /** Formats the time of a local date and time. */
      slot: (local: string) =>
        formats.time(new Date(`${local}Z`), { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' }),
      /** Formats the start as `Fri 20 Nov, 18:30`, or as the date of an all-day event. */
      start: ({ event, start }: Pick<Occurrence, 'event' | 'start'>) =>
        event.allDay ? day(start) : formats.dateTime(start),
      times,
      repeat,
    };
  }, [t, language, formats, weekdays, timeZone]);
}
export type CalendarLabels = ReturnType<typeof useCalendarLabels>;
