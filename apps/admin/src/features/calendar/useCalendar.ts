import { useEvents, useLanguage } from '@larder/domain';
import {
  eventCalendars,
  occurrenceByKey,
  occurrencesIn,
  sortEvents,
  includesText,
  type CalendarEvent,
  type EventCalendar,
  type Occurrence,
} from '@larder/domain/contract';
import { useMediaQuery } from '@larder/ui/shell';
import { below } from '@larder/ui/theme';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRestaurantToday } from '../../hooks/useRestaurantToday';
import { useRestaurantZone } from '../../hooks/useRestaurantZone';
import { firstWeekday } from '../../lib/firstWeekday';
import { namedPeriod, stepPeriod, visiblePeriod } from './calendarPeriod';
import { shownCalendars } from './calendarQueries';
import type { CalendarSearch } from './calendarSearch';

const none: readonly CalendarEvent[] = [];

const matches = ({ event }: Occurrence, q: string) => includesText(q, event.title);

/** Returns the search parameters, the period and the events of the page. */
export function useCalendar() {
  const search = useSearch({ from: '/_shell/apps/calendar' });
  const navigate = useNavigate();
  const { language } = useLanguage();
  const isNarrow = useMediaQuery(below('md'));
  const { timeZone, device } = useRestaurantZone();
  const today = useRestaurantToday();
  const { view = isNarrow ? 'list' : 'month', date = today, q = '' } = search;
  const period = { view, date, firstDay: firstWeekday(language), isNarrow };
  const { from, to } = visiblePeriod(period);

  const calendars = shownCalendars(search.calendars);
  const query = useEvents(calendars);
  const { data: allData, isFetching } = useEvents(eventCalendars);
  const all = allData ?? none;
  const events = calendars.length === 0 ? none : (query.data ?? none);

  const occurrences = sortEvents(occurrencesIn(events, from, to, timeZone)).filter((each) => matches(each, q));
  const visible = occurrencesIn(all, from, to, timeZone);

  /** Changes the search parameters. */
  const show = (changes: Partial<CalendarSearch>, replace = false) =>
    void navigate({
      from: '/apps/calendar',
      search: (previous) => ({ ...previous, ...changes }),
      replace,
      resetScroll: false,
      // Skip the unsaved-changes prompt: forms ask before they close.
      ignoreBlocker: true,
    });

  return {
    search,
    show,
    view,
    date,
    /** Options of the shown period. */
    period,
    /** Visible dates, both inclusive. */
    from,
    to,
    named: namedPeriod(period),
    timeZone,
    /** True if the device is in another time zone. */
    isElsewhere: device !== timeZone,
    isNarrow,
    query,
    calendars,
    /** Occurrences of the shown calendars in the visible period that match the search. */
    occurrences,
    /** True until the time zone is known. */
    /** True if all events are loaded. */
    isLoaded: allData !== undefined && !isFetching,
    /** Events of all calendars, so that links to events of hidden calendars work. */
    all,
    /** Occurrences of all calendars in the visible period. */
    visible,
    findOccurrence: (key: string) => occurrenceByKey(all, key),
    step: (step: 1 | -1) => show({ date: stepPeriod(period, step) }),
    setCalendars: (next: readonly EventCalendar[]) =>
      show({
        calendars: next.length === eventCalendars.length ? undefined : next.length === 0 ? 'none' : next.join(','),
      }),
  };
}
export type CalendarPageState = ReturnType<typeof useCalendar>;
