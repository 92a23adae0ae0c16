import { includesText } from '../lists/lists';
import { faqCategories, type Faq, type FaqCategoryName, type KnowledgeGroup } from './faq.contract';

/** All five categories, each with the questions that hold the text; answers are not looked into. */
export function filterFaq(faq: Faq, q: string): Faq {
  const entries = faqCategories.map((name) => {
    const category = faq[name];
    return [name, { ...category, qandA: category.qandA.filter(({ question }) => includesText(q, question)) }];
  });
  return Object.fromEntries(entries) as Faq;
}

/** How many questions each category holds. */
export const countFaq = (faq: Faq) =>
  Object.fromEntries(faqCategories.map((name) => [name, faq[name].qandA.length])) as Record<FaqCategoryName, number>;

/** Whole groups where the title holds the text, elsewhere the questions that do; groups without any are left out. */
export const filterKnowledge = (groups: readonly KnowledgeGroup[], q: string): KnowledgeGroup[] =>
  groups.flatMap((group) => {
    if (includesText(q, group.title)) return [group];
    const questions = group.questions.filter(({ question }) => includesText(q, question));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
