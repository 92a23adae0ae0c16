import { isReceived, type InvoiceDetail, type PaymentDetails } from '@larder/domain/contract';
import { Alert, Button, PageHeader, Skeleton, Stack } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { ConfirmDialog } from '@larder/ui/overlays';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvoiceIssuer } from '../../../entities/invoices/useInvoiceIssuer';
import { useInvoiceLabels } from '../../../entities/invoices/useInvoiceLabels';
import { useDocumentTitle } from '../../../hooks/useDocumentTitle';

const InvoiceSheet = lazyNamed(
  lazyModule(() => import('../../../entities/invoices/InvoiceSheet')),
  'InvoiceSheet',
);

export interface LockedInvoiceProps {
  invoice: InvoiceDetail;
  paymentDetails: PaymentDetails;
  /** Undefined if the invoice is final. */
  onUnlock: (() => void) | undefined;
}

/** A paid invoice, which can be edited after a confirmation, or a final one, which cannot. */
export function LockedInvoice({ invoice, paymentDetails, onUnlock }: LockedInvoiceProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const title = useInvoiceLabels().title(invoice);
  const restaurant = useInvoiceIssuer();
  const finalKind = isReceived(invoice) ? 'received' : invoice.creditOf === undefined ? 'credited' : 'credit';
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Stack gap="px16">
        <Alert
          tone="info"
          title={t(onUnlock ? 'invoices.locked.title' : `invoices.locked.${finalKind}Title`)}
          action={
            onUnlock && (
              <Button size="sm" onClick={() => setAsking(true)}>
                {t('invoices.locked.unlock')}
              </Button>
            )
          }
        >
          {t(onUnlock ? 'invoices.locked.text' : `invoices.locked.${finalKind}Text`)}
        </Alert>
        <Suspense fallback={<Skeleton blockSize={640} aria-busy />}>
          <InvoiceSheet invoice={invoice} paymentDetails={paymentDetails} restaurant={restaurant} />
        </Suspense>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title={t('invoices.locked.ask', { number: invoice.id })}
        description={t('invoices.locked.consequence')}
        confirmLabel={t('invoices.locked.unlock')}
        cancelLabel={t('invoices.locked.keep')}
        onConfirm={() => onUnlock?.()}
      />
    </>
  );
}
