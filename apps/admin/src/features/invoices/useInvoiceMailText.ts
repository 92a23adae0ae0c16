import { useSession } from '@larder/domain';
import type { Invoice } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useAccountMoney } from '../../hooks/useAccountMoney';
import { useFormats } from '../../hooks/useFormats';
import type { InvoiceMail } from './useSendInvoice';

/** An invoice past its due date is sent with a reminder. */
export const isReminder = ({ invoiceStatus }: Pick<Invoice, 'invoiceStatus'>) => invoiceStatus === 'Past Due';

/** Returns a function that writes the email for an invoice: a reminder if it is past due. */
export function useInvoiceMailText() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  const { restaurant } = useSession();
  return (invoice: Invoice): InvoiceMail => {
    const kind = isReminder(invoice) ? 'reminder' : 'invoice';
    const values = {
      number: invoice.id,
      name: invoice.client.name,
      restaurant: restaurant?.name ?? '',
      total: majorMoney(invoice.total),
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
