import type { KnowledgeArticle, KnowledgeCategory, KnowledgeGroup } from '@larder/domain/contract';
import { drawShelf } from '../blog/blogPicture';
import { articleTexts } from './knowledge.texts';

const titles: readonly (readonly [category: string, title: string, desc: string])[] = [
  ['getting-started', 'Getting started', 'From a new account to the first service.'],
  ['bills-and-payments', 'Bills and payments', 'Voids, refunds and the end of the day.'],
  ['menus', 'Menus', 'Drafts, publishing, prices and allergens.'],
  ['people-and-shifts', 'People', 'Staff, roles, approvals and hiring.'],
  ['supplies', 'Supplies', 'Orders, deliveries and invoices.'],
  ['your-account', 'Your account', 'Sign-in, plan and data.'],
];
const icons = ['rocket', 'receipt', 'book-open', 'users', 'truck', 'shield-check'];

export const knowledgeCategories: readonly KnowledgeCategory[] = titles.map(([category, title, desc], index) => ({
  id: index + 1,
  category,
  img: drawShelf(`knowledge ${category}`),
  title,
  desc,
}));

const numbered = articleTexts.map((text, index) => ({ ...text, id: index + 1 }));

/** Returns the groups of a category, with IDs that are unique in the knowledge base. */
export function groupsOf(category: string): KnowledgeGroup[] {
  const names = [...new Set(numbered.map((article) => `${article.category}/${article.group}`))];
  return names.flatMap((name, index) => {
    const found = numbered.filter((article) => `${article.category}/${article.group}` === name);
    if (found[0]?.category !== category) return [];
    const icon = icons[titles.findIndex(([entry]) => entry === category)] ?? 'circle-help';
    const questions = found.map(({ id, question, slug }) => ({ id, question, slug }));
    return [{ id: index + 1, title: found[0].group, icon, questions }];
  });
}

/** Returns an article with up to four others of its category. Without a slug, the first one. */
export function articleOf(category: string, slug: string, now: Date): KnowledgeArticle | undefined {
  const inside = numbered.filter((article) => category === '' || article.category === category);
  const article = slug === '' ? inside[0] : inside.find((entry) => entry.slug === slug);
  if (!article) return undefined;
  const related = numbered
    .filter((other) => other.category === article.category && other.id !== article.id)
    .slice(0, 4)
    .map(({ id, question, slug: other, category: place }) => ({ id, question, slug: other, category: place }));
  return {
    id: article.id,
    slug: article.slug,
    category: article.category,
    title: article.question,
    lastUpdated: new Date(now.getTime() - (article.id * 11 + 2) * 86_400_000).toISOString(),
    related,
    content: article.content,
  };
}
