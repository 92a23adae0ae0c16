import type { Invoice } from '@larder/domain/contract';
import { useState } from 'react';
import { useListDelete } from '../../lists/useListDelete';
import type { InvoiceActions } from './useInvoiceActions';

/** Deletes invoices of the list. Asks first if any is paid, or if there are many. */
export function useInvoiceDeletion(actions: InvoiceActions) {
  const deletion = useListDelete<Invoice>(actions.deleteInvoices);
  const [paid, setPaid] = useState<readonly Invoice[]>([]);
  const isAsking = paid.length > 0;
  return {
    ...deletion,
    remove: (invoices: readonly Invoice[]) =>
      invoices.some(({ invoiceStatus }) => invoiceStatus === 'Paid') ? setPaid(invoices) : deletion.remove(invoices),
    asked: isAsking ? paid : deletion.asked,
    confirm: () => {
      if (!isAsking) return deletion.confirm();
      setPaid([]);
      return void actions.deleteInvoices(paid);
    },
    cancel: () => {
      setPaid([]);
      deletion.cancel();
    },
  };
}
