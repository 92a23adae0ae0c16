import { Button, Grid, TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { LazyField } from '../../../components/LazyField';
import { useFormats } from '../../../hooks/useFormats';
import { dueChoiceOf, dueChoices, dueDateAfter } from '../dueDates';
import { pickers } from '../invoiceFields';
import type { InvoiceFormState } from '../useInvoiceForm';
import * as styles from './InvoiceForm.css';

interface DateFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (date: string) => void;
}

function DateField({ label, value, error, onChange }: DateFieldProps) {
  const formats = useFormats();
  const text = value && formats.date(value, { day: '2-digit', month: '2-digit', year: 'numeric' });
  return (
    <LazyField module={pickers} placeholder={<TextField label={label} required readOnly value={text} error={error} />}>
      {({ DatePicker }) => (
        <DatePicker
          label={label}
          required
          value={value || null}
          error={error}
          onValueChange={(date) => onChange(date ?? '')}
        />
      )}
    </LazyField>
  );
}

/** Issue date and due date, with quick choices. */
export function InvoiceDateFields({ form }: { form: InvoiceFormState }) {
  const { t } = useTranslation();
  const { issuedDate, dueDate } = form.values;
  const chosen = dueChoiceOf(issuedDate, dueDate);
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap="px16">
      <div id="issuedDate">
        <DateField
          label={t('invoices.fields.issued')}
          value={issuedDate}
          error={form.errorOf('issuedDate')}
          onChange={form.setIssuedDate}
        />
      </div>
      <div id="dueDate">
        <DateField
          label={t('invoices.fields.due')}
          value={dueDate}
          error={form.errorOf('dueDate')}
          onChange={(date) => form.set({ dueDate: date })}
        />
        <div role="group" aria-label={t('invoices.form.dueIn')} className={styles.choices}>
          {dueChoices.map((days) => (
            <Button
              key={days}
              size="sm"
              variant={days === chosen ? 'quiet' : 'plain'}
              aria-pressed={days === chosen}
              disabled={issuedDate === ''}
              onClick={() => form.set({ dueDate: dueDateAfter(issuedDate, days) })}
            >
              {t('invoices.form.days', { count: days })}
            </Button>
          ))}
        </div>
      </div>
    </Grid>
  );
}
