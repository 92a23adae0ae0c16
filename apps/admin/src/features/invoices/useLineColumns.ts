import { lineNet, toMajor, type InvoiceLine } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import type { SheetColumn } from '../../lists/exporting/exportOptions';

/** Returns the columns of the exported lines of an invoice. */
export function useLineColumns(): readonly SheetColumn<InvoiceLine>[] {
  const { t } = useTranslation();
  return [
    ...(['item', 'text', 'cost', 'qty', 'discount', 'tax'] as const).map((field) => ({
      id: field,
      header: t(`invoices.fields.${field}`),
      value: (line: InvoiceLine) => line[field],
    })),
    {
      id: 'sum',
      header: t('invoices.fields.sum'),
      value: (line) => toMajor(lineNet(line)),
    },
  ];
}
