import { useInvoiceList, useLanguage } from '@larder/domain';
import { isReceived, type Invoice } from '@larder/domain/contract';
import { Breadcrumbs, PageHeader } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { neighborsOf } from '../../../lists/neighborsOf';
import { invoicesOfSearch } from '../invoicesOfSearch';
import * as styles from './InvoicePreview.css';

export interface InvoicePreviewHeaderProps {
  id: number;
  title: string;
}

/** Breadcrumbs back to the list, and buttons for the previous and the next invoice in it. */
export function InvoicePreviewHeader({ id, title }: InvoicePreviewHeaderProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ location }) => location.state.invoiceList, structuralSharing: true });
  const { data } = useInvoiceList({});
  const { previous, next } = useMemo(() => {
    const all = data?.allData ?? [];
    const isFromSupplier = all.some((invoice) => invoice.id === id && isReceived(invoice));
    const shown = search ?? (isFromSupplier ? ({ direction: 'received' } as const) : {});
    return neighborsOf(invoicesOfSearch(all, shown, language), id);
  }, [data, search, language, id]);
  const step = (invoice: Invoice | undefined, which: 'previous' | 'next') => (
    <IconButton
      icon={which === 'next' ? ChevronRight : ChevronLeft}
      variant="quiet"
      size="bar"
      label={
        invoice
          ? t(`invoices.preview.${which}`, { number: invoice.id })
          : t(which === 'next' ? 'invoices.preview.noNext' : 'invoices.preview.noPrevious')
      }
      aria-disabled={invoice ? undefined : true}
      data-disabled={invoice ? undefined : ''}
      onClick={() =>
        invoice &&
        void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(invoice.id) }, search: {}, state: true })
      }
    />
  );
  return (
    <PageHeader
      title={title}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('invoices.list.title'), href: '/apps/invoice/list' }, { label: String(id) }]}
          renderLink={({ className, children }) => (
            <RouterLink to="/apps/invoice/list" search={search ?? {}} tone="inherit" className={className}>
              {children}
            </RouterLink>
          )}
        />
      }
      actions={
        data && (
          <>
            {step(previous, 'previous')}
            {step(next, 'next')}
          </>
        )
      }
      className={styles.header}
    />
  );
}
