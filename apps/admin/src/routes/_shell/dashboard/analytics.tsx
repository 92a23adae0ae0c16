import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { lazyPage } from '../../../components/lazyPage';
import { analyticsSearch } from '../../../features/dashboard/analyticsSearch';
import { invoiceList } from '../../../features/invoices/invoiceList';
import { prefixedParameters } from '../../../lists/defineList';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('./-AnalyticsDashboard'));

export const Route = createFileRoute('/_shell/dashboard/analytics')({
  validateSearch: z.extend(analyticsSearch, prefixedParameters('inv.', invoiceList)),
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    page.load().then(({ loadAnalyticsDashboard }) => loadAnalyticsDashboard(context.queryClient, deps)),
  component: page.component('AnalyticsDashboard'),
});
