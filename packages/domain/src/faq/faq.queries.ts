import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { faqEndpoints } from './faq.contract';

const staleTime = 10 * 60_000;

export const faqKeys = {
  all: ['faq'] as const,
  list: (q: string) => [...faqKeys.all, 'list', q] as const,
  knowledgeBase: () => [...faqKeys.all, 'knowledge-base'] as const,
  category: (category: string) => [...faqKeys.knowledgeBase(), category] as const,
  article: (category: string, slug: string) => [...faqKeys.category(category), slug] as const,
};

/** Queries the help center. Keeps the previous results while another search loads. */
export const faqQuery = (q = '') =>
  queryOptions({
    queryKey: faqKeys.list(q.trim()),
    queryFn: ({ signal }) => call(faqEndpoints.list, { q: q.trim() }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });

export const knowledgeBaseQuery = () =>
  queryOptions({
    queryKey: faqKeys.knowledgeBase(),
    queryFn: ({ signal }) => call(faqEndpoints.knowledgeBase, {}, { signal }),
    staleTime,
  });

export const knowledgeCategoryQuery = (category: string) =>
  queryOptions({
    queryKey: faqKeys.category(category),
    queryFn: ({ signal }) => call(faqEndpoints.category, { category }, { signal }),
    staleTime,
  });

export const knowledgeArticleQuery = (category: string, slug: string) =>
  queryOptions({
    queryKey: faqKeys.article(category, slug),
    queryFn: ({ signal }) => call(faqEndpoints.question, { category, slug }, { signal }),
    staleTime,
  });

export const useFaq = (q?: string) => useQuery(faqQuery(q));
export const useKnowledgeBase = () => useQuery(knowledgeBaseQuery());
export const useKnowledgeCategory = (category: string) => useQuery(knowledgeCategoryQuery(category));
/** Queries the categories with these slugs, in the same order. */
export const useKnowledgeCategories = (categories: readonly string[]) =>
  useQueries({ queries: categories.map(knowledgeCategoryQuery) });
export const useKnowledgeArticle = (category: string, slug: string) => useQuery(knowledgeArticleQuery(category, slug));
