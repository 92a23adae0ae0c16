import type { InvoiceDetail, PaymentDetails } from '@larder/domain/contract';
import { Button, Text } from '@larder/ui';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { PageForm } from '../../../components/PageForm';
import { InvoiceStatusBadge } from '../../../entities/invoices/InvoiceStatusBadge';
import { notify } from '../../../lib/notify';
import { useInvoiceForm, type InvoiceFormOptions } from '../useInvoiceForm';
import { InvoiceConflict } from './InvoiceConflict';
import { InvoiceDocument } from './InvoiceDocument';
import { InvoiceErrors } from './InvoiceErrors';
import { InvoiceFormActions } from './InvoiceFormActions';
import * as styles from './InvoiceForm.css';

const InvoicePreviewDialog = lazyDialog(() => import('./InvoicePreviewDialog'), 'InvoicePreviewDialog');

export interface InvoiceFormProps extends Omit<InvoiceFormOptions, 'onSaved'> {
  invoice: InvoiceDetail | undefined;
  paymentDetails: PaymentDetails | undefined;
}

/** Writes a new invoice or edits a stored one. */
export function InvoiceForm({ invoice, start, paymentDetails }: InvoiceFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isPreview, setPreview] = useState(false);
  const isSending = useRef(false);
  const show = (id: number, options: { replace?: boolean } = {}) =>
    void navigate({
      to: '/apps/invoice/preview/$id',
      params: { id: String(id) },
      search: isSending.current ? { panel: 'send' } : {},
      // The form counts as changed until the next render, so the blocker must be skipped.
      ignoreBlocker: true,
      ...options,
    });
  const form = useInvoiceForm({
    invoice,
    start,
    onSaved: ({ id, isNew, takenNumber }) => {
      const number = { number: id };
      const saved = t('invoices.form.saved', number);
      const taken = takenNumber !== undefined && t('invoices.form.numberTaken', { ...number, taken: takenNumber });
      const action = {
        label: t('nav.pages.invoiceAdd'),
        onAction: () => void navigate({ to: '/apps/invoice/add' }),
      };
      void notify((toast) => void toast.success(taken || saved, isNew ? { action } : {}));
      if (!isNew && !isSending.current) return;
      show(id, { replace: isNew });
    },
  });
  const { isSaving } = form;
  const title = invoice ? t('invoices.sheet.title', { number: invoice.id }) : t('nav.pages.invoiceAdd');

  const save = (isForSending: boolean) => {
    if (isSaving) return;
    isSending.current = isForSending;
    form.submit();
  };
  const send = () => {
    if (!invoice || form.isDirty) return save(true);
    isSending.current = true;
    show(invoice.id);
  };
  return (
    <PageForm
      title={title}
      actions={invoice && <InvoiceStatusBadge status={invoice.invoiceStatus} />}
      draftTitle={t('invoices.form.draftTitle')}
      form={form}
      onSave={() => save(false)}
    >
      <InvoiceErrors form={form} />
      <InvoiceConflict form={form} />
      <div className={styles.page}>
        <InvoiceDocument form={form} invoice={invoice} />
        <InvoiceFormActions form={form} invoice={invoice} onSend={send} onPreview={() => setPreview(true)} />
      </div>
      <div className={styles.bar}>
        <span>
          {t('invoices.fields.total')}{' '}
          <Text as="strong" variant="title3" className={styles.barTotal}>
            {form.total}
          </Text>
        </span>
        <Button type="submit" variant="filled" loading={isSaving} loadingLabel={t('invoices.form.saving')}>
          {t(invoice ? 'invoices.form.save' : 'invoices.form.saveDraft')}
        </Button>
      </div>
      <Suspense>
        {isPreview && (
          <InvoicePreviewDialog
            form={form}
            invoice={invoice}
            paymentDetails={paymentDetails}
            onClose={() => setPreview(false)}
          />
        )}
      </Suspense>
    </PageForm>
  );
}
