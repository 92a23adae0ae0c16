import { useAbility } from '@larder/domain';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lazyCard } from '../../../components/lazyCard';
import { lazyPage } from '../../../components/lazyPage';
import { PageSections } from '../../../components/PageSections';
import { analyticsSearch } from '../../../features/dashboard/analyticsSearch';
import { prefixedInvoiceSearch } from '../../../features/invoices/prefixedInvoiceSearch';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/dashboard/AnalyticsDashboardPage'));
const Cards = page.component('AnalyticsDashboardPage');
const Invoices = lazyCard(() => import('../../../features/invoices/InvoicesCard'), 'InvoicesCard');

export const Route = createFileRoute('/_shell/dashboard/analytics')({
  validateSearch: (search) => ({ ...analyticsSearch.parse(search), ...prefixedInvoiceSearch('inv.', search) }),
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    page.load().then(({ loadAnalyticsDashboard }) => loadAnalyticsDashboard(context.queryClient, deps)),
  component: AnalyticsDashboard,
});

/** The cards, and the invoices below them for users who may read invoices. */
function AnalyticsDashboard() {
  const { t } = useTranslation();
  const mayReadInvoices = useAbility().can('read', 'invoice');
  return (
    <PageSections>
      <div>
        <Cards />
      </div>
      {mayReadInvoices && <Invoices title={t('invoices.list.title')} blockSize={560} />}
    </PageSections>
  );
}
