import { Fragment, type ReactNode } from 'react';
import * as styles from '../DataTable.css';
import { highlight } from './highlight';
import { textOf } from '../model/textOf';
import type { TableView } from './rowView';
import type { DataTableColumn } from '../tableTypes';
import { valueOf } from '../model/valueOf';

// Hebrew, Arabic and related scripts.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** Renders a cell with the column's `cell`, or formats its value. */
export function cellContent<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  {
    query,
    density,
    formatNumber,
    isRtl,
    isFixed,
  }: Pick<TableView<Row>, 'query' | 'density' | 'formatNumber' | 'isRtl' | 'isFixed'>,
  inCard = false,
): ReactNode {
  const value = valueOf(column, row);
  if (column.cell) return column.cell(row, { value, mark: (text) => highlight(text, query), density, inCard });
  if (value === undefined || value === null || value === '') return <span className={styles.subtle}>—</span>;
  const format = typeof column.format === 'function' ? column.format : undefined;
  if (typeof value === 'number') {
    const number = format?.(value as never) ?? formatNumber(value);
    return value === 0 ? <span className={styles.subtle}>{number}</span> : number;
  }
  const text = format?.(value as never) ?? textOf(value);
  const marked = highlight(text, query);
  if (inCard) return marked;
  // A cell of fixed width truncates text itself, but only text in the direction of the page.
  if (isFixed && !isRtl && !rightToLeft.test(text)) return marked;
  const maxInlineSize = isFixed ? undefined : column.maxWidth;
  return (
    <span className={styles.clip} title={text} style={maxInlineSize ? { maxInlineSize } : undefined}>
      {marked}
    </span>
  );
}

/** Remounts the content when its element is recycled for another row: it may have state. */
export const keyedContent = (id: string, content: ReactNode) => <Fragment key={id}>{content}</Fragment>;
