import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession, readSession, startSession } from '../store/session';
import { newRestaurantForm } from './restaurantForm';
import {
  seedRestaurant,
  useAddRestaurant,
  useChangeRestaurantStatus,
  useUpdateRestaurant,
} from './restaurants.mutations';
import {
  restaurantKeys,
  useRestaurant,
  useRestaurantActivity,
  useRestaurantList,
  useShifts,
  useStaff,
} from './restaurants.queries';
import type { RestaurantRow } from './restaurants.contract';
import { useUpdateStaff } from './staff.mutations';
import type { Staff } from './staff.contract';

const moment = '2026-11-20T20:15:00.000Z';
const stamps = { version: 1, createdAt: moment, updatedAt: moment, updatedBy: null };
const restaurant = (id: string, name: string, more: Partial<RestaurantRow> = {}): RestaurantRow => ({
  ...newRestaurantForm({ name, code: 'AB', timeZone: 'Europe/Lisbon', currency: 'EUR' }),
  ...stamps,
  id,
  status: 'active',
  statusReason: null,
  statusUntil: null,
  firstBusinessDate: null,
  health: {
    effectiveStatus: 'active',
    openState: 'closed',
    nextChangeAt: null,
    businessDate: '2026-11-20',
    openBills: 0,
    eightySixed: 0,
    staff: 1,
    lastSyncAt: moment,
  },
  ...more,
});
const person = (more: Partial<Staff> = {}): Staff => ({
  ...stamps,
  id: 'stf-1',
  restaurantIds: ['a'],
  name: 'Ada Vale',
  position: 'server',
  userId: null,
  canApprove: false,
  active: true,
  wage: null,
  pictureSeed: 'Ada Vale',
  ...more,
});

const { adapter } = http.defaults;
let server = createFakeServer();
let rows: RestaurantRow[] = [];
let staff: Staff[] = [];
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

function read(url: string): FakeResponse {
  if (url === '/apps/restaurants/list') return { status: 200, data: { restaurants: rows, total: rows.length } };
  if (url === '/apps/staff/list') return { status: 200, data: { staff, total: staff.length } };
  if (url === '/apps/staff/shifts') return { status: 200, data: { date: '2026-11-20', asOf: moment, shifts: [] } };
  if (url === '/apps/restaurants/restaurant') return { status: 200, data: { restaurant: rows[0] } };
  return {
    status: 200,
    data: { activity: [], total: 0, totalPages: 1, params: { id: 'a', person: '', field: '', page: 1, perPage: 10 } },
  };
}

const places = (...names: string[]) => names.map((name) => ({ _id: name.toLowerCase(), name }));

beforeEach(() => {
  rows = [restaurant('a', 'A'), restaurant('b', 'B')];
  staff = [person()];
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival.url) : write(arrival));
  http.defaults.adapter = server.adapter;
  startSession({
    id: 1,
    fullName: 'Maren Holt',
    username: 'maren.holt',
    email: 'maren.holt@larder.example',
    avatar: '',
    role: 'Owner',
    ability: [],
    workPlaces: places('A', 'B'),
    token: 'token',
    refreshToken: 'refresh',
  });
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      list: useRestaurantList().data,
      one: useRestaurant('a').data,
      log: useRestaurantActivity({ id: 'a' }).data,
      staff: useStaff({ restaurant: 'a' }).data,
      shifts: useShifts({ restaurant: 'a' }).data,
      add: useAddRestaurant(),
      update: useUpdateRestaurant(),
      status: useChangeRestaurantStatus(),
      updateStaff: useUpdateStaff(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect([result.current.list, result.current.staff, result.current.log]).not.toContain(undefined));
  return { result, queryClient };
}

describe('saving a restaurant', () => {
  it('writes the saved restaurant to the list, the record and the session', async () => {
    const { result } = await setup();
    const renamed = restaurant('a', 'New', { version: 2 });
    write = () => {
      rows = [renamed, rows[1]!];
      return {
        status: 200,
        data: { restaurant: renamed, workPlaces: [{ _id: 'a', name: 'New' }, ...places('B')], warnings: [] },
      };
    };
    const reads = server.calls('/apps/restaurants/activity').length;
    await act(() => result.current.update.mutateAsync({ id: 'a', version: 1, set: { name: 'New' } }));
    await waitFor(() => expect(result.current.list?.restaurants[0]?.name).toBe('New'));
    await waitFor(() => expect(result.current.one).toEqual(renamed));
    expect(readSession().workPlaces.map(({ name }) => name)).toEqual(['New', 'B']);
    expect(server.calls('/apps/restaurants/activity').length).toBe(reads + 1);
  });

  it('replaces the row of a saved restaurant before the list is refetched', async () => {
    const { result } = await setup();
    write = () => {
      server.onCall = () => 'hang';
      return {
        status: 200,
        data: { restaurant: restaurant('a', 'New', { version: 2 }), workPlaces: places('A', 'B'), warnings: [] },
      };
    };
    act(() => result.current.update.mutate({ id: 'a', version: 1, set: { name: 'New' } }));
    await waitFor(() => expect(result.current.list?.restaurants.map(({ name }) => name)).toEqual(['New', 'B']));
  });

  it('switches to the first remaining workplace when the current one is archived', async () => {
    const { result } = await setup();
    write = () => ({
      status: 200,
      data: { restaurant: restaurant('a', 'A', { status: 'archived' }), workPlaces: places('B'), warnings: [] },
    });
    expect(readSession().restaurant?._id).toBe('a');
    await act(() => result.current.status.mutateAsync({ id: 'a', version: 1, action: 'archive' }));
    expect(readSession().restaurant).toEqual({ _id: 'b', name: 'B' });
  });

  it('adds a new restaurant to the workplaces', async () => {
    const { result } = await setup();
    write = () => {
      rows = [...rows, restaurant('c', 'C')];
      return { status: 201, data: { restaurant: rows[2], workPlaces: places('A', 'B', 'C'), warnings: [] } };
    };
    const draft = { name: 'C', code: 'AB', timeZone: 'Europe/Lisbon', currency: 'EUR' };
    await act(() => result.current.add.mutateAsync(draft));
    await waitFor(() => expect(result.current.list?.total).toBe(3));
    expect(readSession().workPlaces).toHaveLength(3);
  });

  it('refetches the restaurant after an error', async () => {
    const { result } = await setup();
    write = () => ({ status: 409, data: { code: 'version_conflict' } });
    const asked = server.calls('/apps/restaurants/restaurant').length;
    act(() => result.current.update.mutate({ id: 'a', version: 0, set: {} }));
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(server.calls('/apps/restaurants/restaurant').length).toBe(asked + 1);
    expect(readSession().workPlaces).toHaveLength(2);
  });

  it('seeds the restaurant panel with the row without replacing newer data', () => {
    const client = createQueryClient();
    seedRestaurant(client, rows[0]!);
    expect(client.getQueryData(restaurantKeys.detail('a'))).toEqual(rows[0]);
    seedRestaurant(client, restaurant('a', 'Old'));
    expect(client.getQueryData(restaurantKeys.detail('a'))).toEqual(rows[0]);
  });
});

describe('changing a staff member', () => {
  it.each([
    [200, true],
    [422, false],
    [500, false],
  ])('shows a changed staff member immediately; after status %i the change is kept: %s', async (status, stays) => {
    const { result } = await setup();
    let respond: () => void = () => undefined;
    const changed = person({ canApprove: true, version: 2 });
    write = () =>
      new Promise<FakeResponse>((resolve) => {
        respond = () => {
          if (stays) staff = [changed];
          resolve({ status, data: stays ? { staff: changed } : { code: 'validation' } });
        };
      });
    act(() =>
      result.current.updateStaff.mutate({ id: 'stf-1', version: 1, set: { canApprove: true, name: undefined } }),
    );
    await waitFor(() =>
      expect(result.current.staff?.[0]).toMatchObject({ canApprove: true, name: 'Ada Vale', version: 1 }),
    );
    await waitFor(() => expect(server.calls('/apps/staff/update-staff')).toHaveLength(1));
    act(() => respond());
    await waitFor(() => expect(result.current.updateStaff.isPending).toBe(false));
    await waitFor(() => expect(result.current.staff).toEqual([stays ? changed : person()]));
  });

  it('reloads the shifts, which contain name and position', async () => {
    const { result } = await setup();
    await waitFor(() => expect(result.current.shifts).toBeDefined());
    const reads = server.calls('/apps/staff/shifts').length;
    staff = [person({ name: 'Ada V.', version: 2 })];
    write = () => ({ status: 200, data: { staff: staff[0] } });
    await act(() => result.current.updateStaff.mutateAsync({ id: 'stf-1', version: 1, set: { name: 'Ada V.' } }));
    await waitFor(() => expect(server.calls('/apps/staff/shifts').length).toBe(reads + 1));
    expect(result.current.staff?.[0]?.name).toBe('Ada V.');
  });
});
