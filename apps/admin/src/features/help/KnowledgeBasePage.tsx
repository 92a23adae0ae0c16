import { knowledgeBaseQuery, useKnowledgeBase, type QueryClient } from '@larder/domain';
import type { KnowledgeCategory } from '@larder/domain/contract';
import { Card, Grid, Skeleton, Text, useDelayedPending } from '@larder/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { MarkedText } from '../../components/MarkedText';
import { usePageTitle } from '../../hooks/usePageTitle';
import { HelpBanner } from './components/HelpBanner';
import { NoHelp } from './components/NoHelp';
import { QuestionLinks } from './components/QuestionLinks';
import * as styles from './KnowledgeBasePage.css';
import { useHelpSearch } from './useHelpSearch';
import { useKnowledgeMatches } from './useKnowledgeMatches';

export async function loadKnowledgeBase(queryClient: QueryClient) {
  // Don't wait: the page shows loading and error states.
  void queryClient.prefetchQuery(knowledgeBaseQuery());
}

const columns = { base: 1, md: 2, xl: 3 } as const;
const none: readonly KnowledgeCategory[] = [];

/** The start page of the knowledge base: its categories, with search. */
export function KnowledgeBasePage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const { q } = useSearch({ from: '/_shell/pages/knowledge-base/' });
  const navigate = useNavigate({ from: '/pages/knowledge-base/' });
  const query = useKnowledgeBase();
  const isSlow = useDelayedPending(query.isPending);
  const show = (text: string | undefined, replace = false) =>
    void navigate({ search: { q: text }, replace, resetScroll: false });
  const search = useHelpSearch(q, show);
  const { matches, isPending, failed } = useKnowledgeMatches(query.data ?? none, q);

  const content = () => {
    if (!query.data) {
      if (query.isError) return <LoadError size="md" title={t('help.notLoaded')} query={query} />;
      return (
        <Grid columns={columns}>
          {Array.from({ length: 6 }, (_, index) =>
            isSlow ? <Skeleton key={index} blockSize={220} /> : <div key={index} style={{ blockSize: 220 }} />,
          )}
        </Grid>
      );
    }
    const failure = failed && <LoadError title={t('help.notLoaded')} query={failed} />;
    if (matches.length === 0 && failure) return failure;
    if (matches.length === 0 && !isPending) return <NoHelp q={q} onClear={() => show(undefined)} />;
    return (
      <>
        <Grid columns={columns}>
          {matches.map(({ category: { category, img, title: name, desc }, questions }) => (
            <Card key={category} className={styles.card} media={<img src={img} alt="" className={styles.picture} />}>
              <Text as="h2" variant="title3">
                <Link to="/pages/knowledge-base/$category" params={{ category }} className={styles.link}>
                  <MarkedText find={q}>{name}</MarkedText>
                </Link>
              </Text>
              <p className={styles.muted}>
                <bdi>
                  <MarkedText find={q}>{desc}</MarkedText>
                </bdi>
              </p>
              {questions.length > 0 && (
                <div className={styles.matches}>
                  <QuestionLinks questions={questions} q={q} />
                </div>
              )}
            </Card>
          ))}
        </Grid>
        {failure}
      </>
    );
  };

  return (
    <>
      <HelpBanner
        title={title}
        description={t('knowledge.lead')}
        search={search}
        label={t('knowledge.search')}
        status={q && query.data && !isPending ? t('knowledge.topics', { count: matches.length }) : undefined}
      />
      <section aria-label={t('knowledge.categories')} aria-busy={query.isPending || undefined}>
        {content()}
      </section>
    </>
  );
}
