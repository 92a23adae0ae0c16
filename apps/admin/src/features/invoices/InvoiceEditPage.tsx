import { useInvoice, isNotFound } from '@larder/domain';
import { isFinal, type InvoiceResponse } from '@larder/domain/contract';
import { PageHeader, Skeleton } from '@larder/ui';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { InvoiceForm } from './components/InvoiceForm';
import { InvoiceNotFound } from './components/InvoiceNotFound';
import { LockedInvoice } from './components/LockedInvoice';
import { invoiceIdOf } from './invoiceIdOf';

export { loadInvoiceForm } from './invoiceFormQueries';

function InvoiceEditor({ invoice, paymentDetails }: InvoiceResponse) {
  // A payment that arrives while the user types must not lock the form.
  const [isLocked, setLocked] = useState(invoice.invoiceStatus === 'Paid' || isFinal(invoice));
  const { issuedDate, salesperson } = invoice;
  return isLocked ? (
    <LockedInvoice
      invoice={invoice}
      paymentDetails={paymentDetails}
      onUnlock={isFinal(invoice) ? undefined : () => setLocked(false)}
    />
  ) : (
    <InvoiceForm invoice={invoice} start={{ today: issuedDate, salesperson }} paymentDetails={paymentDetails} />
  );
}

function StoredInvoice({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useInvoice(id);
  if (isNotFound(query.error)) return <InvoiceNotFound id={String(id)} />;
  if (query.data) return <InvoiceEditor {...query.data} />;
  return (
    <>
      <PageHeader title={t('invoices.sheet.title', { number: id })} />
      {query.isError ? (
        <LoadError title={t('invoices.preview.failed')} query={query} size="md" />
      ) : (
        <Skeleton blockSize={640} aria-busy />
      )}
    </>
  );
}

/** Edits an invoice. */
export function InvoiceEditPage() {
  const { id } = useParams({ from: '/_shell/apps/invoice/edit/$id' });
  const known = invoiceIdOf(id);
  // The key prevents the previous invoice from showing while the next one loads.
  return known === undefined ? <InvoiceNotFound id={id} /> : <StoredInvoice key={known} id={known} />;
}
