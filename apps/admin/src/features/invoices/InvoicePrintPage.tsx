import { useInvoices } from '@larder/domain';
import { useParams } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { PrintPage } from '../../components/PrintPage';
import { RouterButton } from '../../components/RouterButton';
import { InvoiceSheet } from '../../entities/invoices/InvoiceSheet';
import { useInvoiceIssuer } from '../../entities/invoices/useInvoiceIssuer';
import { useInvoiceLabels } from '../../entities/invoices/useInvoiceLabels';
import { printedIds } from '../../lib/printedIds';
import { InvoiceNotFound } from './components/InvoiceNotFound';
import { invoiceIdOf } from './invoiceIdOf';

/** The sheets of one or several invoices as one document. */
export function InvoicePrintPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/apps/invoice/print/$id' });
  const ids = printedIds(id, invoiceIdOf);
  const queries = useInvoices(ids);
  const labels = useInvoiceLabels();
  const formats = useFormats();
  const restaurant = useInvoiceIssuer();
  const isOne = ids.length === 1;
  return (
    <PrintPage
      key={id}
      ids={ids}
      queries={queries}
      loading={!restaurant.isComplete}
      title={
        isOne
          ? labels.title(queries[0]?.data?.invoice ?? { id: ids[0]! })
          : t('invoices.print.title', { count: ids.length })
      }
      // The title of a single sheet is the heading of the page.
      showTitle={!isOne}
      back={
        isOne ? (
          <RouterButton to="/apps/invoice/preview/$id" params={{ id: String(ids[0]) }} startIcon={ChevronLeft}>
            {t('invoices.print.back')}
          </RouterButton>
        ) : (
          <RouterButton to="/apps/invoice/list" startIcon={ChevronLeft}>
            {t('invoices.preview.notFound.list')}
          </RouterButton>
        )
      }
      missing={(numbers) => t('invoices.print.missing', { numbers })}
      failed={t('invoices.preview.failed')}
      notFound={<InvoiceNotFound id={formats.list(ids.map(String)) || id} />}
    >
      {(data) => <InvoiceSheet {...data} restaurant={restaurant} headingLevel={isOne ? 1 : 2} />}
    </PrintPage>
  );
}
