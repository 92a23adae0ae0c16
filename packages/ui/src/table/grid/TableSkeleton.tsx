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
  /** Whether the shapes show; before that they hold the place. */
  isShown: boolean;
}

// Widths that look like words and are the same at each render.
const widths = [116, 84, 96, 72, 104];

/** Rows that are on their way, in the geometry they will have. */
export function TableSkeleton<Row>({
  columns,
  rowCount,
  hasSelection,
  hasActions,
  isFixed,
  isShown,
}: TableSkeletonProps<Row>) {
  return (
    <tbody className={cx(styles.body, !isShown && styles.unseen)} aria-hidden="true">
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
