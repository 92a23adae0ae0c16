import type { QueryClient } from '@larder/domain';
import { PageHeader } from '@larder/ui';

export async function loadUserList(_queryClient: QueryClient, _search: unknown) {}

export function UserListPage() {
  return <PageHeader title="UserListPage" />;
}
