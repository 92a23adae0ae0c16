import { ActionBar, type BarAction } from '@larder/ui/table';
import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from './listState';
import type { ListDelete } from './useListDelete';
import type { ListPageState } from './useListPage';

export interface ListActionsProps<Row extends { id: number | string }, Search extends ListSearch> {
  list: ListPageState<Row, Search>;
  /** If false, the user may not export rows. @default true */
  exportable?: boolean;
  /** Actions for the selected rows, next to export and delete. */
  bulkActions?: (rows: readonly Row[]) => readonly BarAction[];
  /** State of deleting rows, from `useListDelete`. Omit if the user may not delete. */
  deletion?: ListDelete<Row>;
}

export function ListActions<Row extends { id: number | string }, Search extends ListSearch>({
  list,
  exportable = true,
  bulkActions,
  deletion,
}: ListActionsProps<Row, Search>) {
  const { t } = useTranslation();
  const { selection } = list;
  return (
    <ActionBar
      count={selection.rows.length}
      onClear={selection.clear}
      items={[
        ...(bulkActions?.(selection.rows) ?? []),
        ...(exportable
          ? [{ id: 'export', label: t('lists.export.label'), icon: Download, onAction: () => list.exportSelected() }]
          : []),
        ...(deletion
          ? [
              {
                id: 'delete',
                label: t('lists.bulk.delete'),
                icon: Trash2,
                tone: 'danger' as const,
                onAction: () => deletion.remove(selection.rows),
              },
            ]
          : []),
      ]}
    />
  );
}
