import { useSendEmail, useUpdateEmails, useUpdateInvoice } from '@larder/domain';
import { invoiceLines, type Invoice } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { notify } from '../../lib/notify';
import { richText } from '../../lib/plainText';
import { readAttachment } from '../../lib/readAttachment';
import { useLineColumns } from './useLineColumns';

/** Seconds during which sending can be undone. */
const holdSeconds = 10;

export interface InvoiceMail {
  to: string;
  subject: string;
  /** Plain text. */
  message: string;
}

export const attachmentName = ({ id, creditOf }: Pick<Invoice, 'id' | 'creditOf'>) =>
  `${creditOf === undefined ? 'invoice' : 'credit-note'}-${id}.csv`;

/** Returns functions that send an invoice by email, with its lines as a file, and mark a draft as sent. */
export function useSendInvoice() {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const columns = useLineColumns();
  const { mutateAsync: sendEmail } = useSendEmail();
  const { mutateAsync: updateEmails } = useUpdateEmails();
  const { mutateAsync: update } = useUpdateInvoice();

  const attachment = async (invoice: Invoice) => {
    const { csvMark, toCsv } = await import('../../lists/sheets/toCsv');
    const rows = [
      columns.map(({ header }) => header),
      ...invoiceLines(invoice).map((line) => columns.map(({ value }) => value(line))),
    ];
    return readAttachment(new File([csvMark + toCsv(rows)], attachmentName(invoice), { type: 'text/csv' }));
  };
  /** Rejects if the email was not accepted. */
  const send = async (invoice: Invoice, { to, subject, message }: InvoiceMail) => {
    const attachments = [await attachment(invoice)];
    const email = { to: [{ name: invoice.client.name, email: to.trim() }], subject, message: richText(message) };
    const sent = await sendEmail({ email: { ...email, attachments }, mode: 'send', holdSeconds });
    const isDraft = invoice.invoiceStatus === 'Draft' || invoice.invoiceStatus === 'Credit Note';
    if (isDraft) await update({ invoice: { id: invoice.id, invoiceStatus: 'Sent' } });
    return { emailId: sent.id, isDraft };
  };
  const undo = async (invoice: Invoice, { emailId, isDraft }: Awaited<ReturnType<typeof send>>) => {
    try {
      await sendEmail({ email: { id: emailId }, mode: 'draft' });
      await updateEmails({ emailIds: [emailId], dataToUpdate: { folder: 'trash' } });
      if (isDraft) await update({ invoice: { id: invoice.id, invoiceStatus: 'Draft' } });
    } catch (error) {
      await showFailure(t('mail.compose.alreadySent'), error);
    }
  };

  return {
    send,
    /** Sends one invoice and offers undo until the email is sent. */
    sendWithUndo: async (invoice: Invoice, mail: InvoiceMail) => {
      const sent = await send(invoice, mail);
      await notify(
        (toast) =>
          void toast.success(t('invoices.toasts.sending', { number: invoice.id, address: mail.to.trim() }), {
            action: { label: t('changes.undo'), onAction: () => void undo(invoice, sent) },
            duration: holdSeconds * 1000,
          }),
      );
    },
  };
}
