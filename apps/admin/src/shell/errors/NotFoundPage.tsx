import { EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../components/RouterButton';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { StatusPage } from './StatusPage';

/** Message for an unknown URL. */
export function NotFoundPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('errors.notFound.title'));
  return (
    <StatusPage>
      <EmptyState
        illustration="search"
        headingLevel={1}
        title={t('errors.notFound.title')}
        description={t('errors.notFound.description')}
        actions={
          <RouterButton to="/" variant="filled">
            {t('errors.home')}
          </RouterButton>
        }
      />
    </StatusPage>
  );
}
