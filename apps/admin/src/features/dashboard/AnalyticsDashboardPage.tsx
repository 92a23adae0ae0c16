import type { QueryClient } from '@larder/domain';
import { PageHeader } from '@larder/ui';

export async function loadAnalyticsDashboard(_queryClient: QueryClient, _search: unknown) {}

export function AnalyticsDashboardPage() {
  return <PageHeader title="AnalyticsDashboardPage" />;
}
