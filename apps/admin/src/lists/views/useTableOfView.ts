import type { TableColumns } from '@larder/domain';
import type { View } from '@larder/domain/contract';
import { useMemo } from 'react';
import { tableOfView, type ViewColumn } from './viewColumns';

const untouched: TableColumns = { columns: {} };

/** The columns of a list as its open view has them; the same object until either changes. */
export const useTableOfView = (columns: readonly ViewColumn[], view: View | undefined) =>
  useMemo(() => (view ? tableOfView(columns, view) : untouched), [columns, view]);
