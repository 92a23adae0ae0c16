import { useInvoice, useInvoiceClients, useSession, isNotFound } from '@larder/domain';
import type { Invoice, InvoiceClient } from '@larder/domain/contract';
import { PageHeader, Skeleton } from '@larder/ui';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { useRestaurantToday } from '../../hooks/useRestaurantToday';
import { InvoiceForm } from './components/InvoiceForm';
import { InvoiceNotFound } from './components/InvoiceNotFound';

export { loadNewInvoice } from './invoiceFormQueries';

interface NewInvoiceProps {
  from?: Invoice;
  client?: InvoiceClient;
}

function NewInvoice({ from, client }: NewInvoiceProps) {
  const salesperson = useSession().user?.fullName ?? '';
  const today = useRestaurantToday();
  return <InvoiceForm invoice={undefined} start={{ today, salesperson, from, client }} paymentDetails={undefined} />;
}

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('nav.pages.invoiceAdd')} />
      <Skeleton blockSize={640} aria-busy />
    </>
  );
}

/** A new invoice for the client with this name. If no client has it, the client field is empty. */
function InvoiceFor({ name }: { name: string }) {
  const { data, isPending } = useInvoiceClients(name);
  const client = data?.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
  return isPending ? <Loading /> : <NewInvoice client={client} />;
}

function InvoiceCopy({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useInvoice(id);
  if (query.data) return <NewInvoice from={query.data.invoice} />;
  if (isNotFound(query.error)) return <InvoiceNotFound id={String(id)} />;
  if (!query.isError) return <Loading />;
  return (
    <>
      <PageHeader title={t('nav.pages.invoiceAdd')} />
      <LoadError title={t('invoices.preview.failed')} query={query} size="md" />
    </>
  );
}

/** Writes a new invoice, optionally for a client or as a copy of another invoice. */
export function InvoiceCreatePage() {
  const { from, client } = useSearch({ from: '/_shell/apps/invoice/add' });
  if (from !== undefined) return <InvoiceCopy key={from} id={from} />;
  if (client) return <InvoiceFor key={client} name={client} />;
  return <NewInvoice />;
}
