import { useAbility, useBills, useRestaurantList } from '@larder/domain';
import { EmptyState, Stack } from '@larder/ui';
import { useParams } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { PrintPage } from '../../components/PrintPage';
import { RouterButton } from '../../components/RouterButton';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { printedIds } from '../../lib/printedIds';
import { BillReceipt } from './components/BillReceipt';
import { useBillPlaces } from './useBillPlaces';

const billIdOf = (text: string) => (/^[\w-]{1,40}$/.test(text) ? text : undefined);

/** The receipts of one or several bills as one document. */
export function BillPrintPage() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id } = useParams({ from: '/apps/bills/print/$id' });
  const ids = printedIds(id, billIdOf);
  const queries = useBills(ids);
  const placeOf = useBillPlaces();
  const mayReadRestaurants = useAbility().can('read', 'restaurant');
  const { isPending } = useRestaurantList({}, mayReadRestaurants);
  const back = (
    <RouterButton to="/apps/bills" startIcon={ChevronLeft}>
      {t('common.backToList')}
    </RouterButton>
  );
  return (
    <PrintPage
      key={id}
      ids={ids}
      queries={queries}
      loading={mayReadRestaurants && isPending}
      title={t('bills.print.title', { count: ids.length })}
      showTitle
      back={back}
      missing={(missing) => t('bills.print.missing', { ids: missing })}
      failed={t('bills.preview.failed')}
      notFound={<BillsNotFound id={formats.list(ids) || id} />}
    >
      {(bill) => (
        <Stack align="center">
          <BillReceipt bill={bill} place={placeOf(bill.restaurantId)} headingLevel={2} />
        </Stack>
      )}
    </PrintPage>
  );
}

function BillsNotFound({ id }: { id: string }) {
  const { t } = useTranslation();
  useDocumentTitle(t('bills.preview.missing'));
  return (
    <EmptyState
      illustration="search"
      headingLevel={1}
      title={t('bills.preview.missing')}
      description={<bdi>{id}</bdi>}
      actions={
        <RouterButton to="/apps/bills" variant="filled" size="bar">
          {t('common.backToList')}
        </RouterButton>
      }
    />
  );
}
