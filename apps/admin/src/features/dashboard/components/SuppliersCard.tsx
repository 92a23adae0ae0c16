import { useCardAdvance } from '@larder/domain';
import { Text } from '@larder/ui';
import { DataTable } from '@larder/ui/table';
import { useTranslation } from 'react-i18next';
import { useSupplierColumns } from './useSupplierColumns';

/** The restaurant's suppliers and their costs. */
export function SuppliersCard() {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useCardAdvance('suppliers');
  const columns = useSupplierColumns();
  return (
    <DataTable
      label={t('cards.suppliers.title')}
      toolbar={
        <Text as="h2" variant="title3">
          {t('cards.suppliers.title')}
        </Text>
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
