import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate, CandidateRow, JobOpening } from '@larder/domain/contract';
import type { MockStorage } from '../persistence';
import { startApi } from '../testing/api';

type Api = ReturnType<typeof startApi>;
const hire = '/apps/jobX/hire';
const interview = '/apps/jobX/save-interview';

const find = async ({ get }: Api, stage: string, opening = 'all') =>
  ((await get('/apps/jobX/candidates', { restaurant: 'all', stage, opening })).data.candidates as CandidateRow[])[0]!;
const formOf = ({ id, version }: Pick<Candidate, 'id' | 'version'>, more = {}) => ({
  id,
  version,
  user: {
    fullName: 'Camille Renard',
    username: 'camille.renard',
    email: 'camille.renard@saltmarsh.example',
    contact: '+1 646 555 1000',
    role: 'subscriber',
    currentPlan: 'basic',
    ...more,
  },
  wage: 1_900,
  startsOn: '2026-12-01',
});
const counts = async ({ get }: Api) => {
  const [users, staff, openings] = await Promise.all([
    get('/api/users/list/all-data'),
    get('/apps/staff/list', { restaurant: 'all' }),
    get('/apps/jobX/openings', { restaurant: 'all' }),
  ]);
  const hired = (openings.data.openings as JobOpening[]).reduce((sum, opening) => sum + opening.hired, 0);
  return [users.data.length, staff.data.total, hired] as number[];
};

describe('hiring', () => {
  it('hiring creates the user and the staff record and fills a seat, once', async () => {
    const api = startApi();
    const before = await counts(api);
    const candidate = await find(api, 'offer', 'opn-1');
    const { status, data } = await api.post(hire, formOf(candidate));
    expect(status).toBe(201);
    expect(data.user).toMatchObject({
      id: 51,
      status: 'pending',
      company: 'Saltbox & Rye',
      country: 'United States',
      username: 'camille.renard',
    });
    expect((await api.get('/api/users/list/data')).data.users[0]).toEqual(data.user);
    expect(data.staff).toMatchObject({ id: 'stf-43', userId: 51, position: 'server', wage: 1_900, canApprove: false });
    expect(data.candidate).toMatchObject({ stage: 'hired', userId: 51, sla: 'none' });
    expect(data.candidate.offer).toMatchObject({ wage: 1_900, startsOn: '2026-12-01' });
    expect(data.opening).toMatchObject({ id: 'opn-1', hired: 1, status: 'published' });
    expect(await counts(api)).toEqual(before.map((count) => count + 1));

    const again = await api.post(hire, formOf({ ...candidate, version: data.candidate.version }));
    expect([again.status, again.data.code]).toEqual([409, 'status_conflict']);
    expect((await api.post(hire, formOf(candidate))).data.code).toBe('version_conflict');
    expect(await counts(api)).toEqual(before.map((count) => count + 1));
  });

  it('hires never exceed the seats, and only an accepted one creates a user', async () => {
    const step = fc.record({ at: fc.nat({ max: 4 }), isRepeated: fc.boolean(), startsLate: fc.boolean() });
    const run = async (seats: number, steps: readonly { at: number; isRepeated: boolean; startsLate: boolean }[]) => {
      const api = startApi();
      await api.post('/apps/jobX/update-opening', { id: 'opn-1', version: 1, set: { seats } });
      const { data } = await api.get('/apps/jobX/candidates', { restaurant: 'all', opening: 'opn-1', perPage: 200 });
      const rows = data.candidates as CandidateRow[];
      for (const [index, { at, isRepeated, startsLate }] of steps.entries()) {
        const { id } = rows[at % rows.length]!;
        const detail = async () => (await api.get('/apps/jobX/candidate', { id })).data.candidate as Candidate;
        const { version, stage } = await detail();
        const offer = { wage: 1_800, basis: 'hour', startsOn: '2026-12-01' };
        if (stage !== 'offer') await api.post('/apps/jobX/move-candidate', { id, version, stage: 'offer', offer });
        const before = await counts(api);
        const user = { username: `new.user.${index}`, email: `new.user.${index}@saltmarsh.example` };
        const form = { ...formOf(await detail(), user), ...(startsLate && { startsOn: '2026-01-01' }) };
        const { status } = await api.post(hire, form);
        const isHired = status === 201;
        const accepted = new Set(isHired ? [201] : [409, 422]);
        expect(accepted.has(status)).toBe(true);
        const again = isHired && isRepeated ? (await api.post(hire, formOf(await detail(), user))).status : 409;
        expect(again).toBe(409);
        expect(await counts(api)).toEqual(before.map((count) => count + (isHired ? 1 : 0)));
        const { openings } = (await api.get('/apps/jobX/openings', { restaurant: 'all' })).data as {
          openings: JobOpening[];
        };
        for (const opening of openings) expect(opening.hired).toBeLessThanOrEqual(opening.seats);
      }
    };
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 6 }), run), {
      numRuns: 15,
    });
  });

  it('hiring for the last seat fills the opening, tags the remaining candidates and rejects further hires', async () => {
    const api = startApi();
    const opening = { id: 'opn-1', version: 1, set: { seats: 1 } };
    await api.post('/apps/jobX/update-opening', opening);
    const second = (await find(api, 'interview', 'opn-1')) as Pick<Candidate, 'id' | 'version'>;
    const { data: offered } = await api.post('/apps/jobX/move-candidate', {
      id: second.id,
      version: second.version,
      stage: 'offer',
      offer: { wage: 1_800, basis: 'hour', startsOn: '2026-12-01' },
    });
    const first = await find(api, 'offer', 'opn-1');
    const { data } = await api.post(hire, formOf(first));
    expect(data.opening).toMatchObject({ status: 'filled', hired: 1, seats: 1 });
    const { data: others } = await api.get('/apps/jobX/candidates', { restaurant: 'all', opening: 'opn-1' });
    expect(others.total).toBeGreaterThan(5);
    for (const { tags } of others.candidates as CandidateRow[]) expect(tags).toContain('position filled');
    const { version } = (await api.get('/apps/jobX/candidate', { id: second.id })).data.candidate;
    const full = await api.post(hire, formOf({ id: second.id, version }));
    expect([full.status, full.data.code, full.data.current.id]).toEqual([409, 'no_free_seat', 'opn-1']);
    expect(version).toBe(offered.candidate.version + 1);
  });

  it.each([
    [{ username: 'maren.holt' }, 409, { 'user.username': ['taken'] }],
    [{ email: 'MAREN.HOLT@saltmarsh.example' }, 409, { 'user.email': ['taken'] }],
    [{ username: 'A b' }, 422, { 'user.username': ['username'] }],
    [{ role: 'king' }, 422, { 'user.role': ['pick'] }],
    [{ fullName: ' ' }, 422, { 'user.fullName': ['required'] }],
  ])('a rejected hire changes nothing: %o', async (more, status, errors) => {
    const api = startApi();
    const before = await counts(api);
    const candidate = await find(api, 'offer');
    const response = await api.post(hire, formOf(candidate, more));
    expect([response.status, response.data.errors]).toEqual([status, errors]);
    const late = await api.post(hire, { ...formOf(candidate), startsOn: '2026-11-01' });
    expect(late.data.errors).toEqual({ startsOn: ['future'] });
    expect((await api.post(hire, { ...formOf(candidate), wage: 0 })).status).toBe(422);
    expect(await counts(api)).toEqual(before);
    expect((await find(api, 'offer')).version).toBe(candidate.version);
  });

  it('hiring rejects a role above that of the user', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('manager');
    const { data } = await api.get('/apps/jobX/candidates', { restaurant: 'all', stage: 'offer' }, token);
    const denied = await api.post(hire, formOf(data.candidates[0] as CandidateRow, { role: 'Owner' }), token);
    expect([denied.status, denied.data.subject]).toEqual([403, 'user']);
  });
});

describe('interviews', () => {
  const slot = (day: number, from = '10:00', to = '10:30') => ({
    startAt: `2026-12-0${day}T${from}:00Z`,
    endAt: `2026-12-0${day}T${to}:00Z`,
  });
  const planned = { id: null, ...slot(1), place: 'Bar', withIds: ['stf-1', 1, 1], outcome: 'planned' };
  const events = async ({ get }: Api) =>
    ((await get('/apps/calendar/events', { calendars: ['Business'] })).data as { id: number; title: string }[]).filter(
      ({ title }) => title.startsWith('Interview: '),
    );

  it('interviews are added, moved and removed in the calendar', async () => {
    const api = startApi();
    const { id, version, fullName } = await find(api, 'screening');
    const before = (await events(api)).length;
    const save = async (seen: number, given: object) =>
      (await api.post(interview, { id, version: seen, interview: given })).data;
    const { candidate, warnings } = await save(version, planned);
    expect(warnings).toEqual([]);
    const [entry] = candidate.interviews;
    expect(entry).toMatchObject({
      id: 'interview-1',
      place: 'Bar',
      with: [{ id: 'stf-1' }, { id: 1, name: 'Maren Holt' }],
    });
    expect(candidate.nextInterviewAt).toBe('2026-12-01T10:00:00.000Z');
    const event = (await events(api)).find((one) => one.id === entry.eventId);
    expect(event).toMatchObject({
      title: `Interview: ${fullName}`,
      start: '2026-12-01T10:00:00.000Z',
      extendedProps: { calendar: 'Business', location: 'Bar', guests: [2, 1] },
    });
    const moved = await save(version + 1, { ...planned, id: 'interview-1', ...slot(2) });
    expect(moved.candidate.interviews).toMatchObject([{ eventId: entry.eventId, startAt: '2026-12-02T10:00:00.000Z' }]);
    expect((await events(api)).find((one) => one.id === entry.eventId)).toMatchObject({
      start: '2026-12-02T10:00:00.000Z',
    });
    const cancelled = await save(version + 2, { ...planned, id: 'interview-1', outcome: 'cancelled' });
    expect(cancelled.candidate.interviews).toMatchObject([{ eventId: null, outcome: 'cancelled' }]);
    expect(await events(api)).toHaveLength(before);
  });

  it('saving an interview returns a warning if an interviewer is busy at that time', async () => {
    const api = startApi();
    const [one, two] = [await find(api, 'screening'), await find(api, 'new')];
    await api.post(interview, { id: one.id, version: one.version, interview: planned });
    const { status, data } = await api.post(interview, {
      id: two.id,
      version: two.version,
      interview: { ...planned, ...slot(1, '10:15', '11:00'), withIds: [1] },
    });
    expect(status).toBe(200);
    expect(data.warnings).toEqual([
      { field: 'interview.withIds', key: 'interviewerBusy', values: { name: 'Maren Holt' } },
    ]);
  });

  it.each([
    [{ id: 'interview-9' }, 404, undefined],
    [{ startAt: '2026-11-20T20:15:00Z', endAt: '2026-11-20T20:30:00Z' }, 422, { 'interview.startAt': ['future'] }],
    [slot(1, '10:00', '10:00'), 422, { 'interview.endAt': ['dateOrder'] }],
    [slot(1, '10:00', '14:01'), 422, { 'interview.endAt': [{ key: 'maxHours', n: 4 }] }],
    [{ withIds: [1, 'stf-999'] }, 422, { 'interview.withIds.1': ['pick'] }],
    [{ startAt: 'noon' }, 422, { 'interview.startAt': ['date'] }],
  ])('rejects the interview %o', async (more, status, errors) => {
    const api = startApi();
    const before = await events(api);
    const candidate = await find(api, 'screening');
    const { id, version } = candidate;
    const response = await api.post(interview, { id, version, interview: { ...planned, ...more } });
    expect([response.status, response.data.errors]).toEqual([status, errors]);
    expect([await find(api, 'screening'), await events(api)]).toEqual([candidate, before]);
  });

  it('interviews require an active stage', async () => {
    const api = startApi();
    const { id, version } = await find(api, 'refused');
    expect((await api.post(interview, { id, version, interview: planned })).data.code).toBe('status_conflict');
  });
});

describe('stored data', () => {
  it('a hired candidate and a paused restaurant survive a reload', async () => {
    const stored = new Map<string, string>();
    const storage: MockStorage = {
      get: async (key) => stored.get(key) ?? null,
      set: async (key, text) => void stored.set(key, text),
      remove: async (key) => void stored.delete(key),
    };
    const first = startApi({ storage });
    const candidate = await find(first, 'offer');
    const { data } = await first.post(hire, formOf(candidate));
    const second = startApi({ storage });
    expect((await second.get('/apps/jobX/candidate', { id: candidate.id })).data.candidate).toEqual(data.candidate);
    expect(await counts(second)).toEqual(await counts(first));
    await second.post('/apps/restaurants/change-status', {
      id: 'rst-nyc',
      version: 1,
      action: 'pause',
      reason: 'Boiler',
    });
    const { data: paused } = await startApi({ storage }).get('/apps/restaurants/restaurant', { id: 'rst-nyc' });
    expect(paused.restaurant).toMatchObject({ status: 'paused', statusReason: 'Boiler' });
  });
});
