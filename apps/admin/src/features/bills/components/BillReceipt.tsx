import { currencyDecimals, isActiveLine, isActivePayment, type Bill, type BillLine } from '@larder/domain/contract';
import { Mark } from '@larder/ui';
import { ReceiptPaper, type ReceiptSum } from '@larder/ui/ReceiptPaper';
import { useTranslation } from 'react-i18next';
import { paymentIcons } from '../billIcons';
import { useBillLabels } from '../useBillLabels';
import type { BillPlace } from '../useBillPlaces';
import { usePaymentText } from '../usePaymentText';

export interface BillReceiptProps {
  bill: Bill;
  place: BillPlace;
  /** Level of the receipt's heading. @default 3 */
  headingLevel?: 2 | 3;
}

/** The receipt of a bill, with its voided lines. */
export function BillReceipt({ bill, place: { name, restaurant, formats }, headingLevel = 3 }: BillReceiptProps) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const paymentText = usePaymentText();
  const { currency, money, payments } = bill;
  const decimals = currencyDecimals(currency);
  const plain = (amount: number) =>
    formats.number(amount / 10 ** decimals, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const total = (amount: number) => formats.money(amount, currency);
  const rate = (value: number) => formats.percent(value / 100_000, 3);

  const describe = ({ modifiers, request, seat, voided, discounts }: BillLine) =>
    [
      ...modifiers.map((modifier) => modifier.name),
      ...discounts.map((discount) => `${discount.name} −${plain(discount.amount)}`),
      request,
      seat !== null && t('bills.receipt.seat', { seat }),
      voided && t('bills.receipt.voided', { reason: labels.reason(voided.reason) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const lineDiscounts = bill.lines.filter(isActiveLine).flatMap((line) => line.discounts);
  const sums: ReceiptSum[] = [
    { label: t('bills.receipt.subtotal'), amount: plain(money.items) },
    ...[...lineDiscounts, ...bill.discounts]
      .filter(({ amount }) => amount > 0)
      .map((discount) => ({
        label: [discount.name, discount.rate && rate(discount.rate)].filter(Boolean).join(' '),
        amount: plain(-discount.amount),
      })),
    ...bill.serviceCharges
      .filter(({ amount }) => amount > 0)
      .map((charge) => ({
        label: [charge.name, charge.rate && rate(charge.rate)].filter(Boolean).join(' '),
        amount: plain(charge.amount),
      })),
    ...(bill.taxMode === 'added'
      ? bill.taxes.map((tax) => ({ label: `${tax.name} ${rate(tax.rate)}`, amount: plain(tax.amount) }))
      : []),
  ];
  const paid = payments.filter(isActivePayment).flatMap((payment) => [
    { label: paymentText(payment), amount: total(payment.amount), icon: paymentIcons[payment.type] },
    ...(payment.tip > 0 ? [{ label: t('bills.receipt.tip'), amount: total(payment.tip) }] : []),
    ...payment.refunds.map((refund) => ({
      label: t('bills.receipt.refunded'),
      amount: total(-(refund.amount + refund.tip)),
    })),
  ]);
  const balance = money.balance === 0 ? [] : [{ label: t('bills.fields.balance'), amount: total(money.balance) }];

  return (
    <ReceiptPaper
      title={name}
      headingLevel={headingLevel}
      mark={<Mark size={32} />}
      lines={[
        restaurant && <bdi>{[...restaurant.address.lines, restaurant.address.city].join(', ')}</bdi>,
        `${formats.date(bill.businessDate, { weekday: 'long', day: 'numeric', month: 'long' })} · ${formats.time(bill.closedAt ?? bill.paidAt ?? bill.openedAt)}`,
        bill.status === 'open' && t('bills.receipt.notAReceipt'),
      ].filter((line) => line !== undefined && line !== false)}
      items={bill.lines.map((line) => ({
        id: line.id,
        quantity: line.unit === 'kg' ? `${line.quantityMilli / 1000} kg` : line.quantityMilli / 1000,
        name: line.voided ? <s>{line.name}</s> : line.name,
        description: describe(line) || undefined,
        amount: line.voided ? plain(0) : plain(line.gross),
      }))}
      sums={sums}
      total={{ label: t('bills.fields.total'), amount: total(money.total) }}
      totalNote={
        bill.taxMode === 'included' && money.taxIncluded > 0
          ? { label: t('bills.receipt.taxIncluded'), amount: total(money.taxIncluded) }
          : undefined
      }
      payments={[...paid, ...balance]}
      code={bill.id.toUpperCase()}
    />
  );
}
