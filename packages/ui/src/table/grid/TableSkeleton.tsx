import { Skeleton } from '../../components/Skeleton/Skeleton';
import { cx } from '../../css/cx';
import * as styles from '../DataTable.css';
import type { ColumnView } from '../rows/rowView';

interface TableSkeletonProps<Row> {
  columns: readonly ColumnView<Row>[];
  rowCount: number;
  hasSelection: boolean;
  hasActions: boolean;
  isFixed: boolean;
  /** If true, the skeleton is visible. Otherwise it only reserves space. */
  isShown: boolean;
}

// Widths that look like text and do not change between renders.
const widths = [116, 84, 96, 72, 104];

/** Skeleton rows with the size of the real ones. */
export function TableSkeleton<Row>({
  columns,
  rowCount,
  hasSelection,
  hasActions,
  isFixed,
  isShown,
}: TableSkeletonProps<Row>) {
  return (
    <tbody className={cx(styles.body, !isShown && styles.invisible)} aria-hidden="true">
      {Array.from({ length: rowCount }, (_, at) => (
        <tr key={at} className={cx(isFixed && styles.gridRow)}>
          {hasSelection && (
            <td className={cx(styles.cell, styles.checkCell)}>
              <Skeleton inlineSize={18} blockSize={18} shape="text" />
            </td>
          )}
          {columns.map(({ column: { id, rowHeader }, className, style }, place) => (
            <td key={id} className={className} style={style}>
              <Skeleton
                inlineSize={rowHeader ? 168 : widths[(at + place) % widths.length]}
                blockSize={12}
                shape="text"
                style={{ display: 'inline-block', verticalAlign: 'middle' }}
              />
            </td>
          ))}
          {hasActions && <td className={cx(styles.cell, styles.actionsCell, styles.stuckEnd)} />}
        </tr>
      ))}
    </tbody>
  );
}
