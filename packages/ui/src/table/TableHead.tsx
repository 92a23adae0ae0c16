import { ArrowUp, ArrowDown } from 'lucide-react';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { Icon } from '../icons/Icon';
import { cx } from '../private/cx';
import { tableStrings } from '../private/tableStrings';
import { useStrings } from '../private/strings';
import * as styles from './DataTable.css';
import { ariaSort, nextSorting } from './sorting';
import type { DataTableColumn, SortRule } from './tableTypes';
import type { RowSelection } from './useRowSelection';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sorting: readonly SortRule[];
  onSort: (sorting: SortRule[]) => void;
  /** Whether Shift adds a second column. */
  isMultiSort: boolean;
  selection: RowSelection | undefined;
  hasRows: boolean;
  hasActions: boolean;
}

export function TableHead<Row>({
  columns,
  sorting,
  onSort,
  isMultiSort,
  selection,
  hasRows,
  hasActions,
}: TableHeadProps<Row>) {
  const strings = useStrings(tableStrings);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={cx(styles.head, styles.checkCell)}>
            <span className={styles.checkTarget}>
              <Checkbox
                aria-label={strings.selectPage}
                disabled={!hasRows}
                checked={hasRows && selection.ofPage === 'all'}
                indeterminate={selection.ofPage === 'some'}
                onChange={selection.togglePage}
              />
            </span>
          </th>
        )}
        {columns.map(({ id, header, align = 'start', width, minWidth, isSortable, firstDirection = 'asc' }) => {
          const place = sorting.findIndex(({ column }) => column === id);
          const direction = sorting[place]?.direction;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isSortable ? (direction ? ariaSort[direction] : 'none') : undefined}
              className={cx(styles.head, styles.align[align])}
              style={{ width, minWidth }}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={styles.sortButton}
                  data-sorted={direction && ''}
                  onClick={(event) => onSort(nextSorting(sorting, id, firstDirection, isMultiSort && event.shiftKey))}
                >
                  {align === 'start' && header}
                  <Icon
                    as={(direction ?? firstDirection) === 'asc' ? ArrowUp : ArrowDown}
                    size={12}
                    className={styles.arrow}
                  />
                  {align === 'end' && header}
                  {sorting.length > 1 && direction && <span className={styles.order}>{place + 1}</span>}
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className={cx(styles.head, styles.actionsCell)}>
            <VisuallyHidden>{strings.rowActions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
