import { ForbiddenError } from '@larder/domain';
import { Button, EmptyState } from '@larder/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../lib/CopyDetails';
import { loadFailureOf } from '../../lib/lazyPage';
import { RouterButton } from '../../lib/RouterButton';
import { usePageTitle } from '../../lib/usePageTitle';
import { useNewVersion } from '../useNewVersion';
import { StatusPage } from './StatusPage';

function describe(error: unknown) {
  if (error instanceof ForbiddenError)
    return { kind: 'denied', values: { action: error.action, subject: error.subjectType } };
  const reason = loadFailureOf(error);
  if (reason) return { kind: reason === 'timeout' ? 'chunkTimeout' : 'chunkMissing', values: {} };
  return { kind: 'broken', values: {} };
}

/** What stands in place of a page that is denied, did not load, or threw (pages.md 1.1 and 3.14). */
export function PageErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { kind, values } = describe(error);
  const title = t(`errors.${kind}.title`);
  const didNotLoad = loadFailureOf(error) !== undefined;
  usePageTitle(title);
  useNewVersion(error);
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
