import { ForbiddenError } from '@larder/domain';
import { Button, EmptyState } from '@larder/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageLoadError } from '../../lib/lazyPage';
import { RouterButton } from '../../lib/RouterButton';
import { usePageTitle } from '../../lib/usePageTitle';
import { StatusPage } from './StatusPage';

function describe(error: unknown) {
  if (error instanceof ForbiddenError)
    return { kind: 'denied', values: { action: error.action, subject: error.subjectType } };
  if (error instanceof PageLoadError)
    return { kind: error.reason === 'timeout' ? 'chunkTimeout' : 'chunkMissing', values: {} };
  return { kind: 'broken', values: {} };
}

/** What stands in place of a page that is denied, did not load, or threw (pages.md 1.1 and 3.14). */
export function PageErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { kind, values } = describe(error);
  const title = t(`errors.${kind}.title`);
  usePageTitle(title);
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
            {kind === 'chunkMissing' || kind === 'chunkTimeout' ? (
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
          </>
        }
      />
    </StatusPage>
  );
}
