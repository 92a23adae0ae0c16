import type { Invoice } from '@larder/domain/contract';
import { BadgeCheck, Printer, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { maxPrinted } from '../../lib/printedIds';
import type { InvoiceActions } from './useInvoiceActions';

/** Returns a function that lists the actions for selected invoices that the user's ability allows. */
export function useInvoiceBulkActions(actions: InvoiceActions, onSend: (invoices: readonly Invoice[]) => void) {
  const { t } = useTranslation();
  return (invoices: readonly Invoice[]) =>
    [
      invoices.every(actions.maySend) && {
        id: 'send',
        label: t('invoices.actions.send'),
        icon: Send,
        onAction: () => onSend(invoices),
      },
      actions.mayUpdate && {
        id: 'paid',
        label: t('invoices.actions.markPaid'),
        icon: BadgeCheck,
        disabled: !invoices.some(({ balance }) => balance > 0),
        onAction: () => void actions.markPaid(invoices),
      },
      {
        id: 'print',
        label: t('invoices.actions.print'),
        icon: Printer,
        disabled: invoices.length > maxPrinted,
        onAction: () => actions.print(...invoices.map(({ id }) => id)),
      },
    ].filter((action) => action !== false);
}
