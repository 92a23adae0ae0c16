import { serverNow } from '@larder/domain';
import {
  addDays,
  exclusiveEnd,
  instantOf,
  isDateOnly,
  localTimeOf,
  moveStart,
  shownTimes,
  type Occurrence,
} from '@larder/domain/contract';
import FullCalendar, { type CalendarRef, type EventApi, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from '../calendarSearch';
import type { CalendarPageState } from '../useCalendar';
import type { CalendarLabels } from '../useCalendarLabels';
import type { Times } from '../useEventActions';
import { dateOf, gridContents, gridTexts, localOf, occurrenceOf } from './gridContents';
import { gridTheme } from './gridTheme';
import * as styles from './CalendarGrid.css';

const hour = 3_600_000;
const plugins = [dayGrid, timeGrid, list, interaction];
const views = { threeDays: { type: 'timeGrid', duration: { days: 3 } } };

/** The name of a view in FullCalendar. */
const gridView = (view: CalendarView, isNarrow: boolean) =>
  ({
    month: 'dayGridMonth',
    week: isNarrow ? 'threeDays' : 'timeGridWeek',
    day: 'timeGridDay',
    list: 'listMonth',
  })[view];

export interface CalendarGridProps {
  page: CalendarPageState;
  labels: CalendarLabels;
  mayCreate: boolean;
  mayUpdate: boolean;
  showsWeekNumbers: boolean;
  showsWeekends: boolean;
  /** Key of the occurrence that is marked as open. */
  openKey: string | undefined;
  /** Called with the local times of a new event. */
  onCreate: (times: Times) => void;
  /** Called with an occurrence and its element in the grid. */
  onOpen: (occurrence: Occurrence, element: HTMLElement) => void;
  /** Called with new times. `revert` restores the previous ones in the grid. */
  onMove: (occurrence: Occurrence, times: Times, kind: 'moved' | 'resized', revert: () => void) => void;
  /** Called with the times of a copy. */
  onCopy: (occurrence: Occurrence, times: Times) => void;
}

/** Converts the times of an event in the grid to instants, or to dates if it is all-day. A moved event keeps its duration. */
function timesOf({ start, end, allDay }: EventApi, timeZone: string, before?: Occurrence): Times {
  const from = instantOf(localOf(start ?? new Date(0), allDay), timeZone);
  if (before && isDateOnly(before.start) === allDay) return moveStart(before, from);
  if (allDay) return { start: from, end: end ? addDays(dateOf(end), -1) : from };
  // FullCalendar clears the end when an all-day event becomes a timed one.
  const to = end ? instantOf(localOf(end, false), timeZone) : new Date(Date.parse(from) + hour).toISOString();
  return { start: from, end: to };
}

/** The events of the visible period, drawn by FullCalendar. */
export function CalendarGrid({
  page,
  labels,
  mayCreate,
  mayUpdate,
  showsWeekNumbers,
  showsWeekends,
  openKey,
  onCreate,
  onOpen,
  onMove,
  onCopy,
}: CalendarGridProps) {
  const { t, i18n } = useTranslation();
  const { view, date, timeZone, isNarrow, occurrences, period } = page;
  const calendar = useRef<CalendarRef>(null);
  const name = gridView(view, isNarrow);

  useEffect(() => {
    const api = calendar.current?.getApi();
    if (!api) return;
    if (api.view.type !== name) api.changeView(name, date);
    else api.gotoDate(date);
  }, [name, date]);

  const events = useMemo(
    () =>
      occurrences.map((occurrence): EventInput => {
        const { start, end } = shownTimes(occurrence, timeZone);
        const { allDay, title } = occurrence.event;
        return {
          id: occurrence.key,
          title,
          start,
          end: allDay ? exclusiveEnd({ end }) : end,
          allDay,
          extendedProps: { occurrence },
        };
      }),
    [occurrences, timeZone],
  );

  const create = (start: Date, end: Date, allDay: boolean) =>
    onCreate({
      start: localOf(start, allDay),
      end: allDay ? addDays(dateOf(end), -1) : localOf(end, false),
    });

  return (
    <div className={styles.root} data-view={view}>
      <FullCalendar
        ref={calendar}
        {...gridTheme}
        plugins={plugins}
        views={views}
        initialView={name}
        initialDate={date}
        timeZone="UTC"
        now={() => localTimeOf(serverNow().toISOString(), timeZone)}
        nowIndicator
        locale={i18n.language}
        direction={i18n.dir()}
        firstDay={period.firstDay % 7}
        weekends={showsWeekends}
        weekNumbers={showsWeekNumbers}
        weekNumberCalculation="ISO"
        headerToolbar={false}
        height="100%"
        fixedWeekCount={false}
        dayMaxEvents={2}
        scrollTime="07:00"
        slotDuration="00:30"
        snapDuration="00:15"
        events={events}
        eventInteractive
        editable={mayUpdate}
        eventResizableFromStart
        selectable={mayCreate}
        selectMinDistance={5}
        selectMirror
        {...gridTexts(t, labels)}
        {...gridContents(labels, view, openKey)}
        navLinks
        navLinkDayClick={(day) => page.show({ view: 'day', date: dateOf(day) })}
        navLinkWeekClick={(day) => page.show({ view: 'week', date: dateOf(day) })}
        dateClick={({ date: start, allDay }) =>
          mayCreate && create(start, new Date(start.getTime() + (allDay ? 24 : 1) * hour), allDay)
        }
        select={({ start, end, allDay }) => {
          calendar.current?.getApi().unselect();
          create(start, end, allDay);
        }}
        eventClick={({ event, el, jsEvent }) => {
          jsEvent.preventDefault();
          const occurrence = occurrenceOf(event);
          if (occurrence) onOpen(occurrence, el);
        }}
        eventDrop={({ event, oldEvent, jsEvent, revert }) => {
          const occurrence = occurrenceOf(oldEvent);
          const times = timesOf(event, timeZone, occurrence);
          if (!occurrence) return;
          if (jsEvent.altKey) {
            revert();
            onCopy(occurrence, times);
          } else onMove(occurrence, times, 'moved', revert);
        }}
        eventResize={({ event, oldEvent, revert }) => {
          const occurrence = occurrenceOf(oldEvent);
          if (occurrence) onMove(occurrence, timesOf(event, timeZone), 'resized', revert);
        }}
      />
    </div>
  );
}
