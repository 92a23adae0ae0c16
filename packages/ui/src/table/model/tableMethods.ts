import {
  column_clearSorting,
  column_getCanSort,
  column_getFilterValue,
  column_getIsFiltered,
  column_getIsPinned,
  column_getIsSorted,
  column_getIsVisible,
  column_pin,
  column_setFilterValue,
  column_toggleSorting,
  column_toggleVisibility,
  table_getOrderColumnsFn,
  table_setColumnFilters,
  table_setColumnOrder,
  table_setColumnPinning,
  table_setColumnSizing,
  table_setColumnVisibility,
  table_setExpanded,
  table_setPageIndex,
  table_setPageSize,
  table_setRowSelection,
  table_setSorting,
} from '@tanstack/react-table/static-functions';

// TanStack's static functions for the methods that the table uses, by method name.

export const columnMethods = {
  clearSorting: column_clearSorting,
  getCanSort: column_getCanSort,
  getFilterValue: column_getFilterValue,
  getIsFiltered: column_getIsFiltered,
  getIsPinned: column_getIsPinned,
  getIsSorted: column_getIsSorted,
  getIsVisible: column_getIsVisible,
  pin: column_pin,
  setFilterValue: column_setFilterValue,
  toggleSorting: column_toggleSorting,
  toggleVisibility: column_toggleVisibility,
};

export const tableMethods = {
  // Called by TanStack's core, not by the table.
  getOrderColumnsFn: table_getOrderColumnsFn,
  setColumnFilters: table_setColumnFilters,
  setColumnOrder: table_setColumnOrder,
  setColumnPinning: table_setColumnPinning,
  setColumnSizing: table_setColumnSizing,
  setColumnVisibility: table_setColumnVisibility,
  setExpanded: table_setExpanded,
  setPageIndex: table_setPageIndex,
  setPageSize: table_setPageSize,
  setRowSelection: table_setRowSelection,
  setSorting: table_setSorting,
};
