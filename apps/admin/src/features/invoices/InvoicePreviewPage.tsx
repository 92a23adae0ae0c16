import { invoiceListQuery, invoiceQuery, useInvoice, isNotFound, type QueryClient } from '@larder/domain';
import { isReceived } from '@larder/domain/contract';
import { Alert, Skeleton, Stack } from '@larder/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { LoadError } from '../../components/LoadError';
import { RouterButton } from '../../components/RouterButton';
import { InvoiceSheet } from '../../entities/invoices/InvoiceSheet';
import { useInvoiceIssuer } from '../../entities/invoices/useInvoiceIssuer';
import { useInvoiceLabels } from '../../entities/invoices/useInvoiceLabels';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import * as styles from './components/InvoicePreview.css';
import { InvoiceActionsCard } from './components/InvoiceActionsCard';
import { InvoiceBalanceCard } from './components/InvoiceBalanceCard';
import { InvoiceHistoryCard } from './components/InvoiceHistoryCard';
import { InvoiceNotFound } from './components/InvoiceNotFound';
import { InvoiceOrderAlert } from './components/InvoiceOrderAlert';
import { InvoicePreviewHeader } from './components/InvoicePreviewHeader';
import { invoiceIdOf } from './invoiceIdOf';
import { useInvoiceActions } from './useInvoiceActions';

const CreditDrawer = lazyDialog(() => import('./components/CreditDrawer'), 'CreditDrawer');
const PaymentDrawer = lazyDialog(() => import('./components/PaymentDrawer'), 'PaymentDrawer');
const SendInvoiceDrawer = lazyDialog(() => import('./components/SendInvoiceDrawer'), 'SendInvoiceDrawer');

/** Starts the queries without waiting for them: the page shows loading and error states. */
export async function loadInvoicePreview(queryClient: QueryClient, id: string) {
  const known = invoiceIdOf(id);
  if (known === undefined) return;
  void queryClient.prefetchQuery(invoiceQuery(known));
  void queryClient.prefetchQuery(invoiceListQuery({}));
}

function InvoicePreview({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { panel } = useSearch({ from: '/_shell/apps/invoice/preview/$id' });
  const restaurant = useInvoiceIssuer();
  const actions = useInvoiceActions();
  const query = useInvoice(id);
  const title = useInvoiceLabels().title(query.data?.invoice ?? { id });
  useDocumentTitle(title);
  /** Keeps the history state, which contains the list that the user came from. */
  const show = (next: typeof panel) =>
    void navigate({
      to: '/apps/invoice/preview/$id',
      params: { id: String(id) },
      search: { panel: next },
      replace: true,
      state: true,
    });

  if (isNotFound(query.error)) return <InvoiceNotFound id={String(id)} />;
  const invoice = query.data?.invoice;
  return (
    <Stack gap="px16">
      <InvoicePreviewHeader id={id} title={title} />
      {query.isError && !query.data ? (
        <LoadError title={t('invoices.preview.failed')} query={query} size="md" />
      ) : (
        <div className={styles.columns} aria-busy={query.isPending || undefined}>
          {query.data && invoice ? (
            <>
              <Stack gap="px16">
                <InvoiceOrderAlert invoice={invoice} />
                {invoice.creditOf !== undefined && (
                  <Alert
                    tone="info"
                    title={t('invoices.preview.creditAlert', { number: invoice.creditOf })}
                    action={
                      <RouterButton to="/apps/invoice/preview/$id" params={{ id: String(invoice.creditOf) }} size="sm">
                        {t('invoices.preview.showInvoice', { number: invoice.creditOf })}
                      </RouterButton>
                    }
                  />
                )}
                <InvoiceSheet {...query.data} restaurant={restaurant} />
              </Stack>
              <div className={styles.side}>
                <InvoiceActionsCard
                  invoice={invoice}
                  actions={actions}
                  onSend={() => show('send')}
                  onPay={() => show('payment')}
                  onCredit={() => show('credit')}
                />
                {invoice.creditOf === undefined && <InvoiceBalanceCard invoice={invoice} />}
                <InvoiceHistoryCard invoice={invoice} actions={actions} />
              </div>
            </>
          ) : (
            <>
              <Skeleton blockSize={720} />
              <Skeleton blockSize={360} />
            </>
          )}
        </div>
      )}
      <Suspense>
        {panel === 'send' && invoice && actions.maySend(invoice) && (
          <SendInvoiceDrawer invoice={invoice} onClose={() => show(undefined)} />
        )}
        {panel === 'payment' && invoice && actions.mayPay(invoice) && (
          <PaymentDrawer invoice={invoice} savePayments={actions.savePayments} onClose={() => show(undefined)} />
        )}
        {panel === 'credit' &&
          invoice &&
          !isReceived(invoice) &&
          invoice.creditOf === undefined &&
          actions.mayCreate && <CreditDrawer invoice={invoice} onClose={() => show(undefined)} />}
      </Suspense>
    </Stack>
  );
}

/** An invoice with its actions, payments and history. */
export function InvoicePreviewPage() {
  const { id } = useParams({ from: '/_shell/apps/invoice/preview/$id' });
  const known = invoiceIdOf(id);
  // The key prevents the previous invoice from showing while the next one loads.
  return known === undefined ? <InvoiceNotFound id={id} /> : <InvoicePreview key={known} id={known} />;
}
