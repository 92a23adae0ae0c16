import type { InvoiceDetail, PaymentDetails } from '@larder/domain/contract';
import { Alert, Button, PageHeader, Skeleton, Stack } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { ConfirmDialog } from '@larder/ui/overlays';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvoiceIssuer } from '../../../entities/invoices/useInvoiceIssuer';
import { useDocumentTitle } from '../../../hooks/useDocumentTitle';

const InvoiceSheet = lazyNamed(
  lazyModule(() => import('../../../entities/invoices/InvoiceSheet')),
  'InvoiceSheet',
);

export interface LockedInvoiceProps {
  invoice: InvoiceDetail;
  paymentDetails: PaymentDetails;
  onUnlock: () => void;
}

/** A paid invoice, which can be edited after a confirmation. */
export function LockedInvoice({ invoice, paymentDetails, onUnlock }: LockedInvoiceProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const title = t('invoices.sheet.title', { number: invoice.id });
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Stack gap="px16">
        <Alert
          tone="info"
          title={t('invoices.locked.title')}
          action={
            <Button size="sm" onClick={() => setAsking(true)}>
              {t('invoices.locked.unlock')}
            </Button>
          }
        >
          {t('invoices.locked.text')}
        </Alert>
        <Suspense fallback={<Skeleton blockSize={640} aria-busy />}>
          <InvoiceSheet invoice={invoice} paymentDetails={paymentDetails} restaurant={useInvoiceIssuer()} />
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
        onConfirm={onUnlock}
      />
    </>
  );
}
