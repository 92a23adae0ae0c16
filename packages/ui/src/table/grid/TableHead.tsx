/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A row laid out as a grid loses the roles of its elements. */
import { ArrowUp, ArrowDown } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { coarsePointer } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { CheckboxBox } from '../../private/fields/CheckboxBox';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import type { TableArrangement } from '../columns/tableArrangement';
import * as styles from '../DataTable.css';
import { handleHeaderKeys } from './headerKeyboard';
import { ColumnTools, tableExtras } from '../lazyParts';
import type { ModelTable } from '../model/tableModel';
import type { ColumnView, TableView } from '../rows/rowView';
import type { RowSelection } from '../rows/useRowSelection';

interface TableHeadProps<Row> {
  columns: readonly ColumnView<Row>[];
  table: ModelTable<Row>;
  /** If true, Shift+click adds a sort column. */
  multiple: boolean;
  selection: RowSelection | undefined;
  hasRows: boolean;
  /** True once the pointer or focus has entered the table. Headers then show the direction of the next sort. */
  hasEntered: boolean;
  view: TableView<Row>;
  /** Lets users arrange columns. Undefined if they can't. */
  arrangement: TableArrangement | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

const areToolsLoaded = () => tableExtras.get() !== undefined;

/**
 * Returns true once header tools are loaded or needed: they are visible on hover and focus, on touch screens and if
 * filtered.
 */
function useColumnTools(hasEntered: boolean, isFiltered: boolean) {
  const areLoaded = useSyncExternalStore(tableExtras.subscribe, areToolsLoaded, () => false);
  const isTouch = useMediaQuery(coarsePointer);
  return areLoaded || hasEntered || isTouch || isFiltered;
}

export function TableHead<Row>({
  columns,
  table,
  multiple,
  selection,
  hasRows,
  hasEntered,
  view: { strings, rowActions, isFixed, isRtl, columnCount },
  arrangement,
}: TableHeadProps<Row>) {
  const labelId = useId();
  const hasTools = useColumnTools(hasEntered, table.atoms.columnFilters.get().length > 0);
  const [current, setCurrent] = useState(0);
  const sorting = table.atoms.sorting.get();
  const numbers = [...(selection ? [1] : []), ...columns.map(({ number }) => number), columnCount];
  const stop = numbers.includes(current) ? current : numbers[0];
  const tabIndex = (number: number) => (number === stop ? 0 : -1);
  return (
    <thead role="rowgroup" className={cx(isFixed && styles.gridHead)}>
      <tr
        role="row"
        aria-rowindex={1}
        className={cx(isFixed && styles.gridRow)}
        onKeyDown={(event) => handleHeaderKeys(event, isRtl)}
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
              <CheckboxBox
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
          const { id, header, align = 'start', width, minWidth, sortable, firstDirection = 'asc' } = column;
          const place = sorting.findIndex((rule) => rule.id === id);
          const direction = place < 0 ? undefined : sorting[place]!.desc ? 'desc' : 'asc';
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-colindex={number}
              aria-sort={sortable ? ariaSort[direction ?? 'none'] : undefined}
              aria-labelledby={arrangement && labelId + number}
              tabIndex={sortable ? undefined : tabIndex(number)}
              className={cx(styles.head, styles.align[align], isFixed && styles.gridHeaderCell, pin && styles.pinned)}
              style={isFixed ? style : { width, minWidth }}
            >
              {sortable ? (
                <button
                  type="button"
                  id={labelId + number}
                  tabIndex={tabIndex(number)}
                  className={styles.sortButton}
                  data-sorted={direction ? '' : undefined}
                  onClick={(event) => table.getColumn(id)!.toggleSorting(undefined, multiple && event.shiftKey)}
                >
                  {align === 'start' && header}
                  {direction || hasEntered ? (
                    <Icon
                      as={(direction ?? firstDirection) === 'asc' ? ArrowUp : ArrowDown}
                      size={12}
                      className={styles.arrow}
                    />
                  ) : (
                    <span className={styles.arrowSpace} />
                  )}
                  {align === 'end' && header}
                  {direction && sorting.length > 1 && <span className={styles.order}>{place + 1}</span>}
                </button>
              ) : (
                <span id={labelId + number}>{header}</span>
              )}
              {arrangement && hasTools && (
                <LazyBoundary>
                  <ColumnTools {...{ view, arrangement }} />
                </LazyBoundary>
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
