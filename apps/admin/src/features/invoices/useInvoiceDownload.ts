import { invoiceLines, type Invoice } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useExport } from '../../lists/exporting/useExport';
import type { InvoiceActions } from './useInvoiceActions';
import { useLineColumns } from './useLineColumns';

/** Returns a function that downloads the lines of an invoice as a CSV file. */
export function useInvoiceDownload(actions: Pick<InvoiceActions, 'noteDownload'>) {
  const { t } = useTranslation();
  const columns = useLineColumns();
  const write = useExport({ list: 'invoice', title: t('invoices.sheet.lines'), columns, filters: [] });
  return async (invoice: Invoice) => {
    await write('csv', invoiceLines(invoice));
    await actions.noteDownload(invoice);
  };
}
