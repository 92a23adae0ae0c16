import { ForbiddenError } from '@larder/domain';
import { Button, EmptyState } from '@larder/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../components/CopyDetails';
import { chunkErrorReason, lazyModule, lazyNamed } from '@larder/ui/lazy';
import { RouterButton } from '../../components/RouterButton';
import { useDenialText } from '../../hooks/useAccessLabels';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useReloadForNewVersion } from './useReloadForNewVersion';
import { StatusPage } from './StatusPage';

const AskForAccess = lazyNamed(
  lazyModule(() => import('../../components/AskForAccess')),
  'AskForAccess',
);

function kindOf(error: unknown) {
  if (error instanceof ForbiddenError) return 'denied';
  const reason = chunkErrorReason(error);
  if (reason) return reason === 'timeout' ? 'chunkTimeout' : 'chunkMissing';
  return 'broken';
}

/** Replaces a page that is denied, failed to load or threw an error. */
export function PageErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const denialText = useDenialText();
  const kind = kindOf(error);
  const denied = error instanceof ForbiddenError ? error : undefined;
  const title = t(`errors.${kind}.title`);
  const didNotLoad = chunkErrorReason(error) !== undefined;
  useDocumentTitle(title);
  useReloadForNewVersion(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const handleOnline = useEffectEvent(() => didNotLoad && retry());
  useEffect(() => {
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  return (
    <StatusPage>
      <EmptyState
        role="alert"
        illustration="error"
        headingLevel={1}
        title={title}
        description={denied ? denialText(denied.action, denied.subjectType) : t(`errors.${kind}.description`)}
        actions={
          <>
            {didNotLoad ? (
              <Button variant="filled" onClick={() => window.location.reload()}>
                {t('errors.reload')}
              </Button>
            ) : null}
            {denied ? (
              <Suspense>
                <AskForAccess action={denied.action} subject={denied.subjectType} />
              </Suspense>
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
