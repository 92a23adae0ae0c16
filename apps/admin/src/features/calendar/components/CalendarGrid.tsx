import { serverNow, useDirection } from '@larder/domain';
import { addDays, localTimeOf, type Occurrence } from '@larder/domain/contract';
import FullCalendar, { type CalendarRef } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from '../calendarSearch';
import { defaultTimes } from '../eventValues';
import type { CalendarPageState } from '../useCalendar';
import type { CalendarLabels } from '../useCalendarLabels';
import type { Times } from '../useEventActions';
import type { EventKeyboardOptions } from '../useEventKeyboard';
import { useGridKeyboard } from '../useGridKeyboard';
import { dateOf, gridContents, gridTexts, localOf, occurrenceOf } from './gridContents';
import { dragHandlers, gridEvents } from './gridEvents';
import { gridTheme } from './gridTheme';
import { PrintSheet } from './PrintSheet';
import * as styles from './CalendarGrid.css';

const hour = 3_600_000;
const plugins = [dayGrid, timeGrid, list, interaction];
const views = { threeDays: { type: 'timeGrid', duration: { days: 3 } } };

/** Returns the FullCalendar name of a view. */
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
  /** Called with new times. Resolves to the key of the moved occurrence, or undefined if it did not move. */
  onMove: EventKeyboardOptions['onMove'];
  /** Called if the event cannot be moved or resized further by keyboard. */
  onLimit: EventKeyboardOptions['onLimit'];
  /** Called with the times of a copy. */
  onCopy: (occurrence: Occurrence, times: Times) => void;
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
  onLimit,
  onCopy,
}: CalendarGridProps) {
  const { t, i18n } = useTranslation();
  const [direction] = useDirection();
  const { view, date, timeZone, isNarrow, occurrences, period } = page;
  const calendar = useRef<CalendarRef>(null);
  const name = gridView(view, isNarrow);
  const localNow = () => localTimeOf(serverNow().toISOString(), timeZone);
  const { rootProps, movedKey, eventDidMount, onDayMount } = useGridKeyboard({
    page,
    labels,
    showsWeekends,
    mayUpdate,
    onMove,
    onLimit,
    onCreate: mayCreate
      ? (day) => onCreate(view === 'month' ? { start: day, end: day } : defaultTimes(day, localNow()))
      : undefined,
  });

  useEffect(() => {
    const api = calendar.current?.getApi();
    if (!api) return;
    if (api.view.type !== name) api.changeView(name, date);
    else api.gotoDate(date);
  }, [name, date]);

  const events = useMemo(() => gridEvents(occurrences, timeZone, movedKey), [occurrences, timeZone, movedKey]);

  const create = (start: Date, end: Date, allDay: boolean) =>
    onCreate({
      start: localOf(start, allDay),
      end: allDay ? addDays(dateOf(end), -1) : localOf(end, false),
    });

  return (
    <>
      <div className={styles.root} data-view={view} {...rootProps}>
        <FullCalendar
          ref={calendar}
          {...gridTheme}
          plugins={plugins}
          views={views}
          initialView={name}
          initialDate={date}
          timeZone="UTC"
          now={localNow}
          nowIndicator
          locale={i18n.language}
          direction={direction}
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
          eventOrder="order,start,-duration,allDay,title"
          dayCellDidMount={({ el }) => view === 'month' && onDayMount(el)}
          dayLaneDidMount={({ el }) => onDayMount(el)}
          eventDidMount={({ el, event }) => eventDidMount(el, event.id)}
          editable={mayUpdate}
          slotEventOverlap={false}
          slotMinHeight={24}
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
          {...dragHandlers({ timeZone, onMove, onCopy })}
        />
      </div>
      <PrintSheet page={page} labels={labels} showsWeekends={showsWeekends} />
    </>
  );
}
