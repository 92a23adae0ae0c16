import type { QueryClient } from '@larder/domain';
import { PageHeader } from '@larder/ui';

export async function loadUserDetail(_queryClient: QueryClient, _search: unknown) {}

export function UserDetailPage() {
  return <PageHeader title="UserDetailPage" />;
}
