import { ApiError, useInvoice } from '@larder/domain';
import { Button, Skeleton } from '@larder/ui';
import { useParams } from '@tanstack/react-router';
import { ChevronLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { RouterButton } from '../../components/RouterButton';
import { InvoiceSheet } from '../../entities/invoices/InvoiceSheet';
import { useInvoiceIssuer } from '../../entities/invoices/useInvoiceIssuer';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { InvoiceNotFound } from './components/InvoiceNotFound';
import * as styles from './components/InvoicePrint.css';
import { invoiceIdOf } from './invoiceIdOf';
import { useA4Pages } from './useA4Pages';

function InvoicePrint({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useInvoice(id);
  const restaurant = useInvoiceIssuer();
  const [hasPrinted, setPrinted] = useState(false);
  const isReady = query.data !== undefined && restaurant.isComplete;
  // Browsers use the title as the name of a saved file.
  useDocumentTitle(t('invoices.sheet.title', { number: id }));
  useA4Pages();

  useEffect(() => {
    if (!isReady || hasPrinted) return undefined;
    let isOver = false;
    void document.fonts.ready.then(() => {
      if (isOver) return;
      setPrinted(true);
      window.print();
    });
    return () => {
      isOver = true;
    };
  }, [isReady, hasPrinted]);

  if (query.error instanceof ApiError && query.error.status === 404) return <InvoiceNotFound id={String(id)} />;
  return (
    <main className={styles.page} id="main" aria-busy={query.isPending || undefined}>
      <div className={styles.bar}>
        <RouterButton to="/apps/invoice/preview/$id" params={{ id: String(id) }} startIcon={ChevronLeft}>
          {t('invoices.print.back')}
        </RouterButton>
        <Button variant="filled" startIcon={Printer} disabled={!query.data} onClick={() => window.print()}>
          {t('invoices.actions.print')}
        </Button>
      </div>
      {query.data ? (
        <InvoiceSheet {...query.data} restaurant={restaurant} headingLevel={1} />
      ) : query.isError ? (
        <LoadError title={t('invoices.preview.failed')} query={query} size="md" />
      ) : (
        <Skeleton blockSize={900} />
      )}
    </main>
  );
}

/** The sheet of an invoice alone. Opens the print dialog when it is loaded. */
export function InvoicePrintPage() {
  const { id } = useParams({ from: '/apps/invoice/print/$id' });
  const known = invoiceIdOf(id);
  return known === undefined ? <InvoiceNotFound id={id} /> : <InvoicePrint key={known} id={known} />;
}
