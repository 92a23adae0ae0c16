import { ApiError, useInvoices } from '@larder/domain';
import { Alert, Button, Skeleton } from '@larder/ui';
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
import { invoiceIdsOf } from './invoiceIdOf';
import { useA4Pages } from './useA4Pages';

const isMissing = ({ error }: { error: unknown }) => error instanceof ApiError && error.status === 404;

function InvoicePrint({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation();
  const queries = useInvoices(ids);
  const restaurant = useInvoiceIssuer();
  const [hasPrinted, setPrinted] = useState(false);
  const missing = ids.filter((_, index) => isMissing(queries[index]!));
  const failed = queries.find((query) => query.isError && !query.data && !isMissing(query));
  const invoices = queries.flatMap(({ data }) => data ?? []);
  const isLoaded = invoices.length > 0 && invoices.length + missing.length === ids.length;
  const isReady = isLoaded && restaurant.isComplete;
  const isOne = ids.length === 1;
  const title = isOne
    ? t('invoices.sheet.title', { number: ids[0] })
    : t('invoices.print.title', { count: ids.length });
  // Browsers use the title as the name of a saved file.
  const isNotFound = missing.length === ids.length;
  useDocumentTitle(isNotFound ? t('invoices.preview.notFound.title') : title);
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

  if (isNotFound) return <NothingToPrint id={ids.join(', ')} />;
  return (
    <main className={styles.page} id="main" aria-busy={(!isLoaded && !failed) || undefined}>
      <div className={styles.bar}>
        {isOne ? (
          <RouterButton to="/apps/invoice/preview/$id" params={{ id: String(ids[0]) }} startIcon={ChevronLeft}>
            {t('invoices.print.back')}
          </RouterButton>
        ) : (
          <>
            <RouterButton to="/apps/invoice/list" startIcon={ChevronLeft}>
              {t('invoices.preview.notFound.list')}
            </RouterButton>
            <h1 className={styles.title}>{title}</h1>
          </>
        )}
        <Button variant="filled" startIcon={Printer} disabled={!isLoaded} onClick={() => window.print()}>
          {t('invoices.actions.print')}
        </Button>
      </div>
      {missing.length > 0 && (
        <Alert
          tone="warning"
          className={styles.onScreen}
          title={t('invoices.print.missing', { numbers: missing.join(', ') })}
        />
      )}
      {failed ? (
        <LoadError title={t('invoices.preview.failed')} query={failed} size="md" />
      ) : isLoaded ? (
        invoices.map((data) => (
          <div key={data.invoice.id} className={styles.document}>
            <InvoiceSheet {...data} restaurant={restaurant} headingLevel={isOne ? 1 : 2} />
          </div>
        ))
      ) : (
        <Skeleton blockSize={900} />
      )}
    </main>
  );
}

/** This page has no shell, whose main landmark holds the message on other pages. */
const NothingToPrint = ({ id }: { id: string }) => (
  <main id="main">
    <InvoiceNotFound id={id} />
  </main>
);

/** The sheets of one or several invoices as one document. Opens the print dialog when they are loaded. */
export function InvoicePrintPage() {
  const { id } = useParams({ from: '/apps/invoice/print/$id' });
  const ids = invoiceIdsOf(id);
  return ids.length === 0 ? <NothingToPrint id={id} /> : <InvoicePrint key={id} ids={ids} />;
}
