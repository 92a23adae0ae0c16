import { filterFaq, faqCategories, type Faq, type faqEndpoints } from '@larder/domain/contract';
import type { Database } from '../database';
import { notFound } from '../httpError';
import type { Handlers } from '../router';
import { helpCenter } from './faq.fixtures';
import { articleOf, groupsOf, knowledgeCategories } from './knowledge.fixtures';

/** Returns the help center, which is read-only. `empty` has the five categories without questions. */
function faqOf({ seed }: Database): Faq {
  if (seed !== 'empty') return helpCenter;
  return Object.fromEntries(faqCategories.map((name) => [name, { ...helpCenter[name], qandA: [] }])) as unknown as Faq;
}

const categoriesOf = ({ seed }: Database) => (seed === 'empty' ? [] : knowledgeCategories);

export const faqHandlers: Handlers<typeof faqEndpoints> = {
  list: ({ q }, db, { texts }) => filterFaq(texts ? texts.translate(faqOf(db)) : faqOf(db), q),

  knowledgeBase: (_input, db) => [...categoriesOf(db)],

  category({ category }, db) {
    const found = categoriesOf(db).find((entry) => category === '' || entry.category === category);
    if (!found) throw notFound('category', category);
    return { ...found, groups: groupsOf(found.category) };
  },

  question({ category, slug, question }, db) {
    const wanted = slug || question;
    const article = categoriesOf(db).length > 0 ? articleOf(category, wanted, new Date(db.startedAt)) : undefined;
    if (!article) throw notFound('question', wanted);
    return article;
  },
};
