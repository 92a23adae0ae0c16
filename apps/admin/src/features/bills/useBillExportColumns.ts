import { currencyDecimals, type BillRow } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetColumn } from '../../lists/exporting/exportOptions';
import { placeOfBill } from './placeOfBill';
import { useBillLabels } from './useBillLabels';
import type { BillPlace } from './useBillPlaces';

const amounts = [
  'items',
  'discounts',
  'comps',
  'serviceCharges',
  'total',
  'tips',
  'netSales',
  'paid',
  'balance',
] as const;

/** Returns the columns of exported bills: one row per bill, amounts as decimals next to their currency. */
export function useBillExportColumns(placeOf: (restaurantId: string) => BillPlace): readonly SheetColumn<BillRow>[] {
  const { t } = useTranslation();
  const labels = useBillLabels();
  return useMemo(() => {
    const text = (id: string, value: (bill: BillRow) => string, width?: number): SheetColumn<BillRow> => ({
      id,
      header: t(`bills.fields.${id}`),
      width,
      value,
    });
    return [
      { id: 'number', header: t('bills.fields.number'), width: 10, value: ({ number }) => number },
      text('restaurant', ({ restaurantId }) => placeOf(restaurantId).name, 24),
      text('businessDate', ({ businessDate }) => businessDate, 14),
      text('openedAt', ({ restaurantId, openedAt }) => placeOf(restaurantId).formats.time(openedAt), 10),
      text('place', (bill) => placeOfBill(bill) ?? '', 18),
      text('server', ({ server }) => server?.name ?? '', 22),
      { id: 'guests', header: t('bills.fields.guests'), width: 10, value: ({ money }) => money.covers },
      text('channel', ({ channel }) => labels.channel(channel), 16),
      text('orderType', ({ orderType }) => labels.orderType(orderType), 14),
      text('payments', ({ paymentTypes }) => paymentTypes.map(labels.payment).join(', '), 18),
      text('status', ({ status }) => labels.status(status), 12),
      text('currency', ({ currency }) => currency, 10),
      ...amounts.map((id) => ({
        id,
        header: t(`bills.totals.${id}`),
        width: 14,
        value: ({ money, currency }: BillRow) => money[id] / 10 ** currencyDecimals(currency),
        format: { minimumFractionDigits: 2 },
      })),
    ];
  }, [t, labels, placeOf]);
}
