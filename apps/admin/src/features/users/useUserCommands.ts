import { userStatuses, type User } from '@larder/domain/contract';
import { Download, Filter, FilterX, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../entities/users/useUserLabels';
import { usePageCommands, type PageCommand } from '../../lib/pageCommands';
import { isFiltered } from './userListState';
import type { UserListSearch } from './userListSearch';

export interface UserCommandOptions {
  search: UserListSearch;
  selected: readonly User[];
  onChange: (change: UserListSearch) => void;
  onClear: () => void;
  onExport: (users: readonly User[]) => void;
  onDelete?: (users: readonly User[]) => void;
  /** Everyone that the filters leave. */
  found: () => readonly User[];
}

/** What the palette offers while the users are open: the selection's actions, then those of the list (pages.md 3.4). */
export function useUserCommands({
  search,
  selected,
  onChange,
  onClear,
  onExport,
  onDelete,
  found,
}: UserCommandOptions) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const count = selected.length;
  const chosen: PageCommand[] = count
    ? [
        {
          id: 'export-selected',
          title: t('users.commands.exportSelected'),
          icon: Download,
          run: () => onExport(selected),
        },
        ...(onDelete
          ? [
              {
                id: 'delete-selected',
                title: t('users.commands.deleteSelected'),
                icon: Trash2,
                tone: 'danger' as const,
                run: () => onDelete(selected),
              },
            ]
          : []),
      ]
    : [];
  const list: PageCommand[] = [
    ...userStatuses
      .filter((status) => status !== search.status)
      .map((status) => ({
        id: `status-${status}`,
        title: `${t('users.fields.status')}: ${labels.status(status)}`,
        icon: Filter,
        run: () => onChange({ status }),
      })),
    ...(isFiltered(search) ? [{ id: 'clear', title: t('users.commands.clear'), icon: FilterX, run: onClear }] : []),
    { id: 'export', title: t('users.commands.exportList'), icon: Download, run: () => onExport(found()) },
  ];
  usePageCommands([...chosen, ...list], count ? t('users.commands.selected', { count }) : undefined);
}
