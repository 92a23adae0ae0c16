import type { ReactNode } from 'react';
import { cx } from '../../css/cx';
import * as styles from './ChartFrame.css';

export interface ChartReadoutProps {
  /** The bucket: "20:00 – 21:00". */
  title: string;
  /** Longest title that may stand here; room is kept for it. */
  longestTitle?: string;
  /** A value a series; written values, and the longest that may stand there. */
  items: readonly { id: string; label: string; value: string; longest?: string }[];
  /** Follows the values, such as a `Delta`. */
  endContent?: ReactNode;
}

/** Line under the title that says the values of the bucket a reader is at. */
export function ChartReadout({ title, longestTitle, items, endContent }: ChartReadoutProps) {
  return (
    <>
      <bdi className={cx(styles.readoutTitle, styles.steady)} data-longest={longestTitle}>
        {title}
      </bdi>
      {items.map(({ id, label, value, longest }) => (
        <span key={id}>
          {label}{' '}
          <b className={styles.readoutValue}>
            <bdi dir="ltr" className={styles.steady} data-longest={longest}>
              {value}
            </bdi>
          </b>
        </span>
      ))}
      {endContent}
    </>
  );
}
