import { ApiError, type UseQueryResult } from '@larder/domain';
import { Button, EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../hooks/useFailureReason';

export interface RecordErrorProps {
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** Title and explanation for an ID that does not exist. */
  notFound: { title: string; description: string };
  /** Title if the record exists, but failed to load. */
  notLoaded: string;
  /** Called to close the panel of an ID that does not exist. */
  onClose: () => void;
}

/** The content of a panel whose record does not exist or failed to load. */
export function RecordError({ query, notFound, notLoaded, onClose }: RecordErrorProps) {
  const { t } = useTranslation();
  const reason = useFailureReason();
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <EmptyState
        role="alert"
        size="sm"
        illustration="search"
        {...notFound}
        actions={
          <Button size="sm" onClick={onClose}>
            {t('common.backToList')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      role="alert"
      size="sm"
      illustration="error"
      title={notLoaded}
      description={reason(query.error)}
      actions={
        <Button size="sm" onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
