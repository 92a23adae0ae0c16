import { paidSum, type InvoiceDetail } from '@larder/domain/contract';
import { Card, Stack, Text, TextArea, TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { LazyField } from '../../../components/LazyField';
import { InvoiceStatusBadge } from '../../../entities/invoices/InvoiceStatusBadge';
import { InvoiceSums } from '../../../entities/invoices/InvoiceSums';
import { pickers } from '../invoiceFields';
import type { InvoiceFormState } from '../useInvoiceForm';
import { InvoiceClientField } from './InvoiceClientField';
import { InvoiceDateFields } from './InvoiceDateFields';
import * as styles from './InvoiceForm.css';
import { InvoiceLineFields } from './InvoiceLineFields';

export interface InvoiceDocumentProps {
  form: InvoiceFormState;
  /** The stored invoice; undefined for a new one. */
  invoice: InvoiceDetail | undefined;
}

/** The fields of the document: dates, client, lines and sums. */
export function InvoiceDocument({ form, invoice }: InvoiceDocumentProps) {
  const { t } = useTranslation();
  const { values, set, sums, number } = form;
  const payments = invoice?.payments ?? [];
  const salesperson = {
    value: values.salesperson,
    onValueChange: (name: string) => set({ salesperson: name }),
  };
  const plainSalesperson = (
    <TextField label={t('invoices.form.salesperson')} dir="auto" autoComplete="off" {...salesperson} />
  );
  return (
    <Card>
      <Stack gap="px20">
        {!invoice && (
          <div className={styles.heading}>
            <Text as="p" variant="title3">
              {number === undefined ? t('invoices.form.numberFollows') : t('invoices.sheet.title', { number })}
            </Text>
            <InvoiceStatusBadge status="Draft" />
          </div>
        )}
        <InvoiceDateFields form={form} />
        <InvoiceClientField form={form} />
        <InvoiceLineFields form={form} />
        <div className={styles.summary}>
          <Stack gap="px16">
            <LazyField module={pickers} placeholder={plainSalesperson}>
              {({ PersonPicker }) => <PersonPicker {...salesperson} />}
            </LazyField>
            <TextArea
              label={t('invoices.form.note')}
              dir="auto"
              rows={3}
              value={values.note}
              onChange={(event) => set({ note: event.currentTarget.value })}
            />
          </Stack>
          <InvoiceSums sums={sums} payments={payments} balance={sums.total - paidSum(payments)} />
        </div>
      </Stack>
    </Card>
  );
}
