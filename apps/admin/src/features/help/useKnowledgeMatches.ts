import { useKnowledgeCategories } from '@larder/domain';
import { filterKnowledge, includesText, type KnowledgeCategory, type KnowledgeQuestion } from '@larder/domain/contract';

export interface KnowledgeMatch {
  category: KnowledgeCategory;
  /** Questions that match, if the category itself does not. */
  questions: readonly (KnowledgeQuestion & { category: string })[];
}

/** Returns the categories that match the text or contain matching questions. Loads the questions if there is a text. */
export function useKnowledgeMatches(categories: readonly KnowledgeCategory[], q = '') {
  const pages = useKnowledgeCategories(q === '' ? [] : categories.map(({ category }) => category));
  const matches: KnowledgeMatch[] = categories.flatMap((category, index) => {
    if (includesText(q, category.title, category.desc)) return [{ category, questions: [] }];
    const groups = filterKnowledge(pages[index]?.data?.groups ?? [], q);
    const questions = groups.flatMap((group) =>
      group.questions.map((question) => ({ ...question, category: category.category })),
    );
    return questions.length > 0 ? [{ category, questions }] : [];
  });
  const failures = pages.filter((page) => page.isError);
  return {
    matches,
    isPending: pages.some((page) => page.isPending),
    /** The first error, if questions failed to load, and a function that loads them again. */
    failed: failures[0] && {
      error: failures[0].error,
      refetch: () => void Promise.all(failures.map((page) => page.refetch())),
    },
  };
}
