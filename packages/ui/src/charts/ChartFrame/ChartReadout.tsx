import type { ReactNode } from 'react';
import * as styles from './ChartFrame.css';

export interface ChartReadoutProps {
  /** The bucket: "20:00 – 21:00". */
  title: string;
  /** A value a series; written values. */
  items: readonly { id: string; label: string; value: string }[];
  /** Follows the values, such as a `Delta`. */
  end?: ReactNode;
}

/** Line under the title that says the values of the bucket a reader is at. */
export function ChartReadout({ title, items, end }: ChartReadoutProps) {
  return (
    <>
      <bdi className={styles.readoutTitle}>{title}</bdi>
      {items.map(({ id, label, value }) => (
        <span key={id}>
          {label}{' '}
          <b className={styles.readoutValue}>
            <bdi dir="ltr">{value}</bdi>
          </b>
        </span>
      ))}
      {end}
    </>
  );
}
