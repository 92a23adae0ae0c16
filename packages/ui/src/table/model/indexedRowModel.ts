import {
  constructRow,
  type Row,
  type RowData,
  type RowModel,
  type Table,
  type TableFeatures,
} from '@tanstack/react-table';

/** Rows that were looked at; more than these are made anew. */
const keptRows = 2000;

/**
 * The core row model of a table of any length: a row is made when it is looked at, by its number.
 * Orders, searches and pages are arrays of row numbers, so nothing else is made for a row.
 */
export function createIndexedRowModel<Features extends TableFeatures, Data extends RowData>() {
  return (table: Table<Features, Data>) => {
    let data: readonly Data[] | undefined;
    let model: RowModel<Features, Data> | undefined;
    return () => {
      if (!model || data !== table.options.data) {
        data = table.options.data;
        model = indexedRows(table, data);
      }
      return model;
    };
  };
}

function indexedRows<Features extends TableFeatures, Data extends RowData>(
  table: Table<Features, Data>,
  data: readonly Data[],
): RowModel<Features, Data> {
  const made = new Map<number, Row<Features, Data>>();
  const rowAt = (at: number) => {
    const original = data[at];
    if (original === undefined) return undefined;
    let row = made.get(at);
    if (!row) {
      if (made.size >= keptRows) made.clear();
      row = constructRow(table, table.getRowId(original, at), original, at, 0);
      made.set(at, row);
    }
    return row;
  };
  const rows = new Proxy<Row<Features, Data>[]>([], {
    get: (target, key) => {
      if (key === 'length') return data.length;
      const at = typeof key === 'string' ? Number(key) : NaN;
      return Number.isInteger(at) ? rowAt(at) : (Reflect.get(target, key) as unknown);
    },
    has: (target, key) => (typeof key === 'string' && Number(key) < data.length) || Reflect.has(target, key),
  });
  const rowsById = new Proxy<Record<string, Row<Features, Data>>>(
    {},
    {
      get: (_, id) => rowAt(data.findIndex((original, at) => table.getRowId(original, at) === id)),
    },
  );
  return { rows, flatRows: rows, rowsById };
}
