import type { QueryClient } from '@larder/domain';
import { PageHeader } from '@larder/ui';

export async function loadSalesDashboard(_queryClient: QueryClient, _search: unknown) {}

export function SalesDashboardPage() {
  return <PageHeader title="SalesDashboardPage" />;
}
