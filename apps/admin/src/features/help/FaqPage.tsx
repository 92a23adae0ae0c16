import { faqQuery, useFaq, type QueryClient } from '@larder/domain';
import { categoryOfQuestion, countFaq, faqCategories, type Faq } from '@larder/domain/contract';
import { Skeleton, useDelayedPending } from '@larder/ui';
import { Tabs } from '@larder/ui/overlays';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { usePageTitle } from '../../hooks/usePageTitle';
import { ContactCard } from './components/ContactCard';
import { FaqAnswers } from './components/FaqAnswers';
import { HelpBanner } from './components/HelpBanner';
import { NoHelp } from './components/NoHelp';
import * as styles from './FaqPage.css';
import type { FaqSearch } from './faqSearch';
import { helpIcon } from './helpIcons';
import { useHelpSearch } from './useHelpSearch';

export async function loadFaq(queryClient: QueryClient, { q }: FaqSearch) {
  // Don't wait: the page shows loading and error states.
  void queryClient.prefetchQuery(faqQuery(q));
}

const total = (faq: Faq) => Object.values(countFaq(faq)).reduce((sum, count) => sum + count, 0);

/** The help center: questions by category, with search. */
export function FaqPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const { q, category: wished, item } = useSearch({ from: '/_shell/pages/faq' });
  const navigate = useNavigate({ from: '/pages/faq' });
  const router = useRouter();
  const query = useFaq(q);
  const isSlow = useDelayedPending(query.isPending);
  const show = (changes: Partial<FaqSearch>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false });
  const search = useHelpSearch(q, (text, replace) => show({ q: text }, replace));

  const faq = query.data;
  const count = faq && total(faq);

  const content = () => {
    if (!faq) {
      if (query.isError) return <LoadError size="md" title={t('help.notLoaded')} query={query} />;
      return isSlow ? <Skeleton blockSize={360} /> : <div style={{ blockSize: 360 }} />;
    }
    if (count === 0) return <NoHelp q={q} onClear={() => show({ q: undefined })} />;
    const current = wished ?? (item ? categoryOfQuestion(faq, item) : undefined) ?? faqCategories[0];
    const counts = countFaq(faq);
    const withMatches = faqCategories.find((name) => counts[name] > 0);
    const other = withMatches && {
      title: faq[withMatches].title,
      count: counts[withMatches],
      show: () => show({ category: withMatches, item: undefined }),
    };
    return (
      <Tabs
        label={t('help.categories')}
        orientation="vertical"
        variant="pills"
        value={current}
        onValueChange={(category) => show({ category, item: undefined })}
        items={faqCategories.map((name) => ({
          id: name,
          label: faq[name].title,
          description: faq[name].subtitle,
          icon: helpIcon(faq[name].icon),
          count: counts[name],
          content: (
            <FaqAnswers
              key={name}
              category={faq[name]}
              q={q}
              item={item}
              onItemChange={(next) => show({ category: name, item: next }, true)}
              hrefOf={(slug) => {
                const { href } = router.buildLocation({ to: '/pages/faq', search: { category: name, item: slug } });
                return new URL(href, window.location.origin).href;
              }}
              other={other}
            />
          ),
        }))}
      />
    );
  };

  return (
    <>
      <HelpBanner
        title={title}
        description={t('help.lead')}
        search={search}
        label={t('help.search')}
        status={q && count !== undefined ? t('help.matches', { count }) : undefined}
      />
      <div className={styles.page}>
        <section aria-label={t('help.questions')} aria-busy={query.isPending || undefined}>
          {content()}
        </section>
        <ContactCard />
      </div>
    </>
  );
}
