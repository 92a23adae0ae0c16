/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A row laid out as a grid loses the roles of its elements. */
import { useMemo, type ReactNode } from 'react';
import { cx } from '../../css/cx';
import * as styles from '../DataTable.css';
import type { ColumnView, TableView } from '../rows/rowView';
import * as groups from '../rows/TableGroups.css';
import { totalsOf, type TotalsSource } from '../model/totalsOf';

interface TableTotalsProps<Row> {
  /** `aria-rowindex` of the totals. */
  number: number;
  label: string;
  columns: readonly ColumnView<Row>[];
  source: TotalsSource<Row>;
  /** Filtered rows, or undefined for all rows. */
  rows: Uint32Array | undefined;
  /** Totals by column ID in server mode. */
  given: Readonly<Record<string, ReactNode>> | undefined;
  view: TableView<Row>;
}

export function TableTotals<Row>({
  number,
  label,
  columns,
  source,
  rows,
  given,
  view: { onToggle, rowActions, isFixed },
}: TableTotalsProps<Row>) {
  const totals = useMemo(
    () => (given ? new Map(Object.entries(given)) : totalsOf(source, rows)),
    [given, source, rows],
  );
  const lead = columns.findIndex(({ column }) => !totals.has(column.id));
  return (
    <tfoot role="rowgroup" className={cx(isFixed && groups.gridFoot)}>
      <tr role="row" aria-rowindex={number} className={cx(styles.row, isFixed && styles.gridRow)}>
        {onToggle && (
          <td
            role="gridcell"
            className={cx(styles.cell, groups.totalCell, styles.checkCell, isFixed && styles.stuckStart)}
          />
        )}
        {columns.map(({ column, number: place, className, style }, at) =>
          at === lead ? (
            <th
              key={column.id}
              role="rowheader"
              scope="row"
              aria-colindex={place}
              className={cx(className, groups.totalCell)}
              style={style}
            >
              {label}
            </th>
          ) : (
            <td
              key={column.id}
              role="gridcell"
              aria-colindex={place}
              className={cx(className, groups.totalCell)}
              style={style}
            >
              {totals.get(column.id)}
            </td>
          ),
        )}
        {rowActions && (
          <td role="gridcell" className={cx(styles.cell, groups.totalCell, styles.actionsCell, styles.stuckEnd)} />
        )}
      </tr>
    </tfoot>
  );
}
