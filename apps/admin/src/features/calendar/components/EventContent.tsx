import type { EventDisplayInfo } from '@fullcalendar/react';
import type { Occurrence } from '@larder/domain/contract';
import { Repeat } from 'lucide-react';
import { Icon } from '@larder/ui';
import type { CalendarView } from '../calendarSearch';
import type { CalendarLabels } from '../useCalendarLabels';
import * as styles from './CalendarGrid.css';

export interface EventContentProps {
  info: EventDisplayInfo;
  /** Undefined while a new event is drawn. */
  occurrence: Occurrence | undefined;
  labels: CalendarLabels;
  view: CalendarView;
}

/** Shortest duration in ms whose box has space for the place. */
const spacious = 75 * 60_000;

/** Title, time and place of an event in the grid. */
export function EventContent({ info, occurrence, labels, view }: EventContentProps) {
  if (!occurrence) return <span className={styles.title}>{info.timeText}</span>;
  const { event, start, end, date } = occurrence;
  const { location } = event.extendedProps;
  const isColumn = !event.allDay && (view === 'week' || view === 'day');
  const time = isColumn && !info.isShort ? `${labels.time(start)} – ${labels.time(end)}` : labels.time(start);
  const showsPlace = isColumn ? Date.parse(end) - Date.parse(start) >= spacious : view === 'list';
  const column = info.isShort ? styles.short : styles.column;
  return (
    <span className={isColumn ? column : styles.row}>
      {!event.allDay && !isColumn && view !== 'list' && <span className={styles.time}>{time}</span>}
      <span className={styles.title}>
        {event.title}
        {date !== undefined && view === 'list' && <Icon as={Repeat} size={12} />}
      </span>
      {isColumn && <span className={styles.time}>{time}</span>}
      {location && showsPlace && <span className={styles.place}>{location}</span>}
    </span>
  );
}
