import { useCardAdvance } from '@larder/domain';
import { Stack, Text } from '@larder/ui';
import { DataTable } from '@larder/ui/table';
import { useTranslation } from 'react-i18next';
import { useCardRestaurant } from '../useCardRestaurant';
import { useSupplierColumns } from './useSupplierColumns';

/** Suppliers of the shop that all restaurants share, with orders and spend. */
export function SuppliersCard() {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useCardAdvance('suppliers', { restaurant: useCardRestaurant() });
  const columns = useSupplierColumns(data?.currency);
  return (
    <DataTable
      label={t('cards.suppliers.title')}
      toolbar={
        <Stack direction="row" gap="px8" align="baseline" wrap>
          <Text as="h2" variant="title3">
            {t('cards.suppliers.title')}
          </Text>
          <Text variant="caption" tone="subtle">
            {t('cards.suppliers.scope')}
          </Text>
        </Stack>
      }
      columnMenu={false}
      columns={columns}
      rows={data?.rows}
      getRowId={({ id }) => String(id)}
      getRowLabel={({ name }) => name}
      pagination={false}
      sorting={{ defaultValue: [{ column: 'spend', direction: 'desc' }] }}
      loading={isFetching && data !== undefined}
      messages={{
        error:
          error && !data
            ? {
                title: t('errors.card.title'),
                description: t('errors.card.description'),
                onRetry: () => void refetch(),
              }
            : undefined,
        empty: { title: t('cards.suppliers.none') },
      }}
    />
  );
}
