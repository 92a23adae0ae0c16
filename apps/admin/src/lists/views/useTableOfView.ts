import type { View } from '@larder/domain/contract';
import { useMemo } from 'react';
import { tableOfView, untouched, type ViewColumn } from './viewColumns';

/** The columns of a list as its open view has them; the same object until either changes. */
export const useTableOfView = (columns: readonly ViewColumn[], view: View | undefined) =>
  useMemo(() => (view ? tableOfView(columns, view) : untouched), [columns, view]);
