import { useTranslation } from 'react-i18next';
import { ConflictAlert } from '../../../components/ConflictAlert';
import { useInvoiceLabels } from '../../../entities/invoices/useInvoiceLabels';
import { useAccountMoney } from '../../../hooks/useAccountMoney';
import { useFormats } from '../../../hooks/useFormats';
import { typedSums, type InvoiceValues } from '../invoiceValues';
import type { InvoiceFormState } from '../useInvoiceForm';

const labels = {
  issuedDate: 'invoices.fields.issued',
  dueDate: 'invoices.fields.due',
  client: 'invoices.fields.client',
  lines: 'invoices.form.lines',
  salesperson: 'invoices.form.salesperson',
  note: 'invoices.form.note',
  paymentMethod: 'invoices.form.accepted',
  showTerms: 'invoices.form.showTerms',
  showNote: 'invoices.form.showNote',
  showStub: 'invoices.form.showStub',
} as const;

/** Compares the values of fields that someone else has changed too, and asks which ones to keep. */
export function InvoiceConflict({ form: { conflict, language } }: { form: InvoiceFormState }) {
  const { t } = useTranslation();
  const { method } = useInvoiceLabels();
  const { money } = useAccountMoney();
  const formats = useFormats();

  const date = (day: string) => day && formats.date(day, { dateStyle: 'medium' });
  const isOn = (shown: boolean) => t(shown ? 'invoices.form.on' : 'invoices.form.off');
  const texts: { [Name in keyof InvoiceValues]: (value: InvoiceValues[Name]) => string } = {
    issuedDate: date,
    dueDate: date,
    client: (client) => client?.name ?? '',
    lines: (lines) =>
      t('invoices.form.lineCount', { count: lines.length, total: money(typedSums(lines, language).total) }),
    salesperson: (name) => name,
    note: (text) => text,
    paymentMethod: (chosen) => (chosen ? method(chosen) : t('invoices.form.anyMethod')),
    showTerms: isOn,
    showNote: isOn,
    showStub: isOn,
  };
  const textOf = (name: keyof InvoiceValues, value: unknown) => (texts[name] as (given: unknown) => string)(value);
  return (
    <ConflictAlert
      conflict={conflict}
      differenceOf={({ name, from, to }) => ({
        label: t(labels[name]),
        from: textOf(name, from),
        to: textOf(name, to),
      })}
    />
  );
}
