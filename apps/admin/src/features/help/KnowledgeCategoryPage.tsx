import { knowledgeCategoryQuery, useKnowledgeCategory, isNotFound, type QueryClient } from '@larder/domain';
import { filterKnowledge } from '@larder/domain/contract';
import { Badge, Card, Grid, Icon, Skeleton, useDelayedPending } from '@larder/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { MarkedText } from '../../components/MarkedText';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { HelpBanner } from './components/HelpBanner';
import { HelpTrail } from './components/HelpTrail';
import { KnowledgeNotFound } from './components/KnowledgeNotFound';
import { NoHelp } from './components/NoHelp';
import { QuestionLinks } from './components/QuestionLinks';
import { helpIcon } from './helpIcons';
import * as styles from './KnowledgeCategoryPage.css';
import { useHelpSearch } from './useHelpSearch';

export async function loadKnowledgeCategory(queryClient: QueryClient, category: string) {
  // Don't wait: the page shows loading and error states.
  void queryClient.prefetchQuery(knowledgeCategoryQuery(category));
}

function KnowledgeCategory({ category }: { category: string }) {
  const { t } = useTranslation();
  const { q } = useSearch({ from: '/_shell/pages/knowledge-base/$category/' });
  const navigate = useNavigate({ from: '/pages/knowledge-base/$category/' });
  const query = useKnowledgeCategory(category);
  const isSlow = useDelayedPending(query.isPending);
  const show = (text: string | undefined, replace = false) =>
    void navigate({ search: { q: text }, replace, resetScroll: false });
  const search = useHelpSearch(q, show);
  const title = query.data?.title ?? t('nav.pages.knowledgeBase');
  useDocumentTitle(title);
  const groups = filterKnowledge(query.data?.groups ?? [], q ?? '');
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);

  if (isNotFound(query.error)) return <KnowledgeNotFound kind="category" slug={category} />;

  const content = () => {
    if (!query.data) {
      if (query.isError) return <LoadError size="md" title={t('help.notLoaded')} query={query} />;
      return isSlow ? <Skeleton blockSize={320} /> : <div style={{ blockSize: 320 }} />;
    }
    if (groups.length === 0) return <NoHelp q={q} onClear={() => show(undefined)} />;
    return (
      <Grid columns={{ base: 1, md: 2, xl: 3 }} align="start">
        {groups.map(({ id, title: name, icon, questions }) => (
          <Card
            key={id}
            title={
              <span className={styles.title}>
                <Icon as={helpIcon(icon)} size={18} />
                <MarkedText find={q}>{name}</MarkedText>
              </span>
            }
            titleEndContent={<Badge>{questions.length}</Badge>}
          >
            <QuestionLinks questions={questions.map((question) => ({ ...question, category }))} q={q} />
          </Card>
        ))}
      </Grid>
    );
  };

  return (
    <>
      <HelpBanner
        title={title}
        description={query.data && <bdi>{query.data.desc}</bdi>}
        breadcrumbs={<HelpTrail items={[{ label: title }]} />}
        search={search}
        label={t('knowledge.searchCategory')}
        status={q && query.data ? t('help.matches', { count }) : undefined}
      />
      <section aria-label={t('help.questions')} aria-busy={query.isPending || undefined}>
        {content()}
      </section>
    </>
  );
}

/** A category of the knowledge base: its questions by group, with search. */
export function KnowledgeCategoryPage() {
  const { category } = useParams({ from: '/_shell/pages/knowledge-base/$category/' });
  // The key resets the search when the category changes.
  return <KnowledgeCategory key={category} category={category} />;
}
