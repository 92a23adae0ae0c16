// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contract from '@larder/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCalls, toRequest } from '../conformance/calls';
import { collectIds, sampleInputs, type KnownIds } from '../conformance/samples';
import { startApi } from '../testing/api';
import { loadTexts, translatedLanguages, type Language } from './load';
import type { Texts } from './texts';

/** Fields with seeded texts by endpoint. Others contain names, values of enumerations or menu content. */
const seededFields: Record<string, string> = {
  'accountSetting.data': 'bio',
  'apiKey.data': 'name',
  'blog.detail': 'blogCategories content excerpt imageAlt tags text title',
  'blog.edit': 'blogCategories blogTitle content excerpt imageAlt tags',
  'blog.list': 'blogCategories excerpt tags title',
  'blog.sidebar': 'category title',
  'candidate.candidate': 'place tags text',
  'candidate.list': 'tags',
  'cardAdvance.add-ons': 'text title',
  'cardAdvance.event': 'place text title',
  'cardAdvance.job-offer': 'text title',
  'cardAdvance.promotion': 'teams text title',
  'cardAdvance.timeline': 'text title',
  'cart.cart': 'description name',
  'chat.chat': 'about hours message role tags',
  'chat.list': 'about hours message tags',
  'chatProfile.profile': 'about',
  'datatable.initial': 'post',
  'datatable.list': 'post',
  'eightySix.list': 'note',
  'email.email': 'message subject',
  'email.list': 'message subject',
  'event.list': 'description location title',
  'faq.category': 'desc question title',
  'faq.knowledgeBase': 'desc title',
  'faq.list': 'ans question subtitle title',
  'faq.question': 'content question title',
  'invoice.invoice': 'item note service text',
  'invoice.list': 'item note service text',
  'menu.revisions': 'note',
  'notification.data': 'text title',
  'opening.list': 'description text title',
  'permission.list': 'name',
  'pricing.data': 'ans planBenefits question subtitle title',
  'product.list': 'description name',
  'product.product': 'description name',
  'product.wishlist': 'description name',
  'profile.data': 'about question subtitle text title',
  'restaurant.list': 'description label',
  'task.list': 'description title',
  'userDetails.details': 'device location text title',
  'view.data': 'name',
};

/** Names of companies, brands, places and pages, and a hostile email that must stay as it was sent. */
const properNames = new Set(
  (
    'Baixa|Bravo!|Brackwater Fish|Brackwater Fish, $1,284.60|Bar till|Brightwater|Casa Alecrim|Copperfield Press|' +
    'Counting House|Dunmere Mills|Fern Hall|Floor Notes|Greenmeadow|Hive & Hedge|Komorebi Table|Lisbon|Low & Slow|' +
    'Marram Bay|Mise en place|New York|Northbrook|Old Kiln Larder|Ostler’s Yard|Porto|Quay Street|Quinta do Vento|' +
    'Tithe Hill|Saltbox & Rye|The Bread Desk|The Cold Store|Tidewater School|sake|YOUR PRIZE WAITS!!! <b>Open now</b>'
  ).split('|'),
);
const isHostile = (text: string) => text.includes('<script>');
/** Entries of an invoice's history that the app words itself. */
const isEntry = (text: string) => /^[^ ]+@[^ ]+$|^[\d.]+, /.test(text);
const isWord = (text: string) => /[a-z]{2}/i.test(text) && !/[\u0600-\u06ff]/.test(text);

/** Entries whose translation is the same word. */
const sameWords: Record<Language, string[]> = {
  fr: [
    'Canapés',
    'Corrections',
    'Crème fraîche',
    'Bar',
    'Ghee',
    'Hillside',
    'Polenta',
    'Riverbank',
    'Saltbox & Rye, table 4',
    'Service',
    'Sommelier',
    'Standard',
    'Table',
    'Tahini',
    'routine',
    'stock',
  ],
  de: [
    'Bar',
    'Catering',
    'Computer',
    'Crème fraîche',
    'Dill',
    'Ghee',
    'Hillside',
    'Laptop',
    'Polenta',
    'Riverbank',
    'Service',
    'Sommelier',
    'Standard',
    'Tablet',
  ],
  pt: [
    'Bar',
    'Canapés',
    'Catering',
    'Ghee',
    'Hillside',
    'Polenta',
    'Riverbank',
    'Standard',
    'Tablet',
    'Tahini',
    'stock',
  ],
  ar: [],
};

const unqualified = (key: string) => key.replace(/^[a-zA-Z]+:(?! )/, '');
const tagsOf = (text: string) => text.match(/<[^>]+>/g) ?? [];
const placeholdersOf = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted();

const api = startApi();
const bodies: Record<'en' | Language, [call: string, body: unknown][]> = { en: [], fr: [], de: [], pt: [], ar: [] };
let tables: Record<Language, { texts: Texts; markup: Texts }>;

/** Calls every GET, and those that need parameters that samples don't find, in all languages. */
async function readAll() {
  const { token: ownerToken } = await api.signIn('owner');
  const pool: KnownIds = { ids: new Map(), workPlaces: ['rst-nyc', 'rst-lis', 'rst-tyo'] };
  const read = async (call: string, path: string, query: object, token = ownerToken) => {
    const get = async (language: 'en' | Language) => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language };
      const { status, data } = await api.http.get<unknown>(path, { params: query, headers });
      bodies[language].push([call, data]);
      return { status, data };
    };
    const english = await get('en');
    for (const language of translatedLanguages) expect((await get(language)).status).toBe(english.status);
    return english.data;
  };
  for (const call of listCalls(contract)) {
    if (call.endpoint.method !== 'GET') continue;
    for (const input of sampleInputs(call, pool, 8)) {
      const { path, query = {} } = toRequest(call, input);
      collectIds(pool, call.table, await read(call.id, path, query));
    }
  }
  for (const folder of contract.mailFolders) await read('email.list', '/apps/email/emails', { folder });
  await read('event.list', '/apps/calendar/events', { calendars: contract.eventCalendars });
  for (let id = 1; id <= 8; id += 1) await read('userDetails.details', '/api/users/details', { id });
  for (const { id } of (await read('blog.list', '/blog/list/data', {})) as contract.BlogPost[])
    await read('blog.detail', '/blog/list/data/detail', { id });
  for (const role of ['owner', 'manager', 'server'] as const) {
    const { token } = await api.signIn(role);
    await read('notification.data', '/api/notifications/data', {}, token);
    const list = await read('chat.list', '/apps/chat/chats-and-contacts', {}, token);
    for (const { id } of (list as contract.ChatList).contacts)
      await read('chat.chat', '/apps/chat/get-chat', { id }, token);
  }
  for (const { category } of (await read('faq.knowledgeBase', '/faq/data/knowledge_base', {})) as {
    category: string;
  }[]) {
    const page = (await read('faq.category', '/faq/data/category', { category })) as contract.KnowledgePage;
    for (const { slug } of page.groups.flatMap(({ questions }) => questions))
      await read('faq.question', '/faq/data/question', { category, slug });
  }
}

/** Calls `visit` with each text of a body and its counterpart in the other body. */
function eachText(
  left: unknown,
  right: unknown,
  visit: (field: string, left: string, right: unknown) => void,
  field = '',
) {
  if (typeof left === 'string') return visit(field, left, right);
  if (typeof left !== 'object' || left === null) return;
  const other = (right ?? {}) as Record<string, unknown>;
  for (const [key, value] of Object.entries(left))
    eachText(value, other[key], visit, Array.isArray(left) ? field : key);
}

beforeAll(async () => {
  await readAll();
  const [fr, de, pt, ar] = await Promise.all(translatedLanguages.map((language) => loadTexts[language]()));
  tables = { fr, de, pt, ar } as typeof tables;
}, 120_000);

describe.each(translatedLanguages)('demo texts in %s', (language) => {
  it('translates every seeded text that is not a name', () => {
    const found = new Set<string>();
    const english: string[] = [];
    const same = new Set(sameWords[language]);
    bodies.en.forEach(([call, body], index) => {
      const fields = seededFields[call]?.split(' ') ?? [];
      const [, other] = bodies[language][index] as [string, unknown];
      eachText(body, other, (field, text, shown) => {
        if (!fields.includes(field) || !isWord(text) || properNames.has(text)) return;
        if (isHostile(text) || isEntry(text)) return;
        found.add(`${call} ${field}`);
        if (shown === text && !same.has(text)) english.push(`${call} ${field}: ${text}`);
      });
    });
    expect([...new Set(english)]).toEqual([]);
    const listed = Object.entries(seededFields).flatMap(([call, fields]) =>
      fields.split(' ').map((field) => `${call} ${field}`),
    );
    expect(listed.filter((entry) => !found.has(entry))).toEqual([]);
  });

  it('changes no other part of a response', () => {
    const changed = new Set<string>();
    bodies.en.forEach(([, body], index) => {
      eachText(body, bodies[language][index]?.[1], (field, text, shown) => {
        if (shown !== text) changed.add(field);
        expect(typeof shown).toBe('string');
      });
    });
    for (const field of ['id', 'status', 'type', 'kind', 'key', 'slug', 'fullName', 'email', 'url', 'link', 'time'])
      expect(changed.has(field), field).toBe(false);
  });

  it('has the same texts as the other languages, each with its own translation, markup and placeholders', () => {
    const { texts, markup } = tables[language];
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(tables.fr.texts).toSorted());
    expect(Object.keys(markup).toSorted()).toEqual(Object.keys(tables.fr.markup).toSorted());
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
    for (const [text, shown] of Object.entries({ ...texts, ...markup })) {
      expect(shown.trim()).not.toBe('');
      expect(tagsOf(shown), text).toEqual(tagsOf(text));
      expect(placeholdersOf(shown), text).toEqual(placeholdersOf(text));
    }
  });

  it('repeats the English text only where the language has the same word', () => {
    const entries = Object.entries({ ...tables[language].texts, ...tables[language].markup });
    const same = entries.filter(([text, shown]) => text === shown).map(([text]) => unqualified(text));
    expect([...new Set(same)].toSorted()).toEqual(sameWords[language].toSorted());
  });

  it('uses the quotation marks and spaces of the language', () => {
    const shown = Object.values({ ...tables[language].texts, ...tables[language].markup }).map((text) =>
      text.replace(/<[^>]*>|&amp;/g, ''),
    );
    const wrong = {
      fr: /[“”„"]|[^\s\u202f\u00a0!?][!?;](?:\s|$)| [!?;:»]|« /,
      de: /[«»"]|“[^“„]*“|\s[!?;:]/,
      pt: /[“”„"]|\s[!?;:]/,
      ar: /[“”„"?;]|[\u0600-\u06ff],/,
    }[language];
    expect(shown.filter((text) => wrong.test(text.replace(/https?:\S+/g, '')))).toEqual([]);
  });
});

it('every translated text occurs in the demo data', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('demoTexts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`${root}/${path}`, 'utf8').replaceAll(String.raw`\'`, "'"))
    .join('\n');
  const partsOf = (text: string) => unqualified(text).split(/<\/?p>|\{\d\}|Saltbox & Rye/);
  const stale = Object.keys({ ...tables.de.texts, ...tables.de.markup }).filter(
    (text) => !partsOf(text).every((part) => sources.includes(part)),
  );
  expect(stale).toEqual([]);
});
