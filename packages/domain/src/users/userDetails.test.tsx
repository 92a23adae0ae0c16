import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession, startSession } from '../store/session';
import type { UserDetails } from './userDetails.contract';
import { useUpdateUserDetails } from './userDetails.mutations';
import { useUserDetails } from './userDetails.queries';

const { adapter } = http.defaults;
const at = '2026-11-20T20:15:00Z';
const withServices = (payroll: boolean, bookings: boolean): UserDetails => ({
  userId: 2,
  tasksDone: 0,
  projectsDone: 0,
  projects: [],
  timeline: [],
  profile: { taxId: '', language: 'en' },
  plan: {
    name: 'basic',
    period: 'monthly',
    price: 0,
    startedAt: at,
    activeUntil: at,
    cancelAtPeriodEnd: false,
    isTrial: false,
    trialUsed: false,
  },
  twoSteps: { enabled: false, method: null, phone: null },
  devices: [],
  paymentMethods: [],
  addresses: [],
  billing: { company: '', email: '', taxId: '', vatId: '', phone: '' },
  notifications: { matrix: [], when: 'always' },
  connections: {
    services: [
      { id: 'payroll', name: 'Payroll', connected: payroll },
      { id: 'bookings', name: 'Bookings', connected: bookings },
    ],
    social: [],
  },
});
const user = {
  id: 2,
  fullName: 'Ilse Okafor',
  company: 'Quay Street',
  role: 'editor',
  username: 'ilse',
  country: 'Ireland',
  contact: '',
  email: 'ilse@larder.example',
  currentPlan: 'basic',
  status: 'active',
  avatar: '',
};

let stored = withServices(false, false);
let respond: ((response: FakeResponse) => void)[] = [];

beforeEach(() => {
  stored = withServices(false, false);
  respond = [];
  const server = createFakeServer();
  server.onCall = ({ method }) =>
    method === 'get'
      ? { status: 200, data: { details: stored } }
      : new Promise<FakeResponse>((resolve) => respond.push(resolve));
  http.defaults.adapter = server.adapter;
  startSession(server.signIn());
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(() => ({ details: useUserDetails(2).data, update: useUpdateUserDetails() }), {
    wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
  });
  await waitFor(() => expect(result.current.details).toBeDefined());
  return {
    result,
    connect: (id: string, connected: boolean) =>
      act(() =>
        result.current.update.mutate({ id: 2, section: 'connections', data: { services: [{ id, connected }] } }),
      ),
    services: () => result.current.details?.connections.services.map(({ connected }) => connected),
  };
}

it('the response to an older switch does not revert a newer one', async () => {
  const { result, connect, services } = await setup();
  connect('payroll', true);
  connect('bookings', true);
  await waitFor(() => expect(services()).toEqual([true, true]));
  // The second request waits for the first.
  await waitFor(() => expect(respond).toHaveLength(1));
  respond[0]?.({ status: 200, data: { details: withServices(true, false), user } });
  await waitFor(() => expect(respond).toHaveLength(2));
  expect(services()).toEqual([true, true]);
  stored = withServices(true, true);
  respond[1]?.({ status: 200, data: { details: stored, user } });
  await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
  expect(services()).toEqual([true, true]);
});

it('the time of notifications changes immediately and rolls back on failure', async () => {
  const { result } = await setup();
  act(() => result.current.update.mutate({ id: 2, section: 'notifications', data: { when: 'never' } }));
  await waitFor(() => expect(result.current.details?.notifications.when).toBe('never'));
  await waitFor(() => expect(respond).toHaveLength(1));
  respond[0]?.({ status: 500, data: { code: 'x' } });
  await waitFor(() => expect(result.current.details?.notifications.when).toBe('always'));
});
