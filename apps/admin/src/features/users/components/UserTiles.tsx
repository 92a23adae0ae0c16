import { countUsers, paidPlans, type User } from '@larder/domain/contract';
import { Grid, StatCard } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { clearedFilters } from '../../../lists/defineList';
import type { ListSearchState } from '../../../lists/useListSearch';
import type { UserListSearch } from '../userList';
import { tileFilter } from '../../../lists/tileFilter';
import { tileColumns } from '../../../lib/tileColumns';

export interface UserTilesProps {
  /** All users; undefined while loading. */
  users: readonly User[] | undefined;
  /** If true, loading failed and the list below shows the error. */
  failed: boolean;
  state: ListSearchState<UserListSearch>;
}

/** Cards with the numbers of all, paying, active and pending users. A click filters the list. */
export function UserTiles({ users, failed, state }: UserTilesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const counts = users && countUsers(users);
  const isLoading = !counts && !failed;
  const value = (count: number | undefined) => (count === undefined ? '—' : formats.number(count));
  const share = (count: number | undefined) =>
    counts && count !== undefined && counts.total > 0
      ? t('users.list.tiles.share', { share: formats.percent(count / counts.total, 0) })
      : undefined;
  const filter = (wanted: Partial<UserListSearch>) => tileFilter(state, clearedFilters(state.list), wanted);

  return (
    <Grid as="section" aria-label={t('users.list.tiles.label')} columns={{ base: tileColumns, lg: 4 }} gap="px12">
      <StatCard
        label={t('users.list.tiles.total')}
        value={value(counts?.total)}
        comparison={t('users.list.tiles.everyone')}
        onClick={state.clear}
        loading={isLoading}
      />
      <StatCard
        label={t('users.list.tiles.paid')}
        value={value(counts?.paid)}
        comparison={share(counts?.paid)}
        loading={isLoading}
        {...filter({ currentPlan: paidPlans })}
      />
      <StatCard
        label={t('users.list.tiles.active')}
        value={value(counts?.active)}
        comparison={share(counts?.active)}
        loading={isLoading}
        {...filter({ status: 'active' })}
      />
      <StatCard
        label={t('users.list.tiles.pending')}
        value={value(counts?.pending)}
        comparison={share(counts?.pending)}
        loading={isLoading}
        {...filter({ status: 'pending' })}
      />
    </Grid>
  );
}
