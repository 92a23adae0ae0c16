import { countUsers, type User } from '@larder/domain/contract';
import { Grid, StatCard } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/useFormats';
import type { UserListSearch } from '../userListSearch';

export interface UserTilesProps {
  /** Everyone; undefined while they are on their way. */
  users: readonly User[] | undefined;
  /** They did not come: the list below says why. */
  hasFailed: boolean;
  search: UserListSearch;
  onChange: (change: UserListSearch) => void;
  onClear: () => void;
}

/** How many there are, and a press that narrows the list to them (pages.md 5.13). */
export function UserTiles({ users, hasFailed, search, onChange, onClear }: UserTilesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const counts = users && countUsers(users);
  const isLoading = !counts && !hasFailed;
  const value = (count: number | undefined) => (count === undefined ? '—' : formats.number(count));
  const share = (count: number | undefined) =>
    counts && count !== undefined && counts.total > 0
      ? t('users.list.tiles.share', { share: formats.percent(count / counts.total, 0) })
      : undefined;
  const onlyStatus = (status: string) => search.status === status && !search.q && !search.role && !search.currentPlan;
  const status = (wanted: 'active' | 'pending') => ({
    isSelected: onlyStatus(wanted),
    onPress: () =>
      onChange({
        q: undefined,
        role: undefined,
        currentPlan: undefined,
        status: onlyStatus(wanted) ? undefined : wanted,
      }),
  });

  return (
    <Grid as="section" aria-label={t('users.list.tiles.label')} columns={{ base: 2, lg: 4 }} gap="px12">
      <StatCard
        label={t('users.list.tiles.total')}
        value={value(counts?.total)}
        comparison={t('users.list.tiles.everyone')}
        onPress={onClear}
        isLoading={isLoading}
      />
      <StatCard
        label={t('users.list.tiles.paid')}
        value={value(counts?.paid)}
        comparison={share(counts?.paid)}
        isLoading={isLoading}
      />
      <StatCard
        label={t('users.list.tiles.active')}
        value={value(counts?.active)}
        comparison={share(counts?.active)}
        isLoading={isLoading}
        {...status('active')}
      />
      <StatCard
        label={t('users.list.tiles.pending')}
        value={value(counts?.pending)}
        comparison={share(counts?.pending)}
        isLoading={isLoading}
        {...status('pending')}
      />
    </Grid>
  );
}
