import { describe, expect, it } from 'vitest';
import type { JobOpening } from '@larder/domain/contract';
import { startApi } from '../testing/api';

const list = '/apps/jobX/openings';
const add = '/apps/jobX/add-opening';
const update = '/apps/jobX/update-opening';
const status = '/apps/jobX/change-opening-status';
const form = {
  restaurantId: 'rst-lis',
  title: 'Host, terrace',
  position: 'host',
  employment: 'seasonal',
  seats: 1,
  description: 'You know every table on the terrace, and which one the wind finds after nine.',
  wage: { basis: 'hour', min: 900, max: 1_000, currency: 'EUR', tipped: false },
  managerId: 'stf-15',
  userRole: 'subscriber',
  questions: [{ text: 'Do you speak French?', kind: 'yes_no', knockout: false }],
  closesOn: null,
};

const openings = async ({ get }: ReturnType<typeof startApi>) =>
  (await get(list, { restaurant: 'all' })).data.openings as JobOpening[];
const opening = async (api: ReturnType<typeof startApi>, id: string) =>
  (await openings(api)).find((entry) => entry.id === id)!;

describe('openings', () => {
  it('the demo data contains 8 openings, with their counts', async () => {
    const all = await openings(startApi());
    const statuses = all.map((entry) => entry.status).toSorted();
    expect(statuses).toEqual(['draft', 'filled', 'paused', ...Array<string>(5).fill('published')]);
    expect(all.find((entry) => entry.status === 'filled')).toMatchObject({ seats: 2, hired: 2, active: 0 });
    expect(all.reduce((sum, { late }) => sum + late, 0)).toBe(6);
    expect(all.reduce((sum, { active }) => sum + active, 0)).toBe(31);
    for (const { hired, seats } of all) expect(hired).toBeLessThanOrEqual(seats);
  });

  it.each([
    [{ restaurant: 'rst-nyc' }, 4],
    [{ restaurant: 'all', q: ' SERVER ' }, 4],
    [{ restaurant: 'all', status: 'paused' }, 1],
    [{ restaurant: 'all', q: '(' }, 0],
    [{ restaurant: 'all', status: 'nonsense' }, 0],
  ])('the number of openings with %o is %i', async (params, total) => {
    const { data } = await startApi().get(list, params);
    expect([data.total, data.openings.length]).toEqual([total, total]);
  });

  it('the opening list requires a restaurant of the user', async () => {
    const { get } = startApi();
    expect((await get(list)).status).toBe(400);
    expect((await get(list, { restaurant: 'rst-x' })).status).toBe(403);
  });
});

describe('adding and changing an opening', () => {
  it('adds a draft opening with IDs for its questions', async () => {
    const { post } = startApi();
    const { status: code, data } = await post(add, { opening: form });
    expect(code).toBe(201);
    expect(data.opening).toMatchObject({
      id: 'opn-9',
      slug: 'lis-host-terrace-9',
      status: 'draft',
      publishedAt: null,
      hired: 0,
      questions: [{ id: 'q-1', text: 'Do you speak French?' }],
    });
  });

  it.each([
    [{ restaurantId: 'rst-x' }, { 'opening.restaurantId': ['pick'] }],
    [{ managerId: 'stf-999' }, { 'opening.managerId': ['pick'] }],
    [{ title: 'ab' }, { 'opening.title': [{ key: 'minLength', n: 3 }] }],
    [{ seats: 51 }, { 'opening.seats': [{ key: 'max', n: 50 }] }],
    [{ seats: 0 }, { 'opening.seats': [{ key: 'min', n: 1 }] }],
    [{ description: 'x'.repeat(4001) }, { 'opening.description': [{ key: 'maxLength', n: 4000 }] }],
    [{ wage: { ...form.wage, min: 2_000 } }, { 'opening.wage.max': ['wageOrder'] }],
    [{ wage: { ...form.wage, currency: 'USD' } }, { 'opening.wage.currency': ['pick'] }],
    [{ wage: { ...form.wage, min: 0 } }, { 'opening.wage.min': [{ key: 'min', n: 1 }] }],
    [{ closesOn: '2026-11-19' }, { 'opening.closesOn': ['future'] }],
    [{ questions: Array(9).fill(form.questions[0]) }, { 'opening.questions': [{ key: 'max', n: 8 }] }],
    [
      { questions: [{ text: 'x', kind: 'text', knockout: false }] },
      { 'opening.questions.0.text': [{ key: 'minLength', n: 3 }] },
    ],
  ])('rejects the opening %o', async (more, errors) => {
    const api = startApi();
    const response = await api.post(add, { opening: { ...form, ...more } });
    expect([response.status, response.data.errors]).toEqual([422, errors]);
    expect(await openings(api)).toHaveLength(8);
  });

  it.each([
    [{ id: 'opn-99', version: 1, set: {} }, 404, 'not_found'],
    [{ id: 'opn-1', version: 9, set: { title: '' } }, 409, 'version_conflict'],
    [{ id: 'opn-1', version: 1, set: { restaurantId: 'rst-lis' } }, 409, 'status_conflict'],
    [{ id: 'opn-4', version: 1, set: { seats: 1 } }, 422, 'validation'],
    [{ id: 'opn-1', version: 1, set: { managerId: 'stf-999' } }, 422, 'validation'],
  ])('rejects the opening change %o', async (body, code, reason) => {
    const api = startApi();
    const before = await openings(api);
    const { status: actual, data } = await api.post(update, body);
    expect([actual, data.code]).toEqual([code, reason]);
    expect(await openings(api)).toEqual(before);
  });

  it('reopens a filled opening with more seats and moves a draft to another restaurant', async () => {
    const api = startApi();
    const { data } = await api.post(update, { id: 'opn-4', version: 1, set: { seats: 3 } });
    expect(data.opening).toMatchObject({ status: 'published', seats: 3, hired: 2, version: 2 });
    const moved = await api.post(update, { id: 'opn-8', version: 1, set: { restaurantId: 'rst-nyc' } });
    expect(moved.data.opening.restaurantId).toBe('rst-nyc');
  });
});

describe('opening status', () => {
  it('an opening changes from draft to published, paused and closed, and back', async () => {
    const api = startApi();
    await api.post(add, { opening: form });
    const act = async (action: string, version: number, more = {}) =>
      (await api.post(status, { id: 'opn-9', version, action, ...more })).data;
    expect((await act('publish', 1)).opening).toMatchObject({
      status: 'published',
      publishedAt: api.clock.now.toISOString(),
    });
    expect((await act('pause', 2)).opening.status).toBe('paused');
    expect((await act('resume', 3)).opening.status).toBe('published');
    expect((await act('close', 4)).opening.status).toBe('closed');
    expect((await act('reopen', 5)).opening.status).toBe('paused');
    expect((await act('publish', 6)).allowed).toEqual(['resume', 'close']);
  });

  it('reports what a draft opening is missing', async () => {
    const { data } = await startApi().post(status, { id: 'opn-8', version: 1, action: 'publish' });
    expect(data.errors).toEqual({
      description: [{ key: 'minLength', n: 50 }],
      wage: ['required'],
      managerId: ['pick'],
    });
  });

  it.each([
    [{ id: 'opn-1', action: 'close' }, { reason: ['required'] }],
    [{ id: 'opn-4', action: 'add_seats' }, { seats: ['required'] }],
    [{ id: 'opn-4', action: 'add_seats', seats: 2 }, { seats: [{ key: 'seatsHired', n: 2 }] }],
    [{ id: 'opn-4', action: 'add_seats', seats: 51 }, { seats: [{ key: 'max', n: 50 }] }],
  ])('rejects the status change %o of an opening', async (body, errors) => {
    const { status: code, data } = await startApi().post(status, { version: 1, ...body });
    expect([code, data.errors]).toEqual([422, errors]);
  });

  it('an opening is closed automatically after its last day', async () => {
    const api = startApi();
    const { closesOn } = await opening(api, 'opn-6');
    api.clock.now = new Date(`${closesOn}T20:00:00Z`);
    expect((await opening(api, 'opn-6')).status).toBe('published');
    api.pass(24 * 3_600_000);
    expect((await opening(api, 'opn-6')).status).toBe('closed');
    const { data } = await api.post(status, { id: 'opn-6', version: 1, action: 'reopen' });
    expect(data.opening).toMatchObject({ status: 'paused', closesOn: null });
  });
});

it('more seats publish a filled opening again, with their number', async () => {
  const api = startApi();
  const filled = (await openings(api)).find((entry) => entry.status === 'filled')!;
  const seats = filled.seats + 2;
  const addSeats = (more: object) =>
    api.post(status, { id: filled.id, version: filled.version, action: 'add_seats', ...more });
  expect(await addSeats({})).toMatchObject({ status: 422, data: { errors: { seats: ['required'] } } });
  expect((await addSeats({ seats })).data.opening).toMatchObject({ status: 'published', seats });
});
