// @vitest-environment node
import type { Email, Invoice, InvoiceList, ProductList, Task } from '@larder/domain/contract';
import type { AxiosResponse } from 'axios';
import { describe, expect, it } from 'vitest';
import { demoTextsOf } from './demoTexts';
import { startApi } from './testing/api';

/** Sends requests in a language. */
function speak(language: string, { http } = startApi()) {
  const headers = { 'Accept-Language': language };
  return {
    get: async <T>(path: string, params: object = {}) => (await http.get<T>(path, { params, headers })).data,
    post: (path: string, body: object): Promise<AxiosResponse> => http.post(path, body, { headers }),
  };
}
const tasks = '/apps/todo/tasks';
const taskIn = async (language: string, id: number, api?: ReturnType<typeof startApi>) =>
  (await speak(language, api).get<Task[]>(tasks)).find((task) => task.id === id) as Task;

describe('translated demo texts', () => {
  it('shows the same task in each language, and in English for other languages', async () => {
    const titles = await Promise.all(['en', 'fr', 'de-AT', 'pt', 'ar', 'sv', ''].map((each) => taskIn(each, 1)));
    const english = 'Call the landlord about the awning';
    expect(titles.map(({ title }) => title)).toEqual([
      english,
      'Appeler le propriétaire au sujet du store',
      'Vermieter wegen der Markise anrufen',
      'Ligar ao senhorio por causa do toldo',
      'الاتصال بالمالك بشأن المظلة',
      english,
      english,
    ]);
  });

  it('searches and sorts the texts that are shown', async () => {
    const german = speak('de');
    const found = async (q: string) => (await german.get<Task[]>(tasks, { q })).map(({ id }) => id);
    expect(await found('markise')).toEqual([1]);
    expect(await found('awning')).toEqual([]);
    const sorted = await german.get<Task[]>(tasks, { sortBy: 'title-asc' });
    const titles = sorted.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('de', { numeric: true }).compare));
    const { products } = await german.get<ProductList>('/apps/ecommerce/products', { q: 'grieß' });
    expect(products).toEqual([]);
    const rice = await german.get<ProductList>('/apps/ecommerce/products', { q: 'risottoreis' });
    expect(rice.products.map(({ name }) => name)).toEqual(['Risottoreis, rund, 5 kg']);
  });

  it('keeps the demo text when a form sends its translation back', async () => {
    const api = startApi();
    const { title, version } = await taskIn('de', 1, api);
    const german = speak('de', api);
    const { status, data } = await german.post('/apps/todo/update-task', {
      task: { id: 1, title, dueDate: '2026-12-01', version },
    });
    expect([status, data.task]).toEqual([200, expect.objectContaining({ title, dueDate: '2026-12-01' })]);
    expect(await taskIn('en', 1, api)).toMatchObject({
      title: 'Call the landlord about the awning',
      dueDate: '2026-12-01',
      version: 2,
    });
    expect((await taskIn('ar', 1, api)).title).toBe('الاتصال بالمالك بشأن المظلة');
  });

  it('shows an edited text as typed in every language, from the next request on', async () => {
    const api = startApi();
    const typed = 'Markise: zweites Angebot';
    await taskIn('fr', 1, api);
    await speak('de', api).post('/apps/todo/update-task', { task: { id: 1, title: typed } });
    for (const language of ['en', 'fr', 'de', 'ar']) expect((await taskIn(language, 1, api)).title).toBe(typed);
  });

  it('translates an immutable row only once, and again when it is removed', async () => {
    const { translateImmutableRows } = (await demoTextsOf('de'))!;
    const row: { title: string; removedAt?: string } = { title: 'Call the landlord about the awning' };
    const translated = () => translateImmutableRows({ rows: [row] }).rows[0]!;
    const first = translated();
    expect(first.title).toBe('Vermieter wegen der Markise anrufen');
    expect(translated()).toBe(first);
    row.removedAt = '2026-11-20T20:15:00Z';
    expect(translated()).toEqual({ ...first, removedAt: row.removedAt });
  });

  it('shows changed, deleted and restored invoices after their translations were read', async () => {
    const api = startApi();
    const german = speak('de', api);
    const listed = async () => (await german.get<InvoiceList>('/apps/invoice/invoices', { perPage: 100 })).invoices;
    const before = await listed();
    const id = 5001;
    await german.post('/apps/invoice/update-invoice', { invoice: { id, note: 'Aus dem Keller' } });
    expect((await listed()).find((row) => row.id === id)).toMatchObject({ note: 'Aus dem Keller' });
    const others = (rows: readonly Invoice[]) => rows.filter((row) => row.id !== id);
    await api.remove('/apps/invoice/delete', { id });
    expect(await listed()).toEqual(others(before));
    await german.post('/api/restore', { subject: 'invoice', ids: [id] });
    const restored = await listed();
    expect(restored.find((row) => row.id === id)).toMatchObject({ note: 'Aus dem Keller' });
    expect(others(restored)).toEqual(others(before));
  });

  it('translates repeated texts of the large demo with their numbers', async () => {
    const api = startApi({ seed: 'large' });
    const { title } = await taskIn('de', 32, api);
    expect(title).toBe('Vermieter wegen der Markise anrufen (2)');
    await speak('de', api).post('/apps/todo/update-task', { task: { id: 32, title, isImportant: true } });
    expect((await taskIn('en', 32, api)).title).toBe('Call the landlord about the awning (2)');
  });

  it.each([
    ['a name before a known ending', 'item', 'Wine tasting, upper room'],
    ['a name after a known start', 'title', 'Winter menu, Friday'],
    ['a known text and a number', 'item', 'Kitchen 5'],
    ['a known paragraph in a message', 'message', '<p>My answer.</p><h2>The autumn lots are in</h2>'],
  ])('keeps a typed text that contains %s', async (_name, field, typed) => {
    const texts = await Promise.all(['de', 'fr', 'pt', 'ar'].map(async (language) => demoTextsOf(language)));
    for (const language of texts) expect(language!.translate({ [field]: typed })).toEqual({ [field]: typed });
  });

  it('shows the line of an invoice as typed in every language', async () => {
    const api = startApi();
    const lines = [{ item: 'Wine tasting, upper room', cost: 59, qty: 1, discount: 0, tax: 0, text: '' }];
    const [{ id, version }] = (await speak('en', api).get<InvoiceList>('/apps/invoice/invoices', { status: 'Draft' }))
      .invoices as [Invoice];
    await speak('en', api).post('/apps/invoice/update-invoice', { invoice: { id, version, lines } });
    for (const language of ['en', 'fr', 'de', 'pt', 'ar']) {
      const { invoice } = await speak(language, api).get<{ invoice: Invoice }>(`/api/invoice/invoices/${id}`);
      expect(invoice.lines.map(({ item }) => item)).toEqual(['Wine tasting, upper room']);
    }
  });

  it('translates the subject of a reply and the figures of a generated email', async () => {
    const emails = (await speak('de').get<{ emails: Email[] }>('/apps/email/emails', { perPage: 100 })).emails;
    const subjects = emails.map(({ subject }) => subject);
    expect(subjects).toContain('Re: Tisch für 22 am Freitag');
    expect(subjects.find((subject) => subject.startsWith('Tag abgeschlossen: Casa Alecrim'))).toMatch(/, \d+ Gäste$/);
    expect(emails.find(({ subject }) => subject.startsWith('Tag abgeschlossen'))?.message).toMatch(
      /^<p>\d+ Gäste, \d Stornos, \d aufs Haus\. Karte und Bargeld stimmen überein\.<\/p><p>.+<\/p>$/,
    );
  });

  it('translates the texts of the newsletter, not its addresses', async () => {
    const { emails } = await speak('de').get<{ emails: Email[] }>('/apps/email/emails', { q: 'Herbstkaffees' });
    expect(emails[0]?.message).toContain('alt="Säcke der Herbsternte"');
    expect(emails[0]?.message).toContain('<a href="https://kettle-and-crane.example/autumn"');
    expect(emails[0]?.message).toContain('<b>Hillside</b>: Pflaume, Schwarztee');
  });

  it('does not change hostile emails', async () => {
    const spam = async (language: string) => {
      const { emails } = await speak(language).get<{ emails: Email[] }>('/apps/email/emails', { folder: 'spam' });
      return emails.find(({ message }) => message.includes('<script'));
    };
    expect(await spam('ar')).toEqual(await spam('en'));
  });

  it('translates the record of a version conflict', async () => {
    const { post } = speak('de');
    const permission = await post('/apps/permissions/update-permission', {
      id: 7,
      name: 'Lesen',
      version: 5,
    });
    expect([permission.status, permission.data.current.name]).toEqual([409, 'Nur ansehen']);
    const view = await post('/api/views/save', { view: { id: 'view-1', name: 'Neu', version: 5 } });
    expect([view.status, view.data.current.name]).toEqual([409, 'Einarbeitung']);
  });
});
