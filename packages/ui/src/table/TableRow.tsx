import { Checkbox } from '../components/Checkbox/Checkbox';
import { cx } from '../private/cx';
import { tableStrings } from '../private/tableStrings';
import { fill, useStrings } from '../private/strings';
import * as styles from './DataTable.css';
import { RowActions } from './RowActions';
import type { RowViewProps } from './rowView';
import { TableCellContent } from './TableCell';

export function TableRow<Row>({
  row: { id, number, data },
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
  return (
    <tr
      data-row={id}
      data-selected={isSelected ? '' : undefined}
      data-opens={opener.opens ? '' : undefined}
      aria-selected={onToggle ? isSelected : undefined}
      aria-rowindex={number + 1}
      tabIndex={tabIndex}
      className={styles.row}
      onFocus={onFocus}
      onClick={opener.handleRowClick}
    >
      {onToggle && (
        <td className={cx(styles.cell, styles.checkCell)} data-row-check="">
          <span className={styles.checkTarget}>
            <Checkbox
              aria-label={fill(strings.selectRow, { name })}
              tabIndex={tabIndex}
              checked={isSelected}
              onChange={(event) => onToggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          </span>
        </td>
      )}
      {columns.map((column) => {
        const content = <TableCellContent column={column} row={data} query={query} density={density} isCard={false} />;
        const look = cx(styles.cell, styles.align[column.align ?? 'start'], column.isMuted && styles.muted);
        return column.isKey ? (
          <th key={column.id} scope="row" className={cx(look, styles.key)}>
            {opener.wrap(data, tabIndex, content)}
          </th>
        ) : (
          <td key={column.id} className={look}>
            {content}
          </td>
        );
      })}
      {actions && (
        <td className={cx(styles.cell, styles.actionsCell)}>
          <RowActions actions={actions} name={name} tabIndex={tabIndex} hasQuick />
        </td>
      )}
    </tr>
  );
}
