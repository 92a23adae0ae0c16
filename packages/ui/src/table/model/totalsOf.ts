import type { ReactNode } from 'react';
import { everyRow } from './radix';
import type { TableRows } from './tableModel';
import { totalOf } from './totals';
import { valueOf } from './valueOf';
import type { DataTableColumn } from '../tableTypes';

/** Inputs of the totals. Keep the object between renders. */
export interface TotalsSource<Row> {
  engine: TableRows<Row>;
  columns: readonly DataTableColumn<Row>[];
  numbers: Intl.NumberFormat;
}

type Totals = ReadonlyMap<string, ReactNode>;
const cache = new WeakMap<object, WeakMap<Uint32Array, Totals>>();

/** Returns the rendered totals of some rows, by default of all. Caches the totals of given rows. */
export function totalsOf<Row>(source: TotalsSource<Row>, rows: Uint32Array | undefined): Totals {
  if (!rows) return sumUp(source, everyRow(source.engine.count));
  let cachedBySet = cache.get(source);
  if (!cachedBySet) cache.set(source, (cachedBySet = new WeakMap()));
  let totals = cachedBySet.get(rows);
  if (!totals) cachedBySet.set(rows, (totals = sumUp(source, rows)));
  return totals;
}

function sumUp<Row>({ engine, columns, numbers }: TotalsSource<Row>, rows: Uint32Array): Totals {
  const totals = new Map<string, ReactNode>();
  for (const column of columns) {
    const { id, total, totalCell } = column;
    if (total === undefined) continue;
    const value =
      typeof total === 'function'
        ? total(Array.from(rows, (row) => engine.rows[row]!))
        : totalOf(total, rows, (row) => valueOf(column, engine.rows[row]!));
    const words = typeof value === 'number' ? numbers.format(value) : (value as ReactNode);
    totals.set(id, totalCell ? totalCell(value) : words);
  }
  return totals;
}
