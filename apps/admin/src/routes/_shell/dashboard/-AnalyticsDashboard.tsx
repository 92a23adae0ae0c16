import { useAbility } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { lazyCard } from '../../../components/lazyCard';
import { PageSections } from '../../../components/PageSections';
import { AnalyticsDashboardPage, loadAnalyticsDashboard } from '../../../features/dashboard/AnalyticsDashboardPage';

export { loadAnalyticsDashboard };

const Invoices = lazyCard(() => import('../../../features/invoices/InvoicesCard'), 'InvoicesCard');

/** The cards, and the invoices below them for users who may read invoices. */
export function AnalyticsDashboard() {
  const { t } = useTranslation();
  const mayReadInvoices = useAbility().can('read', 'invoice');
  return (
    <PageSections>
      {/* One section, so that the gap of the sections does not apply between the header and the cards. */}
      <div>
        <AnalyticsDashboardPage />
      </div>
      {mayReadInvoices && <Invoices title={t('invoices.list.title')} blockSize={560} waits />}
    </PageSections>
  );
}
