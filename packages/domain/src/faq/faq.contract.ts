import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { filterParameter } from '../http/parameters';
import { instant } from '../restaurants/basics.contract';

export const faqCategorySchema = z.object({
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
});
export type FaqCategory = z.infer<typeof faqCategorySchema>;

export const faqSchema = z.object({
  payment: faqCategorySchema,
  delivery: faqCategorySchema,
  cancellationReturn: faqCategorySchema,
  myOrders: faqCategorySchema,
  productServices: faqCategorySchema,
});
export type Faq = z.infer<typeof faqSchema>;

export const knowledgeCategorySchema = z.object({
  id: z.int(),
  /** Last segment of its URL. */
  category: z.string(),
  /** URL of a picture. */
  img: z.string(),
  title: z.string(),
  desc: z.string(),
});
export type KnowledgeCategory = z.infer<typeof knowledgeCategorySchema>;

export const knowledgeQuestionSchema = z.object({ id: z.int(), question: z.string(), slug: z.string() });
export type KnowledgeQuestion = z.infer<typeof knowledgeQuestionSchema>;

export const knowledgeGroupSchema = z.object({
  id: z.int(),
  title: z.string(),
  icon: z.string(),
  questions: z.array(knowledgeQuestionSchema),
});
export type KnowledgeGroup = z.infer<typeof knowledgeGroupSchema>;

export const knowledgeArticleSchema = z.object({
  id: z.int(),
  slug: z.string(),
  /** Slug of its category. */
  category: z.string(),
  title: z.string(),
  lastUpdated: instant,
  related: z.array(z.extend(knowledgeQuestionSchema, { category: z.string() })),
  /** HTML. Sanitize it before rendering. */
  content: z.string(),
});
export type KnowledgeArticle = z.infer<typeof knowledgeArticleSchema>;

export const knowledgePageSchema = z.extend(knowledgeCategorySchema, { groups: z.array(knowledgeGroupSchema) });
export type KnowledgePage = z.infer<typeof knowledgePageSchema>;

export const faqEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/faq/data',
    summary: 'Returns the categories of the help center, with the questions that match the query.',
    input: z.object({ q: filterParameter() }),
    output: faqSchema,
  }),
  knowledgeBase: defineEndpoint({
    method: 'GET',
    path: '/faq/data/knowledge_base',
    summary: 'Returns the categories of the knowledge base.',
    input: z.object({}),
    output: z.array(knowledgeCategorySchema),
  }),
  category: defineEndpoint({
    method: 'GET',
    path: '/faq/data/category',
    summary: 'Returns a category with its groups of questions. By default, returns the first category.',
    input: z.object({ category: filterParameter() }),
    output: knowledgePageSchema,
  }),
  question: defineEndpoint({
    method: 'GET',
    path: '/faq/data/question',
    summary: 'Returns an article by slug, and related questions. By default, returns the first article.',
    input: z.object({
      category: filterParameter(),
      slug: filterParameter(),
      /** Alias of `slug`. */
      question: filterParameter(),
    }),
    output: knowledgeArticleSchema,
  }),
};
