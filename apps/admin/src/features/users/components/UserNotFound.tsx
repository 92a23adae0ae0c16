import { EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useDocumentTitle } from '../../../hooks/useDocumentTitle';

/** Message for an unknown user ID. */
export function UserNotFound({ id }: { id: string }) {
  const { t } = useTranslation();
  useDocumentTitle(t('users.detail.notFound.title'));
  return (
    <EmptyState
      illustration="search"
      headingLevel={1}
      title={t('users.detail.notFound.title')}
      description={t('users.detail.notFound.description', { id })}
      actions={
        <RouterButton to="/apps/user/list" variant="filled" size="bar">
          {t('users.detail.notFound.list')}
        </RouterButton>
      }
    />
  );
}
