import { constructRow } from '@tanstack/react-table';
import { readItem } from './items';
import { groupId, type IndexedRowModel, type ModelRow, type ModelTable } from './tableModel';

type Order = Pick<IndexedRowModel<unknown>, 'indexes' | 'groups' | 'items'>;

/** Constructed rows that are kept. */
const keptRows = 2000;

const newRow = (
  table: ModelTable<unknown>,
  id: string,
  original: unknown,
  index: number,
  rows?: ModelRow<unknown>[],
): ModelRow<unknown> => constructRow(table as never, id, original as never, index, 0, rows as never);

/** Constructs rows by their number and keeps the last ones. */
export function rowSource(table: ModelTable<unknown>) {
  const { data } = table.options;
  const made = new Map<number, ModelRow<unknown>>();
  return (index: number) => {
    let row = made.get(index);
    if (!row) {
      if (made.size >= keptRows) made.clear();
      const original = data[index]!;
      row = newRow(table, table.getRowId(original, index), original, index);
      made.set(index, row);
    }
    return row;
  };
}

/** An array whose elements are made when they are read. */
function lazyArray<Value>(length: number, valueAt: (index: number) => Value): Value[] {
  return new Proxy<Value[]>([], {
    get: (target, key) => {
      if (key === 'length') return length;
      const index = typeof key === 'string' ? Number(key) : NaN;
      if (!Number.isInteger(index)) return Reflect.get(target, key) as unknown;
      return index < length ? valueAt(index) : undefined;
    },
    has: (target, key) => (typeof key === 'string' && Number(key) < length) || Reflect.has(target, key),
  });
}

function groupRow(table: ModelTable<unknown>, rowAt: (index: number) => ModelRow<unknown>, order: Order, at: number) {
  const column = table.atoms.grouping.get()[0]!;
  const group = order.groups![at]!;
  const { original } = rowAt(group.first);
  const rows = lazyArray(group.rows.length, (index) => rowAt(group.rows[index]!));
  const row = newRow(table, groupId(column, group), original, group.first, rows);
  return Object.assign(row, { groupingColumnId: column, groupingValue: group.key });
}

/** A row model in this order. */
export function indexedRowModel(
  table: ModelTable<unknown>,
  { engine, rowAt }: Pick<IndexedRowModel<unknown>, 'engine' | 'rowAt'>,
  order: Order,
): IndexedRowModel<unknown> {
  const shown = order.items ?? order.indexes;
  const count = shown?.length ?? engine.count;
  const rows = lazyArray(count, (index) => {
    const item = readItem(shown ? shown[index]! : index);
    // Details belong to their row.
    return item.kind === 'group' ? groupRow(table, rowAt, order, item.group) : rowAt(item.row);
  });
  const rowsById = new Proxy<Record<string, ModelRow<unknown>>>(
    {},
    {
      get: (_, id) => {
        const index = engine.rows.findIndex((row, at) => table.getRowId(row as never, at) === id);
        return index < 0 ? undefined : rowAt(index);
      },
    },
  );
  return { rows, flatRows: rows, rowsById, engine, rowAt, count, ...order };
}
