import { useServerToday } from '@larder/domain';
import { creditedSum, daysBetween, paidSum, toMinor, type Invoice } from '@larder/domain/contract';
import { Card, Meter, Stack, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useDueText } from '../useDueText';

/** The paid share of an invoice, and when the balance is due. */
export function InvoiceBalanceCard({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { money, majorMoney } = useAccountMoney();
  const dueText = useDueText();
  const today = useServerToday();
  const { total, balance, payments, credits = [], dueDate, invoiceStatus } = invoice;
  const credited = creditedSum(credits);
  const isPaid = paidSum(payments) > 0 || credited === 0;
  const paid = [
    isPaid && t('invoices.preview.paid', { amount: money(paidSum(payments)) }),
    credited > 0 && t('invoices.preview.credited', { amount: money(credited) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const note = () => {
    if (balance === 0)
      return t(invoiceStatus === 'Credited' ? 'invoices.preview.creditedInFull' : 'invoices.preview.settled');
    if (balance < 0) return t('invoices.preview.credit', { amount: majorMoney(-balance) });
    return t('invoices.preview.open', { amount: majorMoney(balance), due: dueText(daysBetween(today, dueDate)) });
  };
  return (
    <Card title={t('invoices.fields.balance')}>
      <Stack gap="px8">
        <Stack direction="row" justify="between">
          <Text variant="caption" tone="muted" tabular>
            {paid}
          </Text>
          <Text variant="caption" tone="muted" tabular>
            {majorMoney(total)}
          </Text>
        </Stack>
        <Meter
          label={t('invoices.fields.balance')}
          value={paidSum(payments) + credited}
          max={Math.max(1, toMinor(total))}
          valueText={paid}
          tone="success"
        />
        <Text as="p" variant="caption" tone="muted" tabular>
          {note()}
        </Text>
      </Stack>
    </Card>
  );
}
