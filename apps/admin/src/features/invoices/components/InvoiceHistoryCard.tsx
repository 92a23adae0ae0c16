import { useAbility, useAllUsers } from '@larder/domain';
import { paidSum, type InvoiceDetail, type InvoiceHistoryEntry } from '@larder/domain/contract';
import { Button, Card } from '@larder/ui';
import { Timeline } from '@larder/ui/Timeline';
import { Banknote, Download, FileMinus, FilePlus, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { useInvoiceLabels } from '../../../entities/invoices/useInvoiceLabels';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useFailureToast } from '../../../hooks/useFailureToast';
import { useMoments } from '../../../hooks/useMoments';
import { useRestaurantZone } from '../../../hooks/useRestaurantZone';
import type { InvoiceActions } from '../useInvoiceActions';

export interface InvoiceHistoryCardProps {
  invoice: InvoiceDetail;
  actions: Pick<InvoiceActions, 'mayUpdate' | 'savePayments'>;
}

const icons = { created: FilePlus, sent: Send, downloaded: Download, payment: Banknote, credited: FileMinus };

/** History of an invoice, newest first. Payments can be removed. */
export function InvoiceHistoryCard({ invoice, actions }: InvoiceHistoryCardProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const showFailure = useFailureToast();
  const labels = useInvoiceLabels();
  const { majorMoney } = useAccountMoney();
  const moments = useMoments(useRestaurantZone().timeZone);
  const { data: users } = useAllUsers(ability.can('read', 'user'));
  const nameOf = (id: number) => users?.find((user) => user.id === id)?.fullName;
  const paymentOf = ({ paymentId }: InvoiceHistoryEntry) => invoice.payments.find(({ id }) => id === paymentId);
  const remove = (id: string) =>
    actions
      .savePayments(
        invoice,
        invoice.payments.filter((payment) => payment.id !== id),
        invoice.payments.some((payment) => payment.id === id && payment.amount < 0)
          ? 'refundRemoved'
          : 'paymentRemoved',
      )
      .catch((error: unknown) => showFailure(t('invoices.toasts.failed', { numbers: invoice.id }), error));

  return (
    <Card title={t('invoices.history.title')}>
      <Timeline
        label={t('invoices.history.title')}
        items={invoice.history.toReversed().map((entry, index) => {
          const payment = paymentOf(entry);
          const amount = payment && majorMoney(Math.abs(payment.amount));
          const isRefund = payment !== undefined && payment.amount < 0;
          const credit = invoice.credits?.find(({ id }) => id === entry.creditId);
          const title = () => {
            if (payment)
              return t(`invoices.history.${isRefund ? 'refunded' : 'paid'}`, {
                amount,
                method: labels.method(payment.method),
              });
            if (credit) return t('invoices.history.credited', { number: credit.id, amount: majorMoney(credit.total) });
            return t(`invoices.history.${entry.kind}`);
          };
          return {
            id: `${entry.time} ${entry.kind} ${invoice.history.length - index}`,
            title: title(),
            description: [entry.kind === 'sent' && entry.text, nameOf(entry.userId), payment?.note, credit?.reason]
              .filter(Boolean)
              .join(' · '),
            time: moments.dateTime(entry.time),
            dateTime: entry.time,
            icon: icons[entry.kind],
            ...(entry.kind === 'payment' && { tone: 'success' as const }),
            content: credit ? (
              <RouterLink to="/apps/invoice/preview/$id" params={{ id: String(credit.id) }}>
                {t('invoices.preview.showCredit', { number: credit.id })}
              </RouterLink>
            ) : (
              payment &&
              actions.mayUpdate &&
              // Without a refunded payment, more would be refunded than paid.
              paidSum(invoice.payments.filter(({ id }) => id !== payment.id)) >= 0 && (
                <Button
                  size="sm"
                  variant="plain"
                  aria-label={t(`invoices.history.${isRefund ? 'removeRefund' : 'remove'}`, { amount })}
                  onClick={() => void remove(payment.id)}
                >
                  {t('invoices.history.removePayment')}
                </Button>
              )
            ),
          };
        })}
      />
    </Card>
  );
}
