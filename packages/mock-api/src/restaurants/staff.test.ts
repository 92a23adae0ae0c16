import { describe, expect, it } from 'vitest';
import { businessDay, shiftCost, shiftsUntil, type Shift, type Staff } from '@larder/domain/contract';
import { startApi } from '../testing/api';
import { seedRestaurants } from './restaurants.fixtures';
import { samplePins } from './samplePins';
import { plannedShiftsOf, shiftsOf } from './shifts.fixtures';
import { seedStaff } from './staff.fixtures';

const list = '/apps/staff/list';
const update = '/apps/staff/update-staff';
const now = new Date('2026-11-20T20:15:00Z');

describe('staff', () => {
  it('each restaurant has 14 staff members, two of them approvers', () => {
    const positions = { manager: 1, server: 7, bartender: 2, host: 1, cook: 3 };
    for (const id of ['rst-nyc', 'rst-lis', 'rst-tyo']) {
      const own = seedStaff(now).filter(({ restaurantIds }) => restaurantIds.includes(id));
      expect(own).toHaveLength(14);
      for (const [position, count] of Object.entries(positions)) {
        expect(own.filter((person) => person.position === position)).toHaveLength(count);
      }
      expect(own.filter(({ canApprove }) => canApprove)).toHaveLength(2);
    }
    const approvers = seedStaff(now).filter(({ canApprove }) => canApprove);
    expect(samplePins.map(({ staffId, name }) => [staffId, name])).toEqual(approvers.map(({ id, name }) => [id, name]));
    expect(new Set(samplePins.map(({ pin }) => pin)).size).toBe(6);
  });

  it.each([
    [{ restaurant: 'all' }, 42],
    [{ restaurant: 'rst-lis' }, 14],
    [{ restaurant: 'all', position: 'cook' }, 9],
    [{ restaurant: 'all', canApprove: true }, 6],
    [{ restaurant: 'all', active: false }, 0],
    [{ restaurant: 'rst-nyc', q: ' tomás ' }, 1],
    [{ restaurant: 'all', q: '.*' }, 0],
  ])('the number of staff members with %o is %i', async (params, total) => {
    const { status, data } = await startApi().get(list, params);
    expect([status, data.total, data.staff.length]).toEqual([200, total, total]);
    expect(JSON.stringify(data)).not.toMatch(/pin/i);
  });

  it.each([
    [{}, 400],
    [{ restaurant: '' }, 400],
    [{ restaurant: 'all', active: 'maybe' }, 400],
    [{ restaurant: 'rst-x' }, 403],
  ])('the staff list rejects %o', async (params, status) =>
    expect((await startApi().get(list, params)).status).toBe(status),
  );

  it('changes a staff member except wage and PIN, and rejects an outdated version', async () => {
    const { post } = startApi();
    const set = { position: 'host', restaurantIds: ['rst-nyc', 'rst-lis'], wage: 1, pin: '0000' };
    const { status, data } = await post(update, { id: 'stf-2', version: 1, set });
    expect(status).toBe(200);
    expect(data.staff).toMatchObject({
      position: 'host',
      restaurantIds: ['rst-nyc', 'rst-lis'],
      wage: 1_850,
      version: 2,
    });
    expect(data.staff).not.toHaveProperty('pin');
    const stale = await post(update, { id: 'stf-2', version: 1, set: {} });
    expect([stale.status, stale.data.current]).toEqual([409, data.staff]);
  });

  it.each([
    [{ id: 'stf-999', version: 1, set: {} }, 404, undefined],
    [{ id: 'stf-2', version: 1, set: { name: ' ' } }, 422, { 'set.name': ['required'] }],
    [{ id: 'stf-2', version: 1, set: { restaurantIds: [] } }, 422, { 'set.restaurantIds': ['pick'] }],
    [{ id: 'stf-2', version: 1, set: { restaurantIds: ['rst-x'] } }, 422, { 'set.restaurantIds.0': ['pick'] }],
    [{ id: 'stf-2', version: 1, set: { position: 'king' } }, 422, { 'set.position': ['pick'] }],
  ])('rejects the staff change %o', async (body, status, errors) => {
    const { post, get } = startApi();
    const before = JSON.stringify((await get(list, { restaurant: 'all' })).data);
    const response = await post(update, body);
    expect([response.status, response.data.errors]).toEqual([status, errors]);
    expect(JSON.stringify((await get(list, { restaurant: 'all' })).data)).toBe(before);
  });

  it.each([{ canApprove: false }, { active: false }, { restaurantIds: ['rst-lis'] }])(
    'restaurants keep at least one approver: %o',
    async (set) => {
      const { post } = startApi();
      expect((await post(update, { id: 'stf-1', version: 1, set })).status).toBe(200);
      const { status, data } = await post(update, { id: 'stf-11', version: 1, set });
      expect([status, data.errors]).toEqual([422, { [`set.${Object.keys(set)[0]}`]: ['lastApprover'] }]);
    },
  );
});

describe('shifts', () => {
  const restaurants = seedRestaurants(now);
  const dates = ['2026-11-01', '2026-11-16', '2026-11-17', '2026-11-20', '2026-11-21', '2026-03-08'];

  it('shifts are deterministic, end within the business day, and there are none on closed days', () => {
    for (const restaurant of restaurants) {
      for (const date of dates) {
        const shifts = shiftsOf(restaurant, date);
        expect(shiftsOf(restaurant, date)).toEqual(shifts);
        const { to } = businessDay(date, restaurant.timeZone, restaurant.closeOutHour);
        for (const { startAt, endAt } of shifts) {
          expect(Date.parse(startAt)).toBeLessThan(Date.parse(endAt!));
          expect(Date.parse(endAt!)).toBeLessThanOrEqual(to.getTime());
        }
        const isClosed = restaurant.id === 'rst-lis' && date === '2026-11-16';
        expect(shifts.length > 8).toBe(!isClosed);
      }
    }
  });

  it('shifts are cut at the current time of a live day', () => {
    const [newYork] = restaurants;
    const all = shiftsOf(newYork!, '2026-11-20');
    const past = shiftsUntil(all, now);
    expect(past.length).toBeLessThan(all.length);
    expect(past.every(({ endAt }) => endAt === null || Date.parse(endAt) <= now.getTime())).toBe(true);
    expect(shiftsUntil(all, new Date('2026-11-22T00:00Z'))).toEqual(all);
  });

  it('shifts cost minutes × wage ÷ 60, rounded half up once; open shifts count until now', () => {
    const shift = { startAt: '2026-11-20T10:00:00Z', endAt: '2026-11-20T10:10:00Z' };
    expect([shiftCost(shift, 1_803, now), shiftCost(shift, 1_802, now)]).toEqual([301, 300]);
    expect(shiftCost({ ...shift, endAt: null }, 6_000, new Date('2026-11-20T11:00:30Z'))).toBe(6_000);
    expect(shiftCost(shift, null, now)).toBe(0);
  });
});

describe('planned shifts', () => {
  const path = '/apps/staff/shifts';
  const shiftsAt = async (time: string, params: object) => {
    const { clock, get } = startApi();
    clock.now = new Date(time);
    return get(path, params);
  };

  it.each([
    ['before the close-out hour in New York', 'rst-nyc', '2026-11-21T08:59:00Z', '2026-11-20'],
    ['at the close-out hour in New York', 'rst-nyc', '2026-11-21T09:00:00Z', '2026-11-21'],
    ['before the close-out hour in Lisbon', 'rst-lis', '2026-11-20T04:59:00Z', '2026-11-19'],
    ['at midnight in Tokyo', 'rst-tyo', '2026-11-20T15:00:00Z', '2026-11-21'],
  ])('%s, the date is the business date', async (_name, restaurant, time, date) => {
    const { data } = await shiftsAt(time, { restaurant });
    expect(data).toMatchObject({ date, asOf: new Date(time).toISOString() });
    expect(new Set((data.shifts as Shift[]).map(({ businessDate }) => businessDate))).toEqual(new Set([date]));
  });

  it('contains past, current and future shifts with name, position and planned end, without wages', async () => {
    const { data } = await startApi().get(path, { restaurant: 'rst-nyc' });
    const planned = plannedShiftsOf(seedRestaurants(now)[0]!, '2026-11-20');
    expect(data.shifts).toMatchObject(planned);
    expect(data.shifts).toContainEqual(expect.objectContaining({ name: 'Dorota Maj', position: 'cook' }));
    expect(Object.keys(data.shifts[0] as object).toSorted()).toEqual(
      ['businessDate', 'endAt', 'id', 'name', 'position', 'restaurantId', 'staffId', 'startAt'].toSorted(),
    );
  });

  it('the shifts worked start and end at most 15 minutes from their plan', () => {
    const minutes = (a: string, b: string | null) => Math.abs(Date.parse(a) - Date.parse(b!)) / 60_000;
    for (const restaurant of seedRestaurants(now)) {
      const worked = shiftsOf(restaurant, '2026-11-20');
      const planned = plannedShiftsOf(restaurant, '2026-11-20');
      expect(planned.map(({ id }) => id)).toEqual(worked.map(({ id }) => id));
      planned.forEach(({ startAt, endAt }, index) => {
        expect(minutes(startAt, worked[index]!.startAt)).toBeLessThanOrEqual(5);
        expect(minutes(endAt, worked[index]!.endAt)).toBeLessThanOrEqual(15);
      });
    }
  });

  it('shows the current name and position of staff', async () => {
    const { get, post } = startApi();
    await post(update, { id: 'stf-12', version: 1, set: { name: 'Dora Maj', position: 'host' } });
    const { data } = await get(path, { restaurant: 'rst-nyc' });
    expect(data.shifts).toContainEqual(
      expect.objectContaining({ staffId: 'stf-12', name: 'Dora Maj', position: 'host' }),
    );
  });

  it('has no shifts on a closed day, and those of all workplaces with `all`', async () => {
    const monday = '2026-11-16T13:00:00Z';
    expect((await shiftsAt(monday, { restaurant: 'rst-lis' })).data.shifts).toEqual([]);
    const { data } = await shiftsAt(monday, { restaurant: 'all' });
    expect(new Set((data.shifts as Shift[]).map(({ restaurantId }) => restaurantId))).toEqual(
      new Set(['rst-nyc', 'rst-tyo']),
    );
  });

  it.each([
    ['empty', 0],
    ['large', 16],
  ] as const)('with %s data, the number of shifts is %i', async (seed, count) => {
    const { data } = await startApi({ seed }).get(path, { restaurant: 'rst-nyc' });
    expect(data.shifts).toHaveLength(count);
  });

  it.each([
    [{}, 400],
    [{ restaurant: 'rst-x' }, 403],
    [{ restaurant: 'rst-nyc', date: 'today' }, 422],
    [{ restaurant: 'rst-nyc', date: '2026-11-21' }, 422],
    [{ restaurant: 'rst-nyc', date: '2026-01-01' }, 422],
    [{ restaurant: 'rst-nyc', date: '2026-11-19' }, 200],
  ])('the shifts of %o have the status %i', async (params, status) =>
    expect((await startApi().get(path, params)).status).toBe(status),
  );

  it('roles without the right to read staff get no shifts', async () => {
    const api = startApi({ auth: 'enforce' });
    for (const [role, status] of [
      ['manager', 200],
      ['server', 403],
    ] as const) {
      const { token } = await api.signIn(role);
      expect([role, (await api.get(path, { restaurant: 'rst-nyc' }, token)).status]).toEqual([role, status]);
    }
  });
});

describe('wages', () => {
  it('wages are visible with the right to see them', async () => {
    const { get } = startApi();
    const { data } = await get(list, { restaurant: 'rst-nyc' });
    expect((data.staff as Staff[]).every(({ wage }) => wage !== null && wage > 0)).toBe(true);
  });
});
