import { Stack } from '@larder/ui';
import { Tag } from '@larder/ui/table';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import type { UserListSearch } from '../userListSearch';
import { userFilters } from '../userListState';

export interface ActiveFiltersProps {
  search: UserListSearch;
  onChange: (change: UserListSearch) => void;
}

/** What the list is narrowed by, each to be taken away. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  return (
    <Stack direction="row" gap="px8" wrap justify="center">
      {search.q && (
        <Tag onRemove={() => onChange({ q: undefined })}>{t('users.list.noMatches.search', { q: search.q })}</Tag>
      )}
      {userFilters.map((filter) => {
        const value = search[filter];
        return (
          value && (
            <Tag
              key={filter}
              onRemove={() => onChange({ [filter]: undefined })}
            >{`${t(`users.fields.${filter}`)}: ${labels[filter](value)}`}</Tag>
          )
        );
      })}
    </Stack>
  );
}
