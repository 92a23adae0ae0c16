import type { ReactNode } from 'react';
import { cx } from '../../css/cx';
import * as styles from './ChartFrame.css';

export interface ChartReadoutProps {
  /** Title of the active bucket, such as "20:00 – 21:00". */
  title: string;
  /** Longest possible title. Its width is reserved. */
  longestTitle?: string;
  /** One formatted value per series, and its longest possible value. */
  items: readonly { id: string; label: string; value: string; longest?: string }[];
  /** Content after the values, such as a `Delta`. */
  endContent?: ReactNode;
}

/** Shows the values of the active bucket below the title. */
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
