/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A row laid out as a grid loses the roles of its elements. */
import { ChevronRight } from 'lucide-react';
import { memo, type ChangeEvent } from 'react';
import { CheckboxBox } from '../../private/fields/CheckboxBox';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { fill } from '../../private/strings/strings';
import { cellContent, keyedContent } from './cellContent';
import * as styles from '../DataTable.css';
import * as parts from './RowParts.css';
import { RowActions } from './RowActions';
import type { RowViewProps } from './rowView';
import { fits } from './textWidth';

function Row<Data>({
  id,
  data,
  index,
  number,
  columns,
  start,
  isActive,
  isSelected,
  isOpen,
  view,
}: RowViewProps<Data>) {
  const { strings, opener, rowActions, onToggle, onExpand, isFixed, columnCount, isGrouped, isEditable } = view;
  const tabIndex = isActive ? 0 : -1;
  const hasName = onToggle !== undefined || onExpand !== undefined || rowActions !== undefined;
  const name = hasName ? view.nameOf(data) : '';
  const handleToggle = (event: ChangeEvent) => onToggle?.(id, (event.nativeEvent as MouseEvent).shiftKey);

  return (
    <tr
      role="row"
      data-row={id}
      data-index={index}
      data-selected={isSelected ? '' : undefined}
      data-opens={opener.opens ? '' : undefined}
      aria-selected={onToggle ? isSelected : undefined}
      aria-rowindex={number}
      aria-level={isGrouped ? 2 : undefined}
      tabIndex={tabIndex}
      className={cx(styles.row, isFixed && styles.gridRow, start !== undefined && styles.virtualRow)}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      {onToggle && (
        <td
          role="gridcell"
          aria-colindex={1}
          className={cx(styles.cell, styles.checkCell, isFixed && styles.stuckStart)}
          data-row-check=""
        >
          <span className={styles.checkTarget}>
            <CheckboxBox
              aria-label={fill(strings.selectRow, { name })}
              tabIndex={tabIndex}
              checked={isSelected}
              onChange={handleToggle}
            />
          </span>
        </td>
      )}
      {columns.map(({ column, number: place, className, untruncated, style }) => {
        const content = cellContent(column, data, view);
        const children = column.cell ? keyedContent(id, content) : content;
        const isEditableCell = column.edit && (column.edit.editable?.(data) ?? true);
        return column.rowHeader ? (
          <th key={column.id} role="rowheader" scope="row" aria-colindex={place} className={className} style={style}>
            {onExpand ? (
              <span className={parts.expandable}>
                <button
                  type="button"
                  className={parts.expander}
                  tabIndex={tabIndex}
                  aria-expanded={isOpen}
                  aria-label={fill(strings.detailsOf, { name })}
                  onClick={() => onExpand(id)}
                >
                  <Icon as={ChevronRight} size={14} />
                </button>
                <span className={parts.named}>{opener.wrap(data, tabIndex, children)}</span>
              </span>
            ) : (
              opener.wrap(data, tabIndex, children)
            )}
          </th>
        ) : (
          <td
            key={column.id}
            role="gridcell"
            aria-colindex={place}
            aria-readonly={isEditable ? !isEditableCell : undefined}
            data-edit={isEditableCell ? column.id : undefined}
            className={untruncated && fits(children, untruncated.width) ? untruncated.className : className}
            style={style}
          >
            {/* The editor is portaled next to the value: React must not set `textContent` of the cell. */}
            {isEditableCell ? <>{children}</> : children}
          </td>
        );
      })}
      {rowActions && (
        <td
          role="gridcell"
          aria-colindex={columnCount}
          className={cx(styles.cell, styles.actionsCell, styles.stuckEnd)}
        >
          <RowActions actions={rowActions(data)} name={name} tabIndex={tabIndex} hasQuick strings={strings} />
        </td>
      )}
    </tr>
  );
}

/** A memoized row of the table. */
export const TableRow = memo(Row) as typeof Row;
