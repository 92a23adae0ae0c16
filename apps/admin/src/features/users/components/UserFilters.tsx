import { countByColumn, userPlans, userRoles, userStatuses, type User } from '@larder/domain/contract';
import { FilterBar, FilterChip, SearchField, type SearchFieldProps } from '@larder/ui/table';
import { Shield, Sparkles, UserCheck } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { useFormats } from '../../../lib/useFormats';
import { isFiltered, userFilters, type UserFilter } from '../userListState';
import type { UserListSearch } from '../userListSearch';

export interface UserFiltersProps {
  /** Everyone, for the options and their counts; undefined while they are on their way. */
  users: readonly User[] | undefined;
  search: UserListSearch;
  field: Pick<SearchFieldProps, 'value' | 'onValueChange' | 'onBlur'>;
  onChange: (change: UserListSearch) => void;
  onClear: () => void;
  searchRef?: Ref<HTMLInputElement>;
}

const known: Record<UserFilter, readonly string[]> = { role: userRoles, currentPlan: userPlans, status: userStatuses };
const icons = { role: Shield, currentPlan: Sparkles, status: UserCheck };

/** Search and the three filters; the options are those of the product joined with those of the data. */
export function UserFilters({ users, search, field, onChange, onClear, searchRef }: UserFiltersProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const formats = useFormats();

  const options = (filter: UserFilter) => {
    const counts = users && countByColumn(users, filter);
    const values = new Set([...known[filter], ...Object.keys(counts ?? {})]);
    return [...values].map((value) => ({
      value,
      label: labels[filter](value),
      ...(counts && { count: formats.number(counts[value] ?? 0) }),
    }));
  };

  return (
    <FilterBar onClear={isFiltered(search) ? onClear : undefined}>
      <SearchField
        {...field}
        ref={searchRef}
        label={t('users.list.search')}
        placeholder={t('users.list.searchPlaceholder')}
        aria-keyshortcuts="/"
      />
      {userFilters.map((filter) => (
        <FilterChip
          key={filter}
          label={t(`users.fields.${filter}`)}
          icon={icons[filter]}
          options={options(filter)}
          value={search[filter] ?? null}
          onChange={(value) => onChange({ [filter]: value ?? undefined })}
        />
      ))}
    </FilterBar>
  );
}
