import { Fragment, type ReactNode } from 'react';
import * as styles from '../DataTable.css';
import { highlight } from './highlight';
import { textOf } from '../model/rowEngine';
import type { TableView } from './rowView';
import type { DataTableColumn } from '../tableTypes';
import { valueOf } from '../model/valueOf';

// Hebrew, Arabic and their kin.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** What stands in a cell, whose direction is that of its text: the column's own look, or the value as the table writes it. */
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
  if (typeof value === 'number')
    return value === 0 ? <span className={styles.subtle}>{formatNumber(value)}</span> : formatNumber(value);
  const text = textOf(value);
  const marked = highlight(text, query);
  if (inCard) return marked;
  // A cell of known width cuts by itself what runs with it.
  if (isFixed && !isRtl && !rightToLeft.test(text)) return marked;
  const maxInlineSize = isFixed ? undefined : column.maxWidth;
  return (
    <span className={styles.clip} title={text} style={maxInlineSize ? { maxInlineSize } : undefined}>
      {marked}
    </span>
  );
}

/** The same, made anew for another row where the element is used again: its parts may remember things. */
export const keyedContent = (id: string, content: ReactNode) => <Fragment key={id}>{content}</Fragment>;
