/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A row laid out as a grid loses the roles of its elements. */
import { ArrowUp, ArrowDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { BareCheckbox } from '../private/BareCheckbox';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { Icon } from '../icons/Icon';
import { cx } from '../private/cx';
import type { TableArrangement } from './tableArrangement';
import * as styles from './DataTable.css';
import { handleHeadKeys } from './headKeys';
import { ColumnTools } from './lateMenus';
import { ariaSort, nextSorting } from './sorting';
import type { ColumnView, TableView } from './rowView';
import type { SortRule } from './tableTypes';
import type { RowSelection } from './useRowSelection';

interface TableHeadProps<Row> {
  columns: readonly ColumnView<Row>[];
  sorting: readonly SortRule[];
  onSort: (sorting: SortRule[]) => void;
  /** Whether Shift adds a second column. */
  isMultiSort: boolean;
  selection: RowSelection | undefined;
  hasRows: boolean;
  /** Somebody has come near: heads hint at the order that a press would bring. */
  isNear: boolean;
  view: TableView<Row>;
  /** What the reader may change about the columns; undefined: nothing. */
  arrangement: TableArrangement | undefined;
}

export function TableHead<Row>({
  columns,
  sorting,
  onSort,
  isMultiSort,
  selection,
  hasRows,
  isNear,
  view: { strings, rowActions, isFixed, isRtl, columnCount },
  arrangement,
}: TableHeadProps<Row>) {
  const labelId = useId();
  const [current, setCurrent] = useState(0);
  const numbers = [...(selection ? [1] : []), ...columns.map(({ number }) => number), columnCount];
  const stop = numbers.includes(current) ? current : numbers[0];
  const tabIndex = (number: number) => (number === stop ? 0 : -1);
  return (
    <thead role="rowgroup" className={cx(isFixed && styles.gridHead)}>
      <tr
        role="row"
        aria-rowindex={1}
        className={cx(isFixed && styles.gridRow)}
        onKeyDown={(event) => handleHeadKeys(event, isRtl)}
        onFocus={({ target }) => setCurrent(Number(target.closest('[aria-colindex]')?.ariaColIndex))}
      >
        {selection && (
          <th
            role="columnheader"
            scope="col"
            aria-colindex={1}
            className={cx(styles.head, styles.checkCell, isFixed && styles.stuckStart)}
          >
            <span className={styles.checkTarget}>
              <BareCheckbox
                aria-label={strings.selectPage}
                tabIndex={tabIndex(1)}
                disabled={!hasRows}
                checked={hasRows && selection.ofPage === 'all'}
                indeterminate={selection.ofPage === 'some'}
                onChange={selection.togglePage}
              />
            </span>
          </th>
        )}
        {columns.map((view) => {
          const { column, number, pin, style } = view;
          const { id, header, align = 'start', width, minWidth, isSortable, firstDirection = 'asc' } = column;
          const place = sorting.findIndex((rule) => rule.column === id);
          const direction = sorting[place]?.direction;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-colindex={number}
              aria-sort={isSortable ? (direction ? ariaSort[direction] : 'none') : undefined}
              aria-labelledby={arrangement && labelId + number}
              tabIndex={isSortable ? undefined : tabIndex(number)}
              className={cx(styles.head, styles.align[align], isFixed && styles.gridHeadCell, pin && styles.pinned)}
              style={style ?? { width, minWidth }}
            >
              {isSortable ? (
                <button
                  type="button"
                  id={labelId + number}
                  tabIndex={tabIndex(number)}
                  className={styles.sortButton}
                  data-sorted={direction && ''}
                  onClick={(event) => onSort(nextSorting(sorting, id, firstDirection, isMultiSort && event.shiftKey))}
                >
                  {align === 'start' && header}
                  {direction || isNear ? (
                    <Icon
                      as={(direction ?? firstDirection) === 'asc' ? ArrowUp : ArrowDown}
                      size={12}
                      className={styles.arrow}
                    />
                  ) : (
                    <span className={styles.arrowRoom} />
                  )}
                  {align === 'end' && header}
                  {sorting.length > 1 && direction && <span className={styles.order}>{place + 1}</span>}
                </button>
              ) : (
                <span id={labelId + number}>{header}</span>
              )}
              {arrangement && (
                <Suspense fallback={null}>
                  <ColumnTools {...{ view, arrangement }} />
                </Suspense>
              )}
            </th>
          );
        })}
        {rowActions && (
          <th
            role="columnheader"
            scope="col"
            aria-colindex={columnCount}
            tabIndex={tabIndex(columnCount)}
            className={cx(styles.head, styles.actionsCell, styles.stuckEnd)}
          >
            <VisuallyHidden>{strings.rowActions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
