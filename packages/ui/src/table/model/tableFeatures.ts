import { columnMethods, tableMethods } from './tableMethods';

type Method = (target: never, ...args: never[]) => unknown;

/**
 * The state of TanStack's features and the methods that the table uses. TanStack's feature objects define about 180
 * methods per table, which took a fifth of the time to the first rows.
 */
const stateFeature = {
  getInitialState: (initialState: object) => ({
    columnVisibility: {},
    columnOrder: [],
    columnPinning: { start: [], end: [] },
    columnSizing: {},
    sorting: [],
    columnFilters: [],
    globalFilter: '',
    grouping: [],
    expanded: {},
    rowSelection: {},
    pagination: { pageIndex: 0, pageSize: 10 },
    ...initialState,
  }),
  assignColumnPrototype: (prototype: Record<string, unknown>) => {
    for (const [name, method] of Object.entries(columnMethods))
      prototype[name] = function (this: never, ...args: never[]) {
        return (method as Method)(this, ...args);
      };
  },
  constructTableAPIs: (table: Record<string, unknown>) => {
    for (const [name, method] of Object.entries(tableMethods))
      table[name] = (...args: never[]) => (method as Method)(table as never, ...args);
  },
};

/** TanStack's state and methods. The client and the server mode add their row models. */
export const tableFeatures = {
  stateFeature,
  // Headers and cells are rendered from the column layout.
  coreHeadersFeature: {},
  coreCellsFeature: {},
};
