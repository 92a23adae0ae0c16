import { ledgerCall, useRestaurantActivity, useUpdateRestaurant } from '@larder/domain';
import { restaurantEndpoints, type RestaurantActivity, type RestaurantForm } from '@larder/domain/contract';
import { Button, EmptyState, Pagination, Skeleton, Stack } from '@larder/ui';
import { FilterChip } from '@larder/ui/table';
import { Timeline } from '@larder/ui/Timeline';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useFailureToast } from '../../../hooks/useFailureToast';
import { useMoments } from '../../../hooks/useMoments';
import { useRecordChange } from '../../../hooks/useUndo';
import type { RestaurantTabProps } from './TabForm';

const perPage = 10;
const filterFields = [
  'status',
  'name',
  'address',
  'hours',
  'specialDays',
  'ordering',
  'money',
  'thresholds',
  'managerId',
];

const shortText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Changes of the restaurant, newest first. */
export function ActivityTab({ restaurant, denial }: RestaurantTabProps) {
  const { t } = useTranslation();
  const moments = useMoments(restaurant.timeZone);
  const showFailure = useFailureToast();
  const record = useRecordChange();
  const { mutateAsync: update } = useUpdateRestaurant();
  const [page, setPage] = useState(1);
  const [field, setField] = useState<string | null>(null);
  const query = useRestaurantActivity({ id: restaurant.id, page, perPage, ...(field && { field }) });
  const titleOf = ({ type, field: changed }: RestaurantActivity) =>
    type === 'update'
      ? t('restaurants.activity.update', { field: t(`restaurants.fields.${changed ?? 'name'}`) })
      : t(`restaurants.activity.${type}`);
  const differenceOf = ({ type, before, after, note }: RestaurantActivity) => {
    const [from, to] = [shortText(before), shortText(after)];
    const isChange = type === 'update' && from !== undefined && to !== undefined;
    const change = isChange ? t('changes.fromTo', { from, to }) : undefined;
    return [change, note].filter(Boolean).join(' · ');
  };
  const restore = async ({ field: changed, before }: RestaurantActivity) => {
    const { id, name, version } = restaurant;
    const set = { [String(changed)]: before } as Partial<RestaurantForm>;
    try {
      const { restaurant: saved } = await update({ id, version, set });
      const previous = { [String(changed)]: restaurant[changed as keyof RestaurantForm] } as Partial<RestaurantForm>;
      record({
        text: { key: 'restaurants.toasts.saved', values: { name } },
        calls: [ledgerCall(restaurantEndpoints.update, { id, version: saved.version, set: previous }, saved)],
        reload: ['restaurants'],
      });
    } catch (error) {
      void showFailure(t('common.notSaved'), error);
    }
  };
  const content = () => {
    if (query.isPending) return <Skeleton blockSize={240} />;
    if (!query.data) return <LoadError title={t('restaurants.activity.failed')} query={query} />;
    if (query.data.activity.length === 0) return <EmptyState size="sm" title={t('common.nothingYet')} />;
    return (
      <>
        <Timeline
          label={t('restaurants.tabs.activity')}
          items={query.data.activity.map((entry) => ({
            id: entry.id,
            title: titleOf(entry),
            description: [entry.by.name, differenceOf(entry)].filter(Boolean).join(' · '),
            time: moments.dateTime(entry.at),
            dateTime: entry.at,
            content: entry.type === 'update' && entry.field !== null && (
              <Button size="sm" variant="plain" disabledReason={denial} onClick={() => void restore(entry)}>
                {t('restaurants.activity.restore')}
              </Button>
            ),
          }))}
        />
        {query.data.totalPages > 1 && (
          <Pagination
            page={page}
            pageCount={query.data.totalPages}
            onPageChange={setPage}
            label={t('restaurants.tabs.activity')}
          />
        )}
      </>
    );
  };
  return (
    <Stack gap="px16">
      <div>
        <FilterChip
          label={t('restaurants.activity.field')}
          value={field}
          options={filterFields.map((value) => ({ value, label: t(`restaurants.fields.${value}`) }))}
          onValueChange={(next) => {
            setField(next);
            setPage(1);
          }}
        />
      </div>
      {content()}
    </Stack>
  );
}
