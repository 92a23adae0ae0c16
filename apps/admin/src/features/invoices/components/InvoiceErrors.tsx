import { ErrorSummary } from '@larder/ui/Form';
import { useTranslation } from 'react-i18next';
import type { InvoiceFormState } from '../useInvoiceForm';

const labels: Readonly<Record<string, string>> = { issuedDate: 'issued', dueDate: 'due' };

/** Lists the errors of the form, in the order of the fields. Each one focuses its field. */
export function InvoiceErrors({ form: { errors, errorOf } }: { form: InvoiceFormState }) {
  const { t } = useTranslation();
  const label = (name: string) => t(`invoices.fields.${labels[name] ?? name}`);
  const message = (path: string) => {
    const [name = '', index, field] = path.split('.');
    if (name !== 'lines') return `${label(name)}: ${errorOf(name) ?? errorOf(path)}`;
    if (field === undefined) return errorOf(path) ?? '';
    return `${t('invoices.form.line', { n: Number(index) + 1 })}, ${label(field)}: ${errorOf(path)}`;
  };
  return (
    <ErrorSummary
      errors={Object.keys(errors).map((path) => ({
        field: path.startsWith('lines') ? path : path.split('.')[0],
        message: message(path),
      }))}
    />
  );
}
