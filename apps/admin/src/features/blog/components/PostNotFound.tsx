import { EmptyState } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useDocumentTitle } from '../../../hooks/useDocumentTitle';

/** Message for an unknown post ID. */
export function PostNotFound({ id }: { id: string }) {
  const { t } = useTranslation();
  useDocumentTitle(t('blog.notFound.title'));
  return (
    <EmptyState
      illustration="search"
      headingLevel={1}
      title={t('blog.notFound.title')}
      description={t('blog.notFound.description', { id })}
      actions={
        <RouterButton to="/pages/blog/list" variant="filled" size="bar">
          {t('blog.notFound.list')}
        </RouterButton>
      }
    />
  );
}
