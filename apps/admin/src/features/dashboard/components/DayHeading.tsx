import { Text } from '@larder/ui';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './DayHeading.css';

export interface DayHeadingProps {
  /** ISO date. */
  date: string;
  title: string;
  text: string;
}

/** A title next to a calendar sheet with the month above the day. */
export function DayHeading({ date, title, text }: DayHeadingProps) {
  const formats = useFormats();
  return (
    <div className={styles.root}>
      <time className={styles.leaf} dateTime={date}>
        <span className={styles.month}>{formats.date(date, { month: 'short' })}</span>
        <span className={styles.number}>{formats.date(date, { day: 'numeric' })}</span>
      </time>
      <div className={styles.texts}>
        <Text as="h3" variant="bodyStrong">
          {title}
        </Text>
        <Text as="p" variant="caption" tone="muted">
          {text}
        </Text>
      </div>
    </div>
  );
}
