import { EmptyState } from '@larder/ui';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useDocumentTitle } from '../../../hooks/useDocumentTitle';
import { useHelpSearch } from '../useHelpSearch';
import { HelpBanner } from './HelpBanner';
import { HelpTrail } from './HelpTrail';

export interface KnowledgeNotFoundProps {
  /** The missing part of the knowledge base. */
  kind: 'category' | 'question';
  /** Slug in the URL. */
  slug: string;
}

/** The page of a category or question that does not exist. Its search opens the knowledge base. */
export function KnowledgeNotFound({ kind, slug }: KnowledgeNotFoundProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = useHelpSearch('', (q) => void navigate({ to: '/pages/knowledge-base', search: { q } }));
  const title = t('knowledge.notFound.title');
  useDocumentTitle(title);
  return (
    <>
      <HelpBanner
        title={title}
        description={t(`knowledge.notFound.${kind}`, { slug })}
        breadcrumbs={<HelpTrail items={[{ label: title }]} />}
        search={search}
        label={t('knowledge.search')}
      />
      <EmptyState
        role="alert"
        illustration="search"
        headingLevel={2}
        title={t(`knowledge.notFound.${kind}`, { slug })}
        actions={
          <RouterButton variant="filled" to="/pages/knowledge-base">
            {t('knowledge.notFound.back')}
          </RouterButton>
        }
      />
    </>
  );
}
