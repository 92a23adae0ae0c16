import type { Invoice } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useInvoiceLabels } from '../../entities/invoices/useInvoiceLabels';
import type { SheetColumn } from '../../lists/exporting/exportOptions';

const day = (date: string) => new Date(`${date}T00:00:00.000Z`);

/** Returns the columns of exported invoices. */
export function useInvoiceExportColumns(): readonly SheetColumn<Invoice>[] {
  const { t } = useTranslation();
  const labels = useInvoiceLabels();
  const field = (name: string) => t(`invoices.fields.${name}`);
  return [
    { id: 'id', header: field('number'), width: 10, value: ({ id }) => id },
    { id: 'creditOf', header: t('invoices.sheet.creditOf'), width: 10, value: ({ creditOf }) => creditOf ?? '' },
    { id: 'invoiceStatus', header: field('status'), value: ({ invoiceStatus }) => labels.status(invoiceStatus) },
    { id: 'client.name', header: field('client'), width: 26, value: ({ client }) => client.name },
    { id: 'client.companyEmail', header: field('email'), width: 34, value: ({ client }) => client.companyEmail },
    { id: 'total', header: field('total'), width: 12, value: ({ total }) => total },
    { id: 'issuedDate', header: field('issued'), width: 12, value: ({ issuedDate }) => day(issuedDate) },
    { id: 'dueDate', header: field('due'), width: 12, value: ({ dueDate }) => day(dueDate) },
    { id: 'balance', header: field('balance'), width: 12, value: ({ balance }) => balance },
  ];
}
