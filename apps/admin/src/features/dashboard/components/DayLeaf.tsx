import { useFormats } from '../../../hooks/useFormats';
import * as styles from './DayLeaf.css';

/** Calendar sheet with the month above the day. */
export function DayLeaf({ date }: { date: string }) {
  const formats = useFormats();
  return (
    <time className={styles.root} dateTime={date}>
      <span className={styles.month}>{formats.date(date, { month: 'short' })}</span>
      <span className={styles.number}>{formats.date(date, { day: 'numeric' })}</span>
    </time>
  );
}
