import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { clientFeatures } from './model/clientFeatures';
import { useDataTable } from './model/useDataTable';
import type { DataTableColumn, TablePreferences } from './tableTypes';
import { noPreferences } from './columns/preferences';

/** Renders `useDataTable` with these columns, without rows and with controlled preferences. */
export function columnTable(columns: readonly DataTableColumn<object>[], initial: TablePreferences = noPreferences) {
  const { result } = renderHook(() => {
    const [value, setValue] = useState(initial);
    const state = useDataTable<object>({
      features: clientFeatures,
      columns,
      rows: undefined,
      getRowId: () => '',
      rowCount: undefined,
      search: undefined,
      groupBy: undefined,
      pagination: {},
      sorting: {},
      filters: {},
      selection: {},
      detail: {},
      preferences: { value, onValueChange: setValue },
    });
    return { ...state, setValue };
  });
  return {
    get table() {
      return result.current.table;
    },
    get layout() {
      return result.current.layout;
    },
    get preferences() {
      return result.current.preferences;
    },
    set: (preferences: TablePreferences) => act(() => result.current.setValue(preferences)),
    run: (change: () => void) => act(change),
  };
}
