import { useImperativeHandle, useRef, type Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components';
import * as styles from './Segments.css';

interface SegmentsProps {
  /** Start or end of a range. */
  slot?: 'start' | 'end';
  className?: string;
  /** Ref to the first segment. */
  ref?: Ref<HTMLElement>;
}

/** Editable segments of a date or time. */
export function Segments({ slot, className, ref }: SegmentsProps) {
  const group = useRef<HTMLDivElement>(null);
  // React Aria renders the segments in the order of the locale.
  useImperativeHandle(ref, () => group.current!.querySelector<HTMLElement>('[data-type]:not([data-type="literal"])')!);
  return (
    <DateInput ref={group} slot={slot} className={className ?? styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
