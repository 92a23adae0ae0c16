import { useMemo, type ReactNode } from 'react';
import type { DataTableColumn } from './tableTypes';
import type { TableModel } from './useTableModel';

interface TotalsOptions<Row> {
  model: TableModel<Row>;
  columns: readonly DataTableColumn<Row>[];
  /** Server mode: what the owner says. */
  givenTotals: Readonly<Record<string, ReactNode>> | undefined;
  isServer: boolean;
  numbers: Intl.NumberFormat;
}

/** What columns come to, as it is shown: over some rows, and over all that the filters leave. */
export function useTotals<Row>({
  model: { engine, view },
  columns,
  givenTotals,
  isServer,
  numbers,
}: TotalsOptions<Row>) {
  const totalsOf = useMemo(() => summary(engine, columns, numbers), [engine, columns, numbers]);
  const totals = useMemo(() => {
    if (isServer) return givenTotals && new Map(Object.entries(givenTotals));
    return columns.some(({ total }) => total !== undefined) ? totalsOf(view.rows) : undefined;
  }, [isServer, givenTotals, columns, totalsOf, view]);
  return { totals, totalsOf };
}

/** Sums columns up over some rows, each set of rows once. */
function summary<Row>(
  engine: TableModel<Row>['engine'],
  columns: readonly DataTableColumn<Row>[],
  numbers: Intl.NumberFormat,
) {
  const known = new WeakMap<Uint32Array, ReadonlyMap<string, ReactNode>>();
  const sumUp = (rows: Uint32Array | undefined) => {
    const totals = new Map<string, ReactNode>();
    for (const { id, total, totalCell } of columns) {
      if (total === undefined) continue;
      const value =
        typeof total === 'function'
          ? total(rows ? Array.from(rows, (row) => engine.rows[row]!) : engine.rows)
          : engine.total(total, id, rows);
      const words = typeof value === 'number' ? numbers.format(value) : (value as ReactNode);
      totals.set(id, totalCell ? totalCell(value) : words);
    }
    return totals;
  };
  return (rows: Uint32Array | undefined): ReadonlyMap<string, ReactNode> => {
    if (!rows) return sumUp(rows);
    let totals = known.get(rows);
    if (!totals) known.set(rows, (totals = sumUp(rows)));
    return totals;
  };
}
