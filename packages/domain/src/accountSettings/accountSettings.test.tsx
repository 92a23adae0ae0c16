import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession, readSession, startSession } from '../store/session';
import type { AccountSetting } from './accountSettings.contract';
import { useUpdateAccountSetting } from './accountSettings.mutations';
import { useAccountSetting } from './accountSettings.queries';

const { adapter } = http.defaults;
const links = { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' };
const setting: AccountSetting = {
  general: { avatar: '', username: 'user1', fullName: 'User 1', email: 'user1@larder.example', company: '' },
  info: { bio: '', dob: '', country: '', website: '', phone: '' },
  social: { socialLinks: links, connections: {} },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: true,
  },
};
let stored = setting;
let write: () => FakeResponse | Promise<FakeResponse>;

beforeEach(() => {
  stored = setting;
  const server = createFakeServer();
  server.onCall = ({ method }) => (method === 'get' ? { status: 200, data: stored } : write());
  http.defaults.adapter = server.adapter;
  startSession(server.signIn());
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(() => ({ data: useAccountSetting().data, update: useUpdateAccountSetting() }), {
    wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
  });
  await waitFor(() => expect(result.current.data).toBeDefined());
  return result;
}

it('accepts a server response without preferences or versions', async () => {
  expect((await setup()).current.data).toEqual(setting);
});

it.each([500, 409])('a switch changes immediately and rolls back after status %i', async (status) => {
  const page = await setup();
  const { response, respond } = createDeferred();
  write = () => response;
  act(() => page.current.update.mutate({ section: 'notification', data: { followMe: true } }));
  await waitFor(() => expect(page.current.data?.notification.followMe).toBe(true));
  respond({ status, data: { code: 'x' } });
  await waitFor(() => expect(page.current.data).toEqual(setting));
});

it('a failed switch does not roll back another one', async () => {
  const page = await setup();
  const respond: ((response: FakeResponse) => void)[] = [];
  write = () => new Promise<FakeResponse>((resolve) => respond.push(resolve));
  act(() => page.current.update.mutate({ section: 'notification', data: { followMe: true } }));
  act(() =>
    page.current.update.mutate({ section: 'notification', data: { blogDigest: !setting.notification.blogDigest } }),
  );
  const flipped = { ...setting.notification, blogDigest: !setting.notification.blogDigest };
  await waitFor(() => expect(page.current.data?.notification).toEqual({ ...flipped, followMe: true }));
  // The second request waits for the first.
  await waitFor(() => expect(respond).toHaveLength(1));
  respond[0]?.({ status: 500, data: { code: 'x' } });
  await waitFor(() => expect(page.current.data?.notification).toEqual(flipped));
  await waitFor(() => expect(respond).toHaveLength(2));
  stored = { ...setting, notification: flipped };
  respond[1]?.({ status: 200, data: { accountSetting: stored } });
  await waitFor(() => expect(page.current.update.isSuccess).toBe(true));
  expect(page.current.data?.notification).toEqual(flipped);
});

it('a failed change of a preference keeps a later change of the same preference', async () => {
  const preferences = {
    language: 'en',
    timeZone: 'Europe/Lisbon',
    currencyDisplay: 'symbol',
    singleKeyShortcuts: true,
    keyMap: {},
  } as const;
  stored = { ...setting, preferences };
  const page = await setup();
  const respond: ((response: FakeResponse) => void)[] = [];
  write = () => new Promise<FakeResponse>((resolve) => respond.push(resolve));
  act(() => page.current.update.mutate({ section: 'preferences', data: { language: 'de' } }));
  act(() => page.current.update.mutate({ section: 'preferences', data: { language: 'pt' } }));
  await waitFor(() => expect(page.current.data?.preferences?.language).toBe('pt'));
  await waitFor(() => expect(respond).toHaveLength(1));
  respond[0]?.({ status: 500, data: { code: 'x' } });
  await waitFor(() => expect(respond).toHaveLength(2));
  expect(page.current.data?.preferences).toEqual({ ...preferences, language: 'pt' });
  stored = { ...setting, preferences: { ...preferences, language: 'pt' } };
  respond[1]?.({ status: 200, data: { accountSetting: stored } });
  await waitFor(() => expect(page.current.update.isSuccess).toBe(true));
  expect(page.current.data).toEqual(stored);
});

it('saving a form updates name and picture in the session after the response', async () => {
  const page = await setup();
  stored = { ...setting, general: { ...setting.general, fullName: 'Maren Berg', avatar: 'data:,' }, version: 2 };
  write = () => ({ status: 200, data: { accountSetting: stored } });
  await act(() => page.current.update.mutateAsync({ section: 'general', data: { fullName: 'Maren Berg' } }));
  await waitFor(() => expect(page.current.data).toEqual(stored));
  const { user, restaurant, isSignedIn } = readSession();
  expect(user).toMatchObject({ id: 1, fullName: 'Maren Berg', avatar: 'data:,' });
  expect([isSignedIn, restaurant?._id]).toEqual([true, 'quay']);
});
