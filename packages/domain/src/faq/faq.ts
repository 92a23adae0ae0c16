import { includesText } from '../lists/lists';
import type { Faq, KnowledgeGroup } from './faq.contract';
import { faqCategories, type FaqCategoryName } from './faqCodes';

/** Returns all five categories with their matching questions. Doesn't search the answers. */
export function filterFaq(faq: Faq, q: string): Faq {
  const entries = faqCategories.map((name) => {
    const category = faq[name];
    return [name, { ...category, qandA: category.qandA.filter(({ question }) => includesText(q, question)) }];
  });
  return Object.fromEntries(entries) as Faq;
}

/** Counts the questions per category. */
export const countFaq = (faq: Faq) =>
  Object.fromEntries(faqCategories.map((name) => [name, faq[name].qandA.length])) as Record<FaqCategoryName, number>;

/** Keeps a group if its title matches, otherwise its matching questions. Empty groups are removed. */
export const filterKnowledge = (groups: readonly KnowledgeGroup[], q: string): KnowledgeGroup[] =>
  groups.flatMap((group) => {
    if (includesText(q, group.title)) return [group];
    const questions = group.questions.filter(({ question }) => includesText(q, question));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });

/** Returns the URL slug of a question: its letters and digits, joined with hyphens. */
export const questionSlug = (question: string) =>
  (question.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');

/** Returns the category that contains the question with this slug. */
export const categoryOfQuestion = (faq: Faq, slug: string): FaqCategoryName | undefined =>
  faqCategories.find((name) => faq[name].qandA.some(({ question }) => questionSlug(question) === slug));
