import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { RenderBucketLink } from '../chartSeries';
import * as styles from './ChartFrame.css';

/** A value for the table and the CSV file. */
export interface ChartCell {
  /** Formatted value. */
  text: string;
  /** Value in the CSV file. `null` is missing data. */
  value: number | null;
}

export interface ChartTableData {
  /** Column headers. The first is the header of the buckets. */
  columns: readonly string[];
  /** Per row, the name of the bucket and its values: formatted text, or text and number for the CSV file. */
  rows: readonly (readonly [name: string, ...values: (string | ChartCell)[]])[];
  /** Renders the name of a row as a link. */
  renderLink?: RenderBucketLink;
}

/** Table of all values of a chart. */
export function ChartTable({
  caption,
  columns,
  rows,
  renderLink,
  maxBlockSize,
}: ChartTableData & { caption: string; maxBlockSize: number }) {
  return (
    // A long table scrolls, so it must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} style={{ maxBlockSize }} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // The index is the key: series names can repeat.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            // The index is the key: bucket names can repeat.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              <th scope="row" className={styles.value}>
                {renderLink?.(row, { className: styles.link, children: name }) ?? name}
              </th>
              {values.map((value, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} className={styles.value}>
                  <bdi dir="ltr">{typeof value === 'string' ? value : value.text}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
