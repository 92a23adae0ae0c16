import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './ChartFrame.css';

/** A value as it is written, and as it goes into a CSV file. */
export interface ChartCell {
  /** As it is written. */
  text: string;
  /** null is missing data. */
  value: number | null;
}

export interface ChartTableData {
  /** Heads; the first is that of the buckets. */
  columns: readonly string[];
  /** The name of the bucket first, then its values: written, or with the number that was written. */
  rows: readonly (readonly [name: string, ...values: (string | ChartCell)[]])[];
}

/** The values of a chart as a table. */
export function ChartTable({
  caption,
  columns,
  rows,
  maxBlockSize,
}: ChartTableData & { caption: string; maxBlockSize: number }) {
  return (
    // A long table scrolls in the room of the chart; the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} style={{ maxBlockSize }} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column, place) => (
              // A column is its place: two series may have one name.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={place} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            // A row is its place: two weeks have two Mondays.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              <th scope="row" className={styles.value}>
                {name}
              </th>
              {values.map((value, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place} className={styles.value}>
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
