import { useFailedQueries } from '@larder/domain';
import { Button, EmptyState } from '@larder/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../hooks/useFailureReason';

export interface PageQueriesProps {
  /** Returns true for the query keys of the page. Must be stable between renders. */
  isOwn: (key: readonly unknown[]) => boolean;
  children: ReactNode;
}

/** Cards with queries. If all of them failed, shows one error instead of one per card. */
export function PageQueries({ isOwn, children }: PageQueriesProps) {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const failed = useFailedQueries(isOwn);
  return (
    <>
      {failed && (
        <EmptyState
          role="alert"
          illustration="error"
          headingLevel={2}
          title={t('errors.page')}
          description={reason(failed.error)}
          actions={<Button onClick={() => void failed.retry()}>{t('common.retry')}</Button>}
        />
      )}
      {/* Stays mounted while hidden, so that its queries stay active. */}
      <div hidden={failed !== null}>{children}</div>
    </>
  );
}
