import { DateInput, DateSegment } from 'react-aria-components';
import * as styles from './Segments.css';

interface SegmentsProps {
  /** Which of the two dates of a range. */
  slot?: 'start' | 'end';
  className?: string;
}

/** Day, month, year, hour, minute: each a part that takes digits and arrows. */
export function Segments({ slot, className }: SegmentsProps) {
  return (
    <DateInput slot={slot} className={className ?? styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
