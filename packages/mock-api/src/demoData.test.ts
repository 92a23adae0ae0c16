// @vitest-environment node
import { createHash } from 'node:crypto';
import * as contract from '@larder/domain/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listCalls, toRequest } from './conformance/calls';
import { collectIds, sampleInputs, type KnownIds } from './conformance/samples';
import { friday, startApi } from './testing/api';

beforeAll(() => {
  vi.useFakeTimers({ now: friday, toFake: ['Date'] });
  // Dates of permissions are in local time.
  vi.stubEnv('TZ', 'UTC');
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Maximum number of inputs tried per endpoint, for example three restaurants. */
const inputsPerCall = 4;

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

// Stories, journeys and the README screenshot depend on the demo data. If a change is intended, run the test with `-u`.
it('the demo data of a fixed time does not change', { timeout: 60_000 }, async () => {
  const api = startApi();
  const { token } = await api.signIn('owner');
  const pool: KnownIds = { ids: new Map(), workPlaces: ['rst-nyc', 'rst-lis', 'rst-tyo'] };
  const digests: Record<string, string> = {};
  for (const call of listCalls(contract)) {
    if (call.endpoint.method !== 'GET') continue;
    const bodies = [];
    for (const input of sampleInputs(call, pool, inputsPerCall)) {
      const { path, query } = toRequest(call, input);
      const { status, data } = await api.get(path, query, token);
      bodies.push([status, data]);
      collectIds(pool, call.table, data);
    }
    digests[call.id] = digest(bodies);
  }
  expect(digests).toMatchSnapshot();
});

it('the texts of all demo emails, articles, posts, chats and profiles do not change', async () => {
  const api = startApi();
  const { token } = await api.signIn('owner');
  const read = async (path: string, query: object = {}): Promise<unknown> => (await api.get(path, query, token)).data;
  const categories = (await read('/faq/data/knowledge_base')) as contract.KnowledgeCategory[];
  const pages = await Promise.all(
    categories.map(({ category }) => read('/faq/data/category', { category }) as Promise<contract.KnowledgePage>),
  );
  const slugs = pages.flatMap(({ category, groups }) =>
    groups.flatMap(({ questions }) => questions.map(({ slug }) => ({ category, slug }))),
  );
  const posts = (await read('/blog/list/data')) as contract.BlogPost[];
  const { contacts } = (await read('/apps/chat/chats-and-contacts')) as contract.ChatList;
  const texts = {
    emails: contract.mailFolders.map((folder) => read('/apps/email/emails', { folder })),
    articles: slugs.map((slug) => read('/faq/data/question', slug)),
    posts: posts.map(({ id }) => read('/blog/list/data/detail', { id })),
    chats: contacts.map(({ id }) => read('/apps/chat/get-chat', { id })),
    profile: [1, 2, 3].map((postsPage) => read('/profile/data', { postsPage })),
  };
  const digests: Record<string, string> = {};
  for (const [name, calls] of Object.entries(texts)) digests[name] = digest(await Promise.all(calls));
  expect(slugs.length).toBeGreaterThan(20);
  expect(digests).toMatchSnapshot();
});
