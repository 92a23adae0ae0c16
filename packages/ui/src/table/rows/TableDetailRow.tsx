/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A row laid out as a grid loses the roles of its elements. */
import type { ReactNode } from 'react';
import { cx } from '../../css/cx';
import * as styles from '../DataTable.css';
import * as details from './TableDetailRow.css';

interface TableDetailRowProps {
  index: number;
  number: number;
  columnCount: number;
  start: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  isActive: boolean;
  isFixed: boolean;
  isGrouped: boolean;
  children: ReactNode;
}

/** Expanded details below a row. */
export function TableDetailRow({
  index,
  number,
  columnCount,
  start,
  measure,
  isActive,
  isFixed,
  isGrouped,
  children,
}: TableDetailRowProps) {
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={number}
      aria-level={isGrouped ? 2 : undefined}
      tabIndex={isActive ? 0 : -1}
      className={cx(styles.row, isFixed && details.detailRow, start !== undefined && styles.virtualRow)}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      <td role="gridcell" colSpan={columnCount} aria-colindex={1} className={details.detailCell}>
        <div className={details.detail}>{children}</div>
      </td>
    </tr>
  );
}
