import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  candidateSortColumns,
  candidateStages,
  type Candidate,
  type CandidateRow,
  type JobOpening,
} from '@larder/domain/contract';
import { startApi } from '../testing/api';

type Api = ReturnType<typeof startApi>;
const list = '/apps/jobX/candidates';
const move = '/apps/jobX/move-candidate';
const form = {
  openingId: 'opn-1',
  fullName: 'Ada Vale',
  email: ' ada@mailpost.example ',
  phone: '',
  source: 'walk_in',
  rating: null,
  tags: [],
  availability: { 5: ['evening'] },
  answers: [{ questionId: 'q-1', answer: 'yes' }],
};

const everyone = async ({ get }: Api): Promise<CandidateRow[]> =>
  (await get(list, { restaurant: 'all', stage: 'all', perPage: 1000, sortColumn: 'appliedAt' })).data.candidates;
const one = async ({ get }: Api, id: string): Promise<Candidate> =>
  (await get('/apps/jobX/candidate', { id })).data.candidate;
const of = async (api: Api, stage: string, index = 0) =>
  (await everyone(api)).filter((candidate) => candidate.stage === stage).toSorted((a, b) => (a.id < b.id ? -1 : 1))[
    index
  ]!;

/** Loads everything that these actions may change. */
async function everything(api: Api) {
  const urls = [
    '/apps/jobX/openings?restaurant=all',
    '/api/users/list/all-data',
    '/apps/staff/list?restaurant=all',
    '/apps/calendar/events?calendars=Business',
    '/apps/email/emails?folder=sent',
  ];
  const people = await Promise.all((await everyone(api)).map(({ id }) => one(api, id)));
  const others = await Promise.all(urls.map(async (url) => (await api.get(url)).data as unknown));
  return JSON.stringify([people, others]);
}

describe('demo candidates', () => {
  it('demo candidates are in the expected stages', async () => {
    const api = startApi();
    const { data } = await api.get(list, { restaurant: 'all' });
    expect(data.stageCounts).toEqual({
      new: 10,
      screening: 8,
      interview: 7,
      trial_shift: 3,
      offer: 3,
      hired: 4,
      refused: 4,
      withdrawn: 1,
    });
    expect(data).toMatchObject({ total: 31, totalPages: 4, params: { stage: 'active', sortColumn: 'stageSince' } });
    const all = await everyone(api);
    expect(all).toHaveLength(40);
    expect(all.filter(({ sla }) => sla === 'late')).toHaveLength(6);
    expect(all.filter(({ nextInterviewAt }) => nextInterviewAt !== null)).toHaveLength(5);
    const pairs = all.filter(({ duplicateIds }) => duplicateIds.length > 0).map(({ fullName }) => fullName);
    expect(pairs.toSorted()).toEqual(['Ivy Drummond', 'Ivy Drummond', 'Leo Brandvold', 'Leonard Brandvold']);
    const moments = all.map(({ appliedAt, stageSince }) => appliedAt <= stageSince);
    expect(moments).not.toContain(false);
  });

  it('the demo data contains no candidates with the `empty` seed and many with `large`', async () => {
    expect(await everyone(startApi({ seed: 'empty' }))).toEqual([]);
    const { data } = await startApi({ seed: 'large' }).get(list, { restaurant: 'all', perPage: 200 });
    expect(data.total).toBeGreaterThan(1_900);
  });
});

describe('candidate list', () => {
  const rank = (row: CandidateRow, column: string, titles: Map<string, string>) => {
    if (column === 'opening') return titles.get(row.openingId)!;
    if (column === 'stage') return candidateStages.indexOf(row.stage);
    if (column === 'sla') return ['none', 'ok', 'due', 'late'].indexOf(row.sla);
    return row[column as 'fullName'];
  };

  it('the candidate list matches an independent model, and board and table contain the same candidates', async () => {
    const api = startApi();
    const all = (await everyone(api)).toSorted((a, b) => Number(a.id.slice(4)) - Number(b.id.slice(4)));
    const { data } = await api.get('/apps/jobX/openings', { restaurant: 'all' });
    const titles = new Map((data.openings as JobOpening[]).map(({ id, title }) => [id, title]));
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    const params = fc.record(
      {
        restaurant: fc.constantFrom('all', 'rst-nyc', 'rst-tyo'),
        opening: fc.constantFrom('all', 'opn-1', 'opn-6', 'opn-x'),
        q: fc.constantFrom('', ' ivy ', '@mailpost', '646 555', '.*', '(', 'wine', '🍋'),
        stage: fc.constantFrom('active', 'all', 'new', 'hired', 'nonsense'),
        source: fc.constantFrom('', 'website'),
        tag: fc.constantFrom('', 'wine'),
        sla: fc.constantFrom('', 'late', 'none'),
        sort: fc.constantFrom('asc' as const, 'desc' as const),
        sortColumn: fc.constantFrom(...candidateSortColumns),
        page: fc.integer({ min: 1, max: 3 }),
        perPage: fc.constantFrom(3, 10, 200),
      },
      { requiredKeys: ['restaurant', 'q', 'stage', 'sort', 'sortColumn', 'page', 'perPage'] },
    );
    await fc.assert(
      fc.asyncProperty(params, async (asked) => {
        const q = asked.q.trim().toLowerCase();
        const digits = q.replace(/\D/g, '');
        const found = all.filter(
          (row) =>
            (asked.restaurant === 'all' || row.restaurantId === asked.restaurant) &&
            ((asked.opening ?? 'all') === 'all' || row.openingId === asked.opening) &&
            ([row.fullName, row.email, ...row.tags].some((text) => text.toLowerCase().includes(q)) ||
              (digits !== '' && row.phone.replace(/\D/g, '').includes(digits))) &&
            (!asked.source || row.source === asked.source) &&
            (!asked.tag || row.tags.includes(asked.tag)) &&
            (!asked.sla || row.sla === asked.sla),
        );
        const inStage = found.filter(({ stage }) => {
          if (asked.stage === 'all') return true;
          return asked.stage === 'active' ? candidateStages.indexOf(stage) < 5 : stage === asked.stage;
        });
        const sign = asked.sort === 'asc' ? 1 : -1;
        const sorted = inStage.toSorted((left, right) => {
          const [a, b] = [rank(left, asked.sortColumn, titles), rank(right, asked.sortColumn, titles)];
          if (a === null || b === null) return Number(a === null) - Number(b === null);
          return sign * (typeof a === 'number' ? a - Number(b) : compare(a, String(b)));
        });
        const { data: response } = await api.get(list, asked);
        const start = (asked.page - 1) * asked.perPage;
        expect(response.candidates).toEqual(sorted.slice(start, start + asked.perPage));
        expect(response.total).toBe(sorted.length);
        expect(response.totalPages).toBe(Math.max(1, Math.ceil(sorted.length / asked.perPage)));
        const counts = Object.values(response.stageCounts as Record<string, number>);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.length);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [{}, 400],
    [{ restaurant: 'rst-x' }, 403],
    [{ restaurant: 'all', perPage: 1001 }, 400],
    [{ restaurant: 'all', perPage: 1000 }, 200],
    [{ restaurant: 'all', sortColumn: 'tags' }, 400],
    [{ restaurant: 'all', page: 99 }, 200],
  ])('requesting the candidate list with %o returns %i', async (params, status) =>
    expect((await startApi().get(list, params)).status).toBe(status),
  );
});

describe('adding and changing a candidate', () => {
  it('adds a candidate and finds duplicates', async () => {
    const api = startApi();
    const { status, data } = await api.post('/apps/jobX/add-candidate', {
      candidate: { ...form, phone: '(646) 555-0000', email: 'IVY.drummond@mailpost.example' },
    });
    expect(status).toBe(201);
    expect(data.candidate).toMatchObject({
      id: 'cnd-41',
      stage: 'new',
      sla: 'ok',
      version: 1,
      restaurantId: 'rst-nyc',
    });
    expect(data.candidate.history).toMatchObject([{ from: null, to: 'new' }]);
    expect(data.duplicates.map(({ fullName }: CandidateRow) => fullName)).toEqual(['Ivy Drummond', 'Ivy Drummond']);
  });

  it.each([
    [{ openingId: 'opn-99' }, 404, undefined],
    [{ openingId: 'opn-4' }, 409, undefined],
    [{ openingId: 'opn-8' }, 409, undefined],
    [{ email: '', phone: ' ' }, 422, { 'candidate.email': ['contact'] }],
    [{ email: 'x' }, 422, { 'candidate.email': ['email'] }],
    [{ phone: '12' }, 422, { 'candidate.phone': ['phone'] }],
    [{ fullName: 'A' }, 422, { 'candidate.fullName': [{ key: 'minLength', n: 2 }] }],
    [{ rating: 6 }, 422, { 'candidate.rating': [{ key: 'max', n: 5 }] }],
    [{ tags: Array(9).fill('x') }, 422, { 'candidate.tags': [{ key: 'max', n: 8 }] }],
    [{ tags: ['x'.repeat(21)] }, 422, { 'candidate.tags.0': [{ key: 'maxLength', n: 20 }] }],
    [{ answers: [{ questionId: 'q-9', answer: '' }] }, 422, { 'candidate.answers.0.questionId': ['pick'] }],
    [{ source: 'moon' }, 422, { 'candidate.source': ['pick'] }],
  ])('rejects the candidate %o', async (more, status, errors) => {
    const api = startApi();
    const before = await everything(api);
    const response = await api.post('/apps/jobX/add-candidate', { candidate: { ...form, ...more } });
    expect([response.status, response.data.errors]).toEqual([status, errors]);
    expect(await everything(api)).toBe(before);
  });

  it('changes a candidate of the current version, and rejects an outdated version', async () => {
    const api = startApi();
    const { data: added } = await api.post('/apps/jobX/add-candidate', { candidate: form });
    const { id, version } = added.candidate as Candidate;
    const set = { openingId: 'opn-5', rating: 5, tags: [' fire ', '<b>', '\u202Eابج'] };
    const { data } = await api.post('/apps/jobX/update-candidate', { id, version, set });
    expect(data.candidate).toMatchObject({
      openingId: 'opn-5',
      restaurantId: 'rst-lis',
      rating: 5,
      answers: [],
      version: 2,
    });
    expect(data.candidate.tags).toEqual(['fire', '<b>', '\u202Eابج']);
    const stale = await api.post('/apps/jobX/update-candidate', { id, version, set: { rating: 1 } });
    expect([stale.status, stale.data.current.version]).toEqual([409, 2]);
    data.candidate.tags.push('mine');
    expect((await one(api, id)).tags).toHaveLength(3);
    const noContact = await api.post('/apps/jobX/update-candidate', { id, version: 2, set: { email: '' } });
    expect(noContact.data.errors).toEqual({ 'set.email': ['contact'] });
  });

  it('stores notes on a candidate', async () => {
    const api = startApi();
    const { id, version } = await of(api, 'new');
    const post = (text: string, seen: number) => api.post('/apps/jobX/add-note', { id, version: seen, text });
    expect((await post(' ', version)).status).toBe(422);
    expect((await post('x'.repeat(1001), version)).status).toBe(422);
    expect((await post('Call again.', version)).data.candidate.notes.at(-1)).toMatchObject({
      text: 'Call again.',
      by: { id: 1, name: 'Maren Holt' },
    });
    expect((await post('Twice', version)).status).toBe(409);
  });
});

describe('moving a candidate', () => {
  it('moving a candidate records the stage and restarts its time limit', async () => {
    const api = startApi();
    const start = await of(api, 'new', 2);
    api.pass(60_000);
    const { status, data } = await api.post(move, { id: start.id, version: start.version, stage: 'screening' });
    expect(status).toBe(200);
    expect(data.candidate).toMatchObject({ stage: 'screening', sla: 'ok', stageSince: api.clock.now.toISOString() });
    expect(data.candidate.history.at(-1)).toMatchObject({ from: 'new', to: 'screening' });
    api.pass(72 * 3_600_000);
    expect((await one(api, start.id)).sla).toBe('late');
  });

  it('an offer requires wage and start date and is withdrawn when the candidate leaves the stage', async () => {
    const api = startApi();
    const { id, version } = await of(api, 'interview');
    const offer = { wage: 1_900, basis: 'hour', startsOn: '2026-12-01' };
    const missing = await api.post(move, { id, version, stage: 'offer' });
    expect(missing.data.errors).toEqual({ 'offer.wage': ['required'], 'offer.startsOn': ['required'] });
    const past = await api.post(move, { id, version, stage: 'offer', offer: { ...offer, startsOn: '2026-11-19' } });
    expect(past.data.errors).toEqual({ 'offer.startsOn': ['future'] });
    const { data } = await api.post(move, { id, version, stage: 'offer', offer });
    expect(data.candidate.offer).toEqual({ ...offer, currency: 'USD', sentAt: api.clock.now.toISOString() });
    const back = await api.post(move, { id, version: data.candidate.version, stage: 'trial_shift' });
    expect(back.data.candidate).toMatchObject({ stage: 'trial_shift', offer: null });
  });

  it('rejects a candidate with a reason, sends the letter and cancels planned interviews', async () => {
    const api = startApi();
    const planned = (await everyone(api)).find(({ nextInterviewAt }) => nextInterviewAt !== null)!;
    const { id, version, fullName, email } = planned;
    expect((await api.post(move, { id, version, stage: 'refused' })).data.errors).toEqual({
      'refusal.reason': ['required'],
    });
    const refusal = { reason: 'not_fit', note: '<b>Come back</b> in spring.', letter: true };
    const { data } = await api.post(move, { id, version, stage: 'refused', refusal });
    expect(data.candidate).toMatchObject({ sla: 'none', eraseOn: '2027-05-19', nextInterviewAt: null, refusal });
    expect(data.candidate.interviews).toMatchObject([{ outcome: 'cancelled', eventId: null }]);
    const { data: sent } = await api.get('/apps/email/emails', { folder: 'sent' });
    expect(sent.emails[0]).toMatchObject({
      to: [{ name: fullName, email }],
      subject: expect.stringContaining('Your application'),
    });
    expect(sent.emails[0].message).toContain('&lt;b&gt;Come back');
    const again = await api.post(move, { id, version: data.candidate.version, stage: 'new' });
    expect(again.data.candidate).toMatchObject({ stage: 'new', refusal: null, eraseOn: null });
  });

  it('ignores the offer and the reason of a move to another stage', async () => {
    const api = startApi();
    const { id, version } = await of(api, 'new');
    const offer = { wage: 1_800, basis: 'hour', startsOn: '2026-12-01' };
    const refusal = { reason: 'pay', note: '', letter: true };
    const sent = async () => (await api.get('/apps/email/emails', { folder: 'sent' })).data.emails.length as number;
    const before = await sent();
    const { data } = await api.post(move, { id, version, stage: 'interview', offer, refusal });
    expect(data.candidate).toMatchObject({ stage: 'interview', offer: null, refusal: null });
    expect(await sent()).toBe(before);
  });

  it('allows or rejects each move of a candidate by stage', async () => {
    for (const [index, from] of candidateStages.entries()) {
      const api = startApi();
      const { id, version } = await of(api, from);
      for (const stage of candidateStages) {
        const isActive = candidateStages.indexOf(stage) < 5;
        const isAllowed =
          index < 5 ? stage !== from && stage !== 'hired' : from !== 'hired' && isActive && stage !== 'offer';
        // The fields are invalid, so even an allowed move changes nothing.
        const { status, data } = await api.post(move, { id, version, stage, offer: { wage: 0 }, refusal: {} });
        const wanted = isAllowed ? [422, 'validation'] : [409, 'status_conflict'];
        expect([from, stage, status, data.code]).toEqual([from, stage, ...wanted]);
        const stale = await api.post(move, { id, version: version - 1, stage });
        expect(stale.data.code).toBe('version_conflict');
      }
    }
  });
});

describe('erasing a candidate', () => {
  it('erasing a candidate removes personal data and keeps the counts', async () => {
    const api = startApi();
    const { id, version } = await of(api, 'interview');
    const before = (await everyone(api)).length;
    const { status, data } = await api.remove('/apps/jobX/delete-candidate', { id });
    expect(status).toBe(200);
    expect(data.candidate).toMatchObject({
      id,
      stage: 'withdrawn',
      fullName: '',
      email: '',
      phone: '',
      answers: [],
      notes: [],
      resume: null,
      eraseOn: null,
    });
    expect(await everyone(api)).toHaveLength(before);
    const again = await api.remove('/apps/jobX/delete-candidate', { id });
    expect([again.status, again.data]).toEqual([200, data]);
    const note = await api.post('/apps/jobX/add-note', { id, version: data.candidate.version, text: 'x' });
    expect([note.status, note.data.allowed]).toEqual([409, []]);
    expect((await api.post(move, { id, version, stage: 'new' })).status).toBe(409);
    expect((await api.remove('/apps/jobX/delete-candidate', { id: 'cnd-999' })).status).toBe(404);
    const hired = await of(api, 'hired');
    expect((await api.remove('/apps/jobX/delete-candidate', { id: hired.id })).status).toBe(409);
  });

  it('candidates are erased automatically on the erasure date', async () => {
    const api = startApi();
    const { id } = await of(api, 'withdrawn');
    const { eraseOn, fullName } = await one(api, id);
    expect(fullName).not.toBe('');
    api.clock.now = new Date(`${eraseOn}T03:00:00Z`);
    expect((await one(api, id)).fullName).not.toBe('');
    api.clock.now = new Date(`${eraseOn}T12:00:00Z`);
    expect(await one(api, id)).toMatchObject({ fullName: '', stage: 'withdrawn', eraseOn: null });
  });
});
