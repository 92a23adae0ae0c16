import type { EventDisplayInfo } from '@fullcalendar/react';
import type { Occurrence } from '@larder/domain/contract';
import { Repeat } from 'lucide-react';
import { Icon } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from '../calendarSearch';
import type { CalendarLabels } from '../useCalendarLabels';
import * as styles from './CalendarGrid.css';

export interface EventContentProps {
  info: EventDisplayInfo;
  /** Undefined while the user drags to create an event. */
  occurrence: Occurrence | undefined;
  labels: CalendarLabels;
  view: CalendarView;
}

/** Minimum duration in ms of an event whose box has space for its place. */
const spacious = 75 * 60_000;

/** Title, time and place of an event in the grid. */
export function EventContent({ info, occurrence, labels, view }: EventContentProps) {
  const { t } = useTranslation();
  if (!occurrence) return <span className={styles.title}>{info.timeText}</span>;
  const { event, start, end, date } = occurrence;
  const { location } = event.extendedProps;
  const range = `${labels.time(start)} – ${labels.time(end)}`;
  if (view === 'list')
    return (
      <span className={styles.listRow}>
        <span className={styles.listTime}>{event.allDay ? t('calendar.grid.allDay') : range}</span>
        <span className={styles.title}>
          {event.title}
          {date !== undefined && <Icon as={Repeat} size={12} />}
        </span>
        {location && <span className={styles.listPlace}>{location}</span>}
      </span>
    );
  const isColumn = !event.allDay && (view === 'week' || view === 'day');
  const column = info.isShort ? styles.short : styles.column;
  return (
    <span className={isColumn ? column : styles.row}>
      {!event.allDay && !isColumn && <span className={styles.time}>{labels.time(start)}</span>}
      <span className={styles.title}>{event.title}</span>
      {isColumn && <span className={styles.time}>{info.isShort ? labels.time(start) : range}</span>}
      {isColumn && location && Date.parse(end) - Date.parse(start) >= spacious && (
        <span className={styles.place}>{location}</span>
      )}
    </span>
  );
}
