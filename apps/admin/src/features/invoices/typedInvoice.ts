import { toMajor, type InvoiceDetail } from '@larder/domain/contract';
import type { SheetInvoice } from '../../entities/invoices/InvoiceSheet';
import { lineFigures, typedSums, type InvoiceValues } from './invoiceValues';

interface TypedInvoiceContext {
  number: number;
  language: string;
  /** The stored invoice, whose payments are shown; undefined for a new one. */
  invoice: InvoiceDetail | undefined;
  /** Date shown instead of an incomplete one. */
  today: string;
}

/** Returns the invoice as it would be saved. Invalid numbers count as 0. */
export function typedInvoice(
  values: InvoiceValues,
  { number, language, invoice, today }: TypedInvoiceContext,
): SheetInvoice {
  const { client, lines, ...fields } = values;
  return {
    ...fields,
    issuedDate: values.issuedDate || today,
    dueDate: values.dueDate || today,
    id: number,
    client: client ?? { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' },
    lines: lines.map(({ key, item, text }, index) => ({
      id: key,
      item,
      text,
      ...lineFigures(lines[index]!, language),
    })),
    service: invoice?.service ?? '',
    total: toMajor(typedSums(lines, language).total),
    payments: invoice?.payments ?? [],
    invoiceStatus: invoice?.invoiceStatus ?? 'Draft',
  };
}
