import type {
  CalendarOptions,
  DayCellInfo,
  DayHeaderInfo,
  EventApi,
  EventDisplayInfo,
  ListDayHeaderInnerInfo,
  SlotHeaderInfo,
} from '@fullcalendar/react';
import type { Occurrence } from '@larder/domain/contract';
import type { TFunction } from 'i18next';
import type { CalendarView } from '../calendarSearch';
import type { CalendarLabels } from '../useCalendarLabels';
import * as styles from './CalendarGrid.css';
import { EventContent } from './EventContent';

/**
 * Returns the local date or time of a `Date` of FullCalendar, which represents local times as UTC, so that every day
 * has 24 hours.
 */
export const localOf = (date: Date, isDate: boolean) => date.toISOString().slice(0, isDate ? 10 : 16);
export const dateOf = (date: Date) => localOf(date, true);

/** Returns the occurrence of an event in the grid; undefined while the user drags to create an event. */
export const occurrenceOf = (event: Pick<EventApi, 'extendedProps'>) =>
  event.extendedProps['occurrence'] as Occurrence | undefined;

/** Returns the texts of FullCalendar's controls. */
export const gridTexts = (t: TFunction, labels: CalendarLabels) =>
  ({
    allDayText: t('calendar.grid.allDay'),
    noEventsText: t('calendar.grid.none'),
    closeHint: t('calendar.grid.close'),
    moreLinkText: (count: number) => t('calendar.grid.more', { count }),
    moreLinkHint: (count: number) => t('calendar.grid.more', { count }),
    navLinkHint: (_text: string, day: Date) =>
      labels.day(dateOf(day), { weekday: 'long', day: 'numeric', month: 'long' }),
  }) satisfies CalendarOptions;

/** Returns functions that render the contents of days, hours and events. */
export function gridContents(labels: CalendarLabels, view: CalendarView, openKey: string | undefined) {
  return {
    dayHeaderContent: ({ date, inPopover }: DayHeaderInfo) =>
      inPopover ? (
        labels.day(dateOf(date))
      ) : (
        <>
          <span>{labels.day(dateOf(date), { weekday: 'short' })}</span>{' '}
          {view !== 'month' && <b>{labels.day(dateOf(date), { day: 'numeric' })}</b>}
        </>
      ),
    // FullCalendar's label omits the weekday, which the visible text of the link contains.
    dayHeaderDidMount: ({ el, date }: DayHeaderInfo & { el: HTMLElement }) =>
      el
        .querySelector('[role="link"]')
        ?.setAttribute('aria-label', labels.day(dateOf(date), { weekday: 'short', day: 'numeric', month: 'long' })),
    dayCellTopContent: ({ date }: DayCellInfo) => labels.day(dateOf(date), { day: 'numeric' }),
    slotHeaderContent: ({ date }: SlotHeaderInfo) => labels.slot(localOf(date, false)),
    listDayHeaderContent: ({ date, level }: ListDayHeaderInnerInfo) =>
      labels.day(dateOf(date), level === 0 ? { day: 'numeric', month: 'long' } : { weekday: 'long' }),
    eventClass: ({ event }: EventDisplayInfo) =>
      [
        styles.calendars[occurrenceOf(event)?.event.extendedProps.calendar ?? 'ETC'],
        event.id === openKey ? styles.open : '',
      ].join(' '),
    eventContent: (info: EventDisplayInfo) => (
      <EventContent info={info} occurrence={occurrenceOf(info.event)} labels={labels} view={view} />
    ),
  } satisfies CalendarOptions;
}
