import { faqCategories, type Faq, type KnowledgeGroup } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const list = '/faq/data';
const category = '/faq/data/category';
const question = '/faq/data/question';
const all = (await startApi().get(list)).data as Faq;

describe('the help center', () => {
  it('the help center has five categories with four to eight unique questions each', () => {
    expect(Object.keys(all)).toEqual(faqCategories);
    for (const { qandA, icon, title, subtitle } of Object.values(all)) {
      expect(qandA.length).toBeGreaterThanOrEqual(4);
      expect(qandA.length).toBeLessThanOrEqual(8);
      expect([icon, title, subtitle]).not.toContain('');
    }
    const questions = Object.values(all).flatMap(({ qandA }) => qandA.map((entry) => entry.question));
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('the help center searches questions only and always returns all categories', async () => {
    const { get } = startApi();
    const texts = fc.oneof(
      fc.constantFrom('', '  ', ' ORDER ', 'photos', 'PayPal', '.*', '(', '?', 'a'.repeat(10_000), '<b>', '\u202E🧾'),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (q) => {
        const { status, data } = await get(list, { q });
        expect(status).toBe(200);
        expect(Object.keys(data)).toEqual(faqCategories);
        for (const name of faqCategories) {
          const wanted = all[name].qandA.filter((entry) =>
            entry.question.toLowerCase().includes(q.trim().toLowerCase()),
          );
          expect(data[name]).toEqual({ ...all[name], qandA: wanted });
        }
      }),
      { numRuns: 100 },
    );
  });

  it('the help center has no questions with the `empty` seed', async () => {
    const { get } = startApi({ seed: 'empty' });
    const { data } = await get(list);
    expect(Object.keys(data)).toEqual(faqCategories);
    expect((Object.values(data) as Faq['payment'][]).flatMap(({ qandA }) => qandA)).toEqual([]);
    expect((await get('/faq/data/knowledge_base')).data).toEqual([]);
    expect([(await get(category)).status, (await get(question)).status]).toEqual([404, 404]);
  });
});

describe('the knowledge base', () => {
  it('the knowledge base links from each category to its articles', async () => {
    const { get } = startApi();
    const { data: categories } = await get('/faq/data/knowledge_base');
    expect(categories).toHaveLength(6);
    const slugs: string[] = [];
    const contents: string[] = [];
    for (const entry of categories) {
      const { groups, ...rest } = (await get(category, { category: entry.category })).data;
      expect(rest).toEqual(entry);
      for (const { id, question: text, slug } of (groups as KnowledgeGroup[]).flatMap(({ questions }) => questions)) {
        const { data: article } = await get(question, { category: entry.category, slug });
        expect(article).toMatchObject({ id, slug, title: text, category: entry.category });
        expect(article.content).toMatch(/^<p>.*<h2>.*>$/s);
        expect(article.related.length).toBeGreaterThan(0);
        expect(article.related.map((other: { id: number }) => other.id)).not.toContain(id);
        slugs.push(slug);
        contents.push(article.content);
      }
    }
    expect([new Set(slugs).size, new Set(contents).size]).toEqual([24, 24]);
  });

  it('the knowledge base returns the first entry by default and accepts the slug in either parameter', async () => {
    const { get } = startApi();
    expect((await get(category)).data.category).toBe('getting-started');
    expect((await get(question)).data.slug).toBe('set-up-a-restaurant');
    expect((await get(question, { category: 'supplies' })).data.slug).toBe('who-can-order');
    expect((await get(question, { question: 'two-steps' })).data).toEqual(
      (await get(question, { category: 'your-account', slug: 'two-steps' })).data,
    );
  });

  it.each([
    [category, { category: 'wine' }],
    [category, { category: 'Menus' }],
    [category, { category: '__proto__' }],
    [question, { slug: 'nothing' }],
    [question, { category: 'menus', slug: 'two-steps' }],
    [question, { category: 'wine' }],
    [question, { slug: '../two-steps' }],
  ])('requesting %s with %j returns 404', async (url, params) => {
    const { status, data } = await startApi().get(url, params);
    expect([status, data.code]).toEqual([404, 'not_found']);
  });

  it('the knowledge base requires a signed-in user and shares no objects with responses', async () => {
    expect((await startApi({ auth: 'enforce' }).get(list)).status).toBe(401);
    const { get } = startApi();
    const { data } = await get(list);
    data.payment.qandA.length = 0;
    (await get('/faq/data/knowledge_base')).data[0].title = 'spoiled';
    expect((await get(list)).data).toEqual(all);
    expect((await get('/faq/data/knowledge_base')).data[0].title).toBe('Getting started');
  });
});
