import { useSession } from '@larder/domain';
import type { Invoice } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useAccountMoney } from '../../hooks/useAccountMoney';
import { useFormats } from '../../hooks/useFormats';
import type { InvoiceMail } from './useSendInvoice';

/** Returns true for invoices past their due date, which are sent with a reminder. */
export const isReminder = ({ invoiceStatus }: Pick<Invoice, 'invoiceStatus'>) => invoiceStatus === 'Past Due';

/** Returns the kind of the email for an invoice or credit note. */
function mailKind(invoice: Pick<Invoice, 'invoiceStatus' | 'creditOf'>) {
  if (invoice.creditOf !== undefined) return 'credit';
  return isReminder(invoice) ? 'reminder' : 'invoice';
}

/** Returns a function that labels the form that sends an invoice or credit note: its title and its button. */
export function useInvoiceMailLabels() {
  const { t } = useTranslation();
  return (invoice: Invoice) => {
    const kind = mailKind(invoice);
    return {
      title: t(`invoices.mail.${kind}.title`, { number: invoice.id }),
      send: t(`invoices.mail.${kind}.send`),
    };
  };
}

/** Returns a function that writes the email for an invoice or credit note: a reminder if it is past due. */
export function useInvoiceMailText() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  const { restaurant } = useSession();
  return (invoice: Invoice): InvoiceMail => {
    const kind = mailKind(invoice);
    const values = {
      number: invoice.id,
      name: invoice.client.name,
      restaurant: restaurant?.name ?? '',
      invoice: invoice.creditOf,
      reason: invoice.reason,
      total: majorMoney(Math.abs(invoice.total)),
      balance: majorMoney(Math.max(0, invoice.balance)),
      due: formats.date(invoice.dueDate, { dateStyle: 'long' }),
    };
    return {
      to: invoice.client.companyEmail,
      subject: t(`invoices.mail.${kind}.subject`, values),
      message: t(`invoices.mail.${kind}.message`, values),
    };
  };
}
