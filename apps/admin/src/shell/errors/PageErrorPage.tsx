import { ForbiddenError } from '@larder/domain';
import { Button, EmptyState } from '@larder/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../components/CopyDetails';
import { chunkErrorReason } from '@larder/ui/lazy';
import { RouterButton } from '../../components/RouterButton';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useReloadForNewVersion } from './useReloadForNewVersion';
import { StatusPage } from './StatusPage';

function describe(error: unknown) {
  if (error instanceof ForbiddenError)
    return { kind: 'denied', values: { action: error.action, subject: error.subjectType } };
  const reason = chunkErrorReason(error);
  if (reason) return { kind: reason === 'timeout' ? 'chunkTimeout' : 'chunkMissing', values: {} };
  return { kind: 'broken', values: {} };
}

/** Replaces a page that is denied, failed to load or threw an error. */
export function PageErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { kind, values } = describe(error);
  const title = t(`errors.${kind}.title`);
  const didNotLoad = chunkErrorReason(error) !== undefined;
  useDocumentTitle(title);
  useReloadForNewVersion(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StatusPage>
      <EmptyState
        role="alert"
        illustration="error"
        headingLevel={1}
        title={title}
        description={t(`errors.${kind}.description`, values)}
        actions={
          <>
            {didNotLoad ? (
              <Button variant="filled" onClick={() => window.location.reload()}>
                {t('errors.reload')}
              </Button>
            ) : null}
            {kind === 'broken' ? (
              <Button variant="filled" onClick={retry}>
                {t('errors.tryAgain')}
              </Button>
            ) : null}
            <Button onClick={() => router.history.back()}>{t('errors.back')}</Button>
            <RouterButton to="/">{t('errors.home')}</RouterButton>
            {kind === 'broken' ? <CopyDetails error={error} /> : null}
          </>
        }
      />
    </StatusPage>
  );
}
