import {
  knowledgeArticleQuery,
  knowledgeCategoryQuery,
  useKnowledgeArticle,
  useKnowledgeCategory,
  isNotFound,
  type QueryClient,
} from '@larder/domain';
import type { KnowledgeArticle as Article } from '@larder/domain/contract';
import { Button, Card, PageHeader, Skeleton, Stack, useDelayedPending } from '@larder/ui';
import { Nav, type NavItem } from '@larder/ui/Nav';
import { RichText } from '@larder/ui/RichText';
import { useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useFormats } from '../../hooks/useFormats';
import { decodeUrlPart } from '../../lib/decodeUrlPart';
import { HelpTrail } from './components/HelpTrail';
import { KnowledgeNotFound } from './components/KnowledgeNotFound';
import { QuestionLinks } from './components/QuestionLinks';
import { UsefulVote } from './components/UsefulVote';
import * as styles from './KnowledgeArticlePage.css';

export async function loadKnowledgeArticle(queryClient: QueryClient, category: string, slug: string) {
  // Don't wait: the page shows loading and error states.
  void queryClient.prefetchQuery(knowledgeArticleQuery(category, slug));
  void queryClient.prefetchQuery(knowledgeCategoryQuery(category));
}

/** The text of an article, and the list of its headings on wide screens. */
function ArticleContent({ article }: { article: Article }) {
  const { t } = useTranslation();
  const text = useRef<HTMLDivElement>(null);
  const [sections, setSections] = useState<readonly NavItem[]>([]);

  useEffect(() => {
    const found = [...(text.current?.querySelectorAll('h2, h3') ?? [])];
    setSections(found.map(({ id, textContent }) => ({ id, label: textContent, href: `#${id}` })));
    // The browser resolved the URL fragment before the article was loaded, so scroll to the section now.
    const target = decodeUrlPart(window.location.hash.slice(1));
    if (target) document.getElementById(target)?.scrollIntoView();
  }, [article.content]);

  return (
    <>
      <Card className={styles.article}>
        <Stack gap="px24">
          <RichText ref={text} linkedHeadings variant="reading" html={article.content} />
          <UsefulVote slug={`knowledge/${article.slug}`} href={window.location.href.replace(/[?#].*$/, '')} />
        </Stack>
      </Card>
      {sections.length > 0 && (
        <Nav
          className={styles.sections}
          label={t('knowledge.onThisPage')}
          showTitle
          variant="guide"
          watching
          items={sections}
        />
      )}
    </>
  );
}

function KnowledgeArticle({ category, slug }: { category: string; slug: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useKnowledgeArticle(category, slug);
  const place = useKnowledgeCategory(category);
  const isSlow = useDelayedPending(query.isPending);
  const article = query.data;
  const title = article?.title ?? t('nav.pages.knowledgeBase');
  useDocumentTitle(title);

  if (isNotFound(query.error)) return <KnowledgeNotFound kind="question" slug={slug} />;
  return (
    <Stack gap="px16">
      <PageHeader
        title={<bdi>{title}</bdi>}
        description={
          article && t('knowledge.updated', { date: formats.date(article.lastUpdated, { dateStyle: 'long' }) })
        }
        breadcrumbs={
          <HelpTrail
            items={[
              { label: place.data?.title ?? category, href: `/pages/knowledge-base/${encodeURIComponent(category)}` },
              { label: title },
            ]}
          />
        }
        actions={
          article && (
            <Button size="bar" className={styles.onScreen} startIcon={Printer} onClick={() => window.print()}>
              {t('help.print')}
            </Button>
          )
        }
      />
      <div className={styles.page} aria-busy={query.isPending || undefined}>
        {article ? (
          <>
            <ArticleContent article={article} />
            {article.related.length > 0 && (
              <Card className={styles.related} title={t('knowledge.related')}>
                <QuestionLinks questions={article.related} />
              </Card>
            )}
          </>
        ) : query.isError ? (
          <LoadError size="md" title={t('help.notLoaded')} query={query} />
        ) : (
          isSlow && <Skeleton blockSize={420} />
        )}
      </div>
    </Stack>
  );
}

/** An article of the knowledge base. */
export function KnowledgeArticlePage() {
  const { category, question } = useParams({ from: '/_shell/pages/knowledge-base/$category/$question' });
  return <KnowledgeArticle key={question} category={category} slug={question} />;
}
