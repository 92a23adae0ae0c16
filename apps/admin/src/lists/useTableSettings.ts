import { setTableColumns, useTableColumns, type TableColumns } from '@larder/domain';
import { isSameTable, untouched, type ViewColumn } from './views/viewColumns';

/** Returns the signed-in user's columns and density of a table, stored on this device. Defaults to `standard`. */
export function useTableSettings(name: string, columns: readonly ViewColumn[], standard = untouched) {
  return {
    value: useTableColumns(name) ?? standard,
    onValueChange: (next: TableColumns) =>
      setTableColumns(name, isSameTable(columns, next, standard) ? undefined : next),
  };
}
