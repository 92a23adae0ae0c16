/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A row laid out as a grid loses the roles of its elements. */
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from '../DataTable.css';
import * as parts from './RowParts.css';
import type { ColumnView, TableView } from './rowView';
import * as groups from './TableGroups.css';
import { totalsOf, type TotalsSource } from '../model/totalsOf';

interface TableGroupRowProps<Row> {
  index: number;
  number: number;
  start: number | undefined;
  columns: readonly ColumnView<Row>[];
  isActive: boolean;
  isOpen: boolean;
  /** Value of the group. */
  label: ReactNode;
  /** Number of rows. */
  count: string;
  source: TotalsSource<Row>;
  rows: Uint32Array;
  onToggle: () => void;
  view: TableView<Row>;
}

/** Header row of a group, with its totals. */
export function TableGroupRow<Row>({
  index,
  number,
  start,
  columns,
  isActive,
  isOpen,
  label,
  count,
  source,
  rows,
  onToggle,
  view: { onToggle: onSelect, rowActions, isFixed },
}: TableGroupRowProps<Row>) {
  const totals = totalsOf(source, rows);
  const lead = onSelect ? 1 : 0;
  const before = columns.findIndex(({ column }) => totals.has(column.id));
  const reach = Math.max(1, before < 0 ? columns.length : before);
  const span = lead + reach;
  return (
    <tr
      role="row"
      data-index={index}
      data-group=""
      aria-rowindex={number}
      aria-level={1}
      aria-expanded={isOpen}
      tabIndex={isActive ? 0 : -1}
      className={cx(styles.row, groups.groupRow, isFixed && styles.gridRow, start !== undefined && styles.virtualRow)}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      <th
        role="rowheader"
        scope="rowgroup"
        colSpan={span}
        aria-colindex={1}
        className={cx(styles.cell, styles.key, isFixed && styles.partsCell)}
        style={isFixed ? { gridColumn: `1 / span ${span}` } : undefined}
      >
        <button
          type="button"
          className={groups.groupButton}
          tabIndex={isActive ? 0 : -1}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon as={ChevronRight} size={14} className={groups.groupArrow} />
          <bdi className={parts.named}>{label}</bdi>
          <span className={groups.groupCount}>{count}</span>
        </button>
      </th>
      {columns.slice(reach).map(({ column, number: place, className, style }) => (
        <td key={column.id} role="gridcell" aria-colindex={place} className={className} style={style}>
          {totals.get(column.id)}
        </td>
      ))}
      {rowActions && <td role="gridcell" className={cx(styles.cell, styles.actionsCell, styles.stuckEnd)} />}
    </tr>
  );
}
