import { describe, expect, it } from 'vitest';
import type { Faq, KnowledgeGroup } from './faq.contract';
import { categoryOfQuestion, countFaq, filterFaq, filterKnowledge, questionSlug } from './faq';
import { faqCategories } from './faqCodes';

const category = (...questions: string[]) => ({
  icon: 'truck',
  title: 'Title',
  subtitle: 'Subtitle',
  qandA: questions.map((question) => ({ question, ans: 'Vans answer.' })),
});
const faq: Faq = {
  payment: category('When is my plan charged?'),
  delivery: category('Where is my van?', 'What does it cost?'),
  cancellationReturn: category(),
  myOrders: category('How do I order a VAN?'),
  productServices: category('Does it work (offline)?'),
};

describe('filterFaq', () => {
  it('keeps every category, with the questions that contain the text', () => {
    const found = filterFaq(faq, '  van ');
    expect(Object.keys(found)).toEqual(faqCategories);
    expect(countFaq(found)).toEqual({
      payment: 0,
      delivery: 1,
      cancellationReturn: 0,
      myOrders: 1,
      productServices: 0,
    });
    expect(countFaq(filterFaq(faq, '(offline)')).productServices).toBe(1);
    expect(filterFaq(faq, '')).toEqual(faq);
  });
});

describe('questionSlug', () => {
  it.each([
    ['How do I order a VAN?', 'how-do-i-order-a-van'],
    ['Où est ma livraison ?', 'où-est-ma-livraison'],
    ['<b>?', 'b'],
    ['كيف أطلب؟', 'كيف-أطلب'],
  ])('the slug of %j is %j', (question, slug) => expect(questionSlug(question)).toBe(slug));
});

describe('categoryOfQuestion', () => {
  it('finds the category of a question by its slug', () => {
    expect(categoryOfQuestion(faq, 'how-do-i-order-a-van')).toBe('myOrders');
    expect(categoryOfQuestion(faq, 'wine')).toBeUndefined();
  });
});

describe('filterKnowledge', () => {
  const group = (id: number, title: string, ...questions: string[]): KnowledgeGroup => ({
    id,
    title,
    icon: 'truck',
    questions: questions.map((question, index) => ({ id: index, question, slug: `q-${index}` })),
  });
  const groups = [group(1, 'Rosters', 'Who sees it?', 'How to swap?'), group(2, 'Staff', 'Which roster?', 'Who?')];

  it('keeps a group whose title matches, otherwise its matching questions', () => {
    expect(filterKnowledge(groups, 'roster').map(({ questions }) => questions.length)).toEqual([2, 1]);
    expect(filterKnowledge(groups, 'swap').map(({ id }) => id)).toEqual([1]);
    expect(filterKnowledge(groups, 'wine')).toEqual([]);
    expect(filterKnowledge(groups, ' ')).toEqual(groups);
  });
});
