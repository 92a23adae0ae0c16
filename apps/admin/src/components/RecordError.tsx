import { isNotFound, type UseQueryResult } from '@larder/domain';
import { Button, EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { LoadError } from './LoadError';

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
  if (isNotFound(query.error))
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
  return <LoadError title={notLoaded} query={query} />;
}
