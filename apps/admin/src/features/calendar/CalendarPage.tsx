import { PageHeader } from '@larder/ui';
import { usePageTitle } from '../../hooks/usePageTitle';

export function CalendarPage() {
  return <PageHeader title={usePageTitle()} />;
}
