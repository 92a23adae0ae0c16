import type { BillRow } from '@larder/domain/contract';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ChannelCell,
  ItemsCell,
  NumberCell,
  OpenedCell,
  PaymentsCell,
  PlaceCell,
  ServerCell,
} from './components/BillCells';
import * as styles from './components/BillCells.css';
import { BillStatusPill } from './components/BillStatusPill';
import { placeOfBill } from './placeOfBill';
import { useBillLabels } from './useBillLabels';
import type { BillPlace } from './useBillPlaces';

interface BillColumnsOptions {
  placeOf: (restaurantId: string) => BillPlace;
  /** If true, bills of several restaurants are shown. */
  showRestaurant: boolean;
  /** If true, bills of several business dates are shown. */
  showDate: boolean;
}

type Column = DataTableColumn<BillRow>;

export function useBillColumns({ placeOf, showRestaurant, showDate }: BillColumnsOptions): readonly Column[] {
  const { t } = useTranslation();
  const labels = useBillLabels();
  return useMemo(() => {
    const column = (id: string, options: Omit<Column, 'id' | 'header'>): Column => ({
      id,
      header: t(`bills.fields.${id}`),
      ...options,
    });
    const sorted = (id: string, options: Omit<Column, 'id' | 'header'>) => column(id, { sortable: true, ...options });
    const amount = (id: string, accessor: (bill: BillRow) => number | null, options: Partial<Column> = {}) =>
      sorted(id, {
        firstDirection: 'desc',
        align: 'end',
        accessor,
        cell: (bill) => {
          const value = accessor(bill);
          return value === null ? null : placeOf(bill.restaurantId).formats.money(value, bill.currency);
        },
        ...options,
      });
    const restaurant = sorted('restaurant', {
      card: 'secondary',
      cell: ({ restaurantId }) => <span title={placeOf(restaurantId).name}>{placeOf(restaurantId).code}</span>,
    });

    return [
      sorted('number', { rowHeader: true, cell: (bill) => <NumberCell bill={bill} /> }),
      sorted('openedAt', {
        firstDirection: 'desc',
        muted: true,
        card: 'secondary',
        cell: (bill) => <OpenedCell bill={bill} place={placeOf(bill.restaurantId)} showDate={showDate} />,
      }),
      ...(showRestaurant ? [restaurant] : []),
      sorted('place', {
        card: 'secondary',
        accessor: placeOfBill,
        cell: (bill, { mark, density }) => <PlaceCell bill={bill} mark={mark} density={density} />,
      }),
      sorted('server', {
        accessor: ({ server }) => server?.name,
        cell: (bill, { mark, density }) => <ServerCell bill={bill} mark={mark} density={density} />,
      }),
      sorted('guests', { align: 'end', hidden: true, accessor: ({ money }) => money.covers }),
      sorted('channel', { cell: (bill) => <ChannelCell bill={bill} /> }),
      sorted('status', {
        card: 'status',
        cell: (bill) => (
          <span className={styles.pills}>
            <BillStatusPill bill={bill} />
          </span>
        ),
      }),
      amount('total', ({ money }) => money.total, { card: 'secondary' }),
      amount('tips', ({ money }) => money.tips),
      column('payments', {
        accessor: ({ paymentTypes }) => paymentTypes.map(labels.payment).join(', '),
        cell: (bill) => <PaymentsCell bill={bill} />,
      }),
      column('items', { hidden: true, cell: (bill) => <ItemsCell bill={bill} /> }),
      amount('losses', ({ money }) => money.discounts + money.comps, { hidden: true }),
      amount('balance', ({ money }) => money.balance || null, { hidden: true }),
      amount('netSales', ({ money }) => money.netSales, { hidden: true }),
    ];
  }, [t, labels, placeOf, showRestaurant, showDate]);
}
