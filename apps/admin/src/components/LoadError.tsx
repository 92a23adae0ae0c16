import { Button, EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../hooks/useFailureReason';
import { CopyDetails } from './CopyDetails';

export interface LoadErrorProps {
  /** Title that names the part that failed to load. */
  title: string;
  query: { error: unknown; refetch: () => unknown };
  /** `sm` inside a panel or a card, `md` for a page. @default 'sm' */
  size?: 'sm' | 'md';
}

/** Says what failed to load and why, and offers to try again. */
export function LoadError({ title, query: { error, refetch }, size = 'sm' }: LoadErrorProps) {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const isPage = size === 'md';
  return (
    <EmptyState
      role="alert"
      size={size}
      headingLevel={isPage ? 2 : 3}
      illustration="error"
      title={title}
      description={reason(error)}
      actions={
        <>
          <Button size={size} variant={isPage ? 'filled' : undefined} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
          {isPage && <CopyDetails error={error} />}
        </>
      }
    />
  );
}
