import type { ReactNode } from 'react';
import { cx } from '../private/cx';
import { useLocale } from '../private/strings';
import * as styles from './DataTable.css';
import { highlight } from './Highlight';
import type { DataTableColumn, TableDensity } from './tableTypes';
import { textOf, valueOf } from './useTableModel';

interface TableCellContentProps<Row> {
  column: DataTableColumn<Row>;
  row: Row;
  query: string | undefined;
  density: TableDensity;
  isCard: boolean;
}

/** What stands in a cell: the column's own look, or the value as the table writes it. */
export function TableCellContent<Row>({ column, row, query, density, isCard }: TableCellContentProps<Row>): ReactNode {
  const locale = useLocale();
  const value = valueOf(column, row);
  if (column.cell) return column.cell(row, { value, mark: (text) => highlight(text, query), density, isCard });
  if (value === undefined || value === null || value === '') return <span className={styles.subtle}>—</span>;
  if (typeof value === 'number')
    return <span className={cx(value === 0 && styles.subtle)}>{new Intl.NumberFormat(locale).format(value)}</span>;
  const text = textOf(value);
  return (
    <span className={styles.clip} title={text} style={column.maxWidth ? { maxInlineSize: column.maxWidth } : undefined}>
      <bdi>{highlight(text, query)}</bdi>
    </span>
  );
}
