import type { InvoiceDetail, PaymentDetails } from '@larder/domain/contract';
import { Dialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { InvoiceSheet } from '../../../entities/invoices/InvoiceSheet';
import { useInvoiceIssuer } from '../../../entities/invoices/useInvoiceIssuer';
import { useRestaurantToday } from '../../../hooks/useRestaurantToday';
import { typedInvoice } from '../typedInvoice';
import type { InvoiceFormState } from '../useInvoiceForm';

export interface InvoicePreviewDialogProps {
  form: InvoiceFormState;
  /** The stored invoice; undefined for a new one. */
  invoice: InvoiceDetail | undefined;
  paymentDetails: PaymentDetails | undefined;
  onClose: () => void;
}

/** Shows an invoice as its client will see it. */
export function InvoicePreviewDialog({ form, invoice, paymentDetails, onClose }: InvoicePreviewDialogProps) {
  const { t } = useTranslation();
  const { values, language, number = 0 } = form;
  const today = useRestaurantToday();
  return (
    <Dialog open size="lg" title={t('invoices.form.preview')} onOpenChange={onClose}>
      <InvoiceSheet
        invoice={typedInvoice(values, { number, language, invoice, today })}
        paymentDetails={paymentDetails}
        restaurant={useInvoiceIssuer()}
      />
    </Dialog>
  );
}
