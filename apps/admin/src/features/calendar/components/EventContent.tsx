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

/** Title, time and place of an event in the grid. */
export function EventContent({ info, occurrence, labels, view }: EventContentProps) {
  if (!occurrence) return <span className={styles.title}>{info.timeText}</span>;
  const { event, start, end, date } = occurrence;
  const { location } = event.extendedProps;
  const isColumn = !event.allDay && (view === 'week' || view === 'day');
  const time = isColumn && !info.isShort ? `${labels.time(start)} – ${labels.time(end)}` : labels.time(start);
  return (
    <span className={isColumn ? styles.column : styles.row}>
      {!event.allDay && !isColumn && view !== 'list' && <span className={styles.time}>{time}</span>}
      <span className={styles.title}>
        <bdi>{event.title}</bdi>
        {date !== undefined && view === 'list' && <Icon as={Repeat} size={12} />}
      </span>
      {isColumn && <span className={styles.time}>{time}</span>}
      {location && (isColumn || view === 'list') && (
        <span className={styles.place}>
          <bdi>{location}</bdi>
        </span>
      )}
    </span>
  );
}
