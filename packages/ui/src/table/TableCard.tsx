import { Checkbox } from '../components/Checkbox/Checkbox';
import { tableStrings } from '../private/tableStrings';
import { fill, useStrings } from '../private/strings';
import * as table from './DataTable.css';
import { RowActions } from './RowActions';
import type { RowViewProps } from './rowView';
import { TableCellContent } from './TableCell';
import * as styles from './TableCards.css';

/** A row on a phone: title, status, one quiet line. */
export function TableCard<Row>({
  row: { id, data },
  columns,
  name,
  isActive,
  isSelected,
  onToggle,
  onFocus,
  actions,
  opener,
  query,
  density,
}: RowViewProps<Row>) {
  const strings = useStrings(tableStrings);
  const tabIndex = isActive ? 0 : -1;
  const at = (place: string) => columns.filter(({ card, isKey }) => (card ?? (isKey ? 'title' : 'hidden')) === place);
  const show = (column: (typeof columns)[number]) => (
    <TableCellContent column={column} row={data} query={query} density={density} isCard />
  );
  const [title] = at('title');
  const status = at('status');
  const secondary = at('secondary');

  return (
    <li
      data-row={id}
      data-selected={isSelected ? '' : undefined}
      data-opens={opener.opens ? '' : undefined}
      tabIndex={tabIndex}
      className={styles.item}
      onFocus={onFocus}
      onClick={opener.handleRowClick}
    >
      {onToggle && (
        <span className={styles.check} data-row-check="">
          <span className={table.checkTarget}>
            <Checkbox
              aria-label={fill(strings.selectRow, { name })}
              tabIndex={tabIndex}
              checked={isSelected}
              onChange={(event) => onToggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          </span>
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.top}>
          <span className={styles.title}>{title && opener.wrap(data, tabIndex, show(title))}</span>
          {status.map((column) => (
            <span key={column.id} className={styles.status}>
              {show(column)}
            </span>
          ))}
        </div>
        {secondary.length > 0 && (
          <div className={styles.secondary}>
            {secondary.map((column) => (
              <span key={column.id} className={styles.part}>
                {show(column)}
              </span>
            ))}
          </div>
        )}
      </div>
      {actions && <RowActions actions={actions} name={name} tabIndex={tabIndex} hasQuick={false} />}
    </li>
  );
}
