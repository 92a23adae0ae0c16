import type { View } from '@larder/domain/contract';
import { useMemo } from 'react';
import { tableOfView, untouched, type ViewColumn } from './viewColumns';

/** Returns the memoized columns of a list according to its open view. */
export const useTableOfView = (columns: readonly ViewColumn[], view: View | undefined) =>
  useMemo(() => (view ? tableOfView(columns, view) : untouched), [columns, view]);
