import { setTableColumns, useTableColumns, type TableColumns } from '@larder/domain';
import { isSameTable, untouched, type ViewColumn } from './views/viewColumns';

/** Columns and density of a table as the signed-in person arranged them, else `standard`; kept for them on this device. */
export function useOwnTable(name: string, columns: readonly ViewColumn[], standard = untouched) {
  return {
    value: useTableColumns(name) ?? standard,
    onValueChange: (next: TableColumns) =>
      setTableColumns(name, isSameTable(columns, next, standard) ? undefined : next),
  };
}
