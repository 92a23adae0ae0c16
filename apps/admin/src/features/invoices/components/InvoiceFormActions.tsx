import { invoicePaymentMethods, type InvoiceDetail } from '@larder/domain/contract';
import { Button, Card, Stack, Switch } from '@larder/ui';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { Eye, Send, Undo2, Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useInvoiceLabels } from '../../../entities/invoices/useInvoiceLabels';
import type { InvoiceFormState } from '../useInvoiceForm';
import * as styles from './InvoiceForm.css';

export interface InvoiceFormActionsProps {
  form: InvoiceFormState;
  /** The stored invoice; undefined for a new one. */
  invoice: InvoiceDetail | undefined;
  /** Saves the changes and opens the form that sends the invoice. */
  onSend: () => void;
  onPreview: () => void;
}

const any = 'any';

/** Actions and settings next to the document. */
export function InvoiceFormActions({ form, invoice, onSend, onPreview }: InvoiceFormActionsProps) {
  const { t } = useTranslation();
  const labels = useInvoiceLabels();
  const { values, set, isSaving, isDirty } = form;
  const methods = invoicePaymentMethods.map((method) => ({ value: method, label: labels.method(method) }));
  return (
    <Stack gap="px16" className={styles.actions}>
      <Card>
        <Stack gap="px8">
          <Button
            type="submit"
            variant="filled"
            block
            className={styles.onlyWide}
            loading={isSaving}
            loadingLabel={t('invoices.form.saving')}
          >
            {t(invoice ? 'invoices.form.save' : 'invoices.form.saveDraft')}
          </Button>
          <Button block startIcon={Send} disabled={isSaving} onClick={onSend}>
            {t(invoice && !isDirty ? 'invoices.actions.send' : 'invoices.form.saveAndSend')}
          </Button>
          <Button block startIcon={Eye} onClick={onPreview}>
            {t('invoices.form.preview')}
          </Button>
          {invoice && (
            <>
              <RouterButton
                to="/apps/invoice/preview/$id"
                params={{ id: String(invoice.id) }}
                search={{ panel: 'payment' }}
                block
                startIcon={Banknote}
              >
                {t(invoice.balance < 0 ? 'invoices.actions.refund' : 'invoices.actions.pay')}
              </RouterButton>
              {isDirty && (
                <Button block variant="plain" tone="dark" startIcon={Undo2} disabled={isSaving} onClick={form.discard}>
                  {t('common.discard.confirm')}
                </Button>
              )}
            </>
          )}
        </Stack>
      </Card>
      <Card>
        <Stack gap="px20">
          <RadioGroup
            label={t('invoices.form.accepted')}
            options={[{ value: any, label: t('invoices.form.anyMethod') }, ...methods]}
            value={values.paymentMethod ?? any}
            onValueChange={(method) =>
              set({ paymentMethod: invoicePaymentMethods.find((each) => each === method) ?? null })
            }
          />
          <Stack as="fieldset" gap="px12" className={styles.switches}>
            <legend className={styles.legend}>{t('invoices.form.onInvoice')}</legend>
            {(['showTerms', 'showNote', 'showStub'] as const).map((name) => (
              <Switch
                key={name}
                label={t(`invoices.form.${name}`)}
                checked={values[name]}
                onCheckedChange={(checked) => set({ [name]: checked })}
              />
            ))}
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}
