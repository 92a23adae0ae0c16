import { Download, Filter, FilterX, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageCommands, type PageCommand } from '../hooks/usePageCommands';
import type { ListSearch } from './listState';
import type { ListPageState } from './useListPage';

/** Registers the palette commands of a list: for the selection, then filters and export. */
export function useListCommands<Row extends { id: number | string }, Search extends ListSearch>(
  list: ListPageState<Row, Search>,
  mayExport: boolean,
  /** Undefined if the user may not delete. */
  onDelete: ((rows: readonly Row[]) => void) | undefined,
  /** Describes the selection, such as "2 users selected". */
  selected: string,
) {
  const { t } = useTranslation();
  const { state, selection, filters, filterOptions, headerOf } = list;
  const ofSelection: PageCommand[] = [
    ...(mayExport
      ? [
          {
            id: 'export-selected',
            title: t('lists.commands.exportSelected'),
            icon: Download,
            run: () => list.exportSelected(),
          },
        ]
      : []),
    ...(onDelete
      ? [
          {
            id: 'delete-selected',
            title: t('lists.commands.deleteSelected'),
            icon: Trash2,
            tone: 'danger' as const,
            run: () => onDelete(selection.rows),
          },
        ]
      : []),
  ];
  const ofFilters: PageCommand[] = state.list.filters
    .filter(({ name }) => filters[name]?.inPalette)
    .flatMap(({ name, column }) =>
      (filterOptions[name] ?? [])
        .filter(({ value }) => value !== state.search[name])
        .map(({ value, label }) => ({
          id: `${name}-${value}`,
          title: `${headerOf(column ?? name)}: ${label}`,
          icon: Filter,
          run: () => state.change({ [name]: value } as Partial<Search>),
        })),
    );
  usePageCommands(
    [
      ...(selection.rows.length > 0 ? ofSelection : []),
      ...ofFilters,
      ...(state.isNarrowed ? [{ id: 'clear', title: t('lists.commands.clear'), icon: FilterX, run: state.clear }] : []),
      ...(mayExport
        ? [{ id: 'export', title: t('lists.commands.exportList'), icon: Download, run: () => list.exportAll('csv') }]
        : []),
    ],
    selection.rows.length > 0 ? selected : undefined,
  );
}
