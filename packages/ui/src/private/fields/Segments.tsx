import { DateInput, DateSegment } from 'react-aria-components';
import * as styles from './Segments.css';

interface SegmentsProps {
  /** Start or end of a range. */
  slot?: 'start' | 'end';
  className?: string;
}

/** Editable segments of a date or time. */
export function Segments({ slot, className }: SegmentsProps) {
  return (
    <DateInput slot={slot} className={className ?? styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
