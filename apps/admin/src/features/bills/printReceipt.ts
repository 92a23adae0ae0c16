import { isActiveLine, isActivePayment, type Bill } from '@larder/domain/contract';
import type { TFunction } from 'i18next';
import { printRows } from '../../lists/sheets/printRows';
import type { BillPlace } from './useBillPlaces';

interface PrintedReceipt {
  bill: Bill;
  place: BillPlace;
  t: TFunction;
  language: string;
  isRightToLeft: boolean;
  paymentText: (payment: Bill['payments'][number]) => string;
}

/** Opens the print dialog for a receipt. The print of an open bill says that it is not a receipt. */
export function printReceipt({ bill, place, t, language, isRightToLeft, paymentText }: PrintedReceipt) {
  const { formats, name, restaurant } = place;
  const money = (amount: number) => formats.money(amount, bill.currency);
  const { total, items, discounts, comps, serviceCharges, gratuity, taxAdded, taxIncluded, tips } = bill.money;
  const sums: [string, number][] = [
    [t('bills.receipt.subtotal'), items],
    [t('bills.totals.discounts'), -discounts],
    [t('bills.totals.comps'), -comps],
    [t('bills.totals.serviceCharges'), serviceCharges + gratuity],
    [t('bills.preview.taxAdded'), taxAdded],
    [t('bills.receipt.taxIncluded'), taxIncluded],
  ];
  const title = t('bills.preview.title', { number: bill.number });
  return printRows({
    name: `larder-${bill.id}`,
    title: `${name} · ${title}`,
    heading: [
      restaurant ? [...restaurant.address.lines, restaurant.address.city].join(', ') : '',
      `${formats.date(bill.businessDate, { dateStyle: 'long' })}, ${formats.time(bill.openedAt)}`,
      bill.status === 'open' ? t('bills.receipt.notAReceipt') : '',
    ].filter((line) => line !== ''),
    columns: [
      { header: t('bills.receipt.quantity'), kind: 'number' },
      { header: t('bills.fields.items'), kind: 'text' },
      { header: t('bills.forms.amount'), kind: 'number' },
    ],
    rows: [
      ...bill.lines
        .filter(isActiveLine)
        .map((line) => [
          formats.number(line.quantityMilli / 1000),
          [line.name, ...line.modifiers.map((modifier) => modifier.name)].join(', '),
          money(line.gross),
        ]),
      ...sums.filter(([, amount]) => amount !== 0).map(([label, amount]) => ['', label, money(amount)]),
      ['', t('bills.fields.total'), money(total)],
      ...bill.payments.filter(isActivePayment).map((payment) => ['', paymentText(payment), money(payment.amount)]),
      ...(tips > 0 ? [['', t('bills.fields.tips'), money(tips)]] : []),
    ],
    language,
    isRightToLeft,
  });
}
