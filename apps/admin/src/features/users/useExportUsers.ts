import type { User } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../entities/users/useUserLabels';
import { useExport } from '../../lists/useExport';
import { importedFields } from './judgeUsers';
import { userFilters } from './userListState';
import type { UserListSearch } from './userListSearch';

const widths = { fullName: 26, username: 20, email: 34, contact: 20, company: 24 } as Partial<Record<string, number>>;

/** Writes people to a file, in the order given; the file comes in again as it went out. */
export function useExportUsers(search: UserListSearch) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  return useExport<User>({
    list: 'users',
    title: t('users.list.title'),
    columns: importedFields.map((field) => ({
      id: field,
      header: t(`users.fields.${field}`),
      width: widths[field],
      value: (user) =>
        field === 'role' || field === 'currentPlan' || field === 'status' ? labels[field](user[field]) : user[field],
    })),
    filters: [
      ...(search.q ? [t('users.list.noMatches.search', { q: search.q })] : []),
      ...userFilters.flatMap((filter) => {
        const value = search[filter];
        return value ? [`${t(`users.fields.${filter}`)}: ${labels[filter](value)}`] : [];
      }),
    ],
  });
}
