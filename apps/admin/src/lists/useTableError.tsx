import type { UseQueryResult } from '@larder/domain';
import { Button } from '@larder/ui';
import type { TableMessage } from '@larder/ui/table';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../components/CopyDetails';

/** Returns the message of a table whose query failed, with "Try again" and "Copy details". Otherwise undefined. */
export function useTableError(
  query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>,
  title: string | undefined,
): TableMessage | undefined {
  const { t } = useTranslation();
  if (!query.isError) return undefined;
  return {
    title: title ?? t('lists.failed.title'),
    description: t('lists.failed.description'),
    actions: (
      <>
        <Button size="sm" variant="filled" onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
        <CopyDetails error={query.error} />
      </>
    ),
  };
}
