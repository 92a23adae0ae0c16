import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { createQueryClient } from '../query/queryClient';
import { DomainProvider } from '../query/DomainProvider';
import { useSignIn } from '../session/session.mutations';
import { endSession, isSignedIn, readSession, startSession } from '../store/session';
import { useChangePassword, useSendCode, useVerifyCode, useVerifySignIn } from './accountAccess.mutations';
import { sendCodeSchema, verifyCodeSchema } from './accountAccess.contract';

const { adapter } = http.defaults;
let server = createFakeServer();
const challenge = { challenge: 'c-1', channel: 'sms', sentTo: '••07' } as const;

beforeEach(() => {
  server = createFakeServer();
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

function setup() {
  const queryClient = createQueryClient();
  return renderHook(
    () => ({
      signIn: useSignIn(),
      second: useVerifySignIn(),
      send: useSendCode(),
      verify: useVerifyCode(),
      password: useChangePassword(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  ).result;
}

describe('sign-in with a second step', () => {
  it('starts no session before a correct code is entered', async () => {
    server.onCall = ({ url }) =>
      url === '/jwt/login' ? { status: 200, data: challenge } : { status: 200, data: server.signIn() };
    const page = setup();
    const first = await act(() => page.current.signIn.mutateAsync({ email: 'a@b.example', password: 'x' }));
    expect(first).toEqual(challenge);
    expect(isSignedIn()).toBe(false);
    await act(() => page.current.second.mutateAsync({ challenge: 'c-1', code: '123456', remember: false }));
    expect(isSignedIn()).toBe(true);
    expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, 'access-1']);
    expect(page.current.second.data).not.toHaveProperty('token');
    expect(JSON.parse(String(server.requests.at(-1)?.data))).toEqual({
      purpose: 'two-steps',
      challenge: 'c-1',
      code: '123456',
    });
  });

  it('stays signed out after a wrong code and reports the remaining attempts', async () => {
    server.onCall = () => ({ status: 422, data: { code: 'validation', errors: { code: ['code'] }, attemptsLeft: 3 } });
    const page = setup();
    const rejected = page.current.second.mutateAsync({ challenge: 'c-1', code: '000000' });
    await act(() =>
      expect(rejected).rejects.toMatchObject({ errors: { code: ['code'] }, problem: { attemptsLeft: 3 } }),
    );
    expect(isSignedIn()).toBe(false);
  });
});

describe('a call under /jwt/ that needs a token', () => {
  const guarded = (request: RecordedRequest): FakeResponse | undefined => {
    if (request.url === '/account-setting/data') return undefined;
    return request.token === 'access-2' ? { status: 200, data: { ok: true } } : { status: 401 };
  };

  it('refreshes an expired token and retries the call', async () => {
    startSession(server.signIn());
    server.expire();
    server.onCall = guarded;
    const page = setup();
    const input = { currentPassword: 'old', newPassword: 'new-larder-2' };
    expect(await act(() => page.current.password.mutateAsync(input))).toEqual({ ok: true });
    expect(server.refreshes()).toBe(1);
    const sent = server.calls('/jwt/change-password');
    expect(sent.map(({ token, data }) => [token, JSON.parse(String(data)) as unknown])).toEqual([
      ['access-1', input],
      ['access-2', input],
    ]);
  });

  it('ends the session when the token cannot be refreshed', async () => {
    startSession(server.signIn());
    server.expire();
    server.onCall = guarded;
    server.onRefresh = () => ({ status: 401 });
    const page = setup();
    const rejected = page.current.password.mutateAsync({ newPassword: 'new-larder-2' });
    await act(() => expect(rejected).rejects.toMatchObject({ status: 401 }));
    expect([isSignedIn(), server.calls('/jwt/change-password').length]).toEqual([false, 1]);
  });

  it.each([403, 422, 429])('does not retry a call after status %i', async (status) => {
    startSession(server.signIn());
    server.onCall = () => ({ status, data: { code: 'x', retryAfter: 12 } });
    const page = setup();
    const rejected = page.current.password.mutateAsync({ newPassword: 'new-larder-2' });
    await act(() => expect(rejected).rejects.toMatchObject({ status }));
    expect(server.requests).toHaveLength(1);
  });

  it('does not retry a call when signed out', async () => {
    server.onCall = () => ({ status: 401 });
    const page = setup();
    const rejected = page.current.send.mutateAsync({ purpose: 'verify-email', newEmail: 'a@b.example' });
    await act(() => expect(rejected).rejects.toMatchObject({ status: 401 }));
    expect(server.requests).toHaveLength(1);
    expect(readSession().user).toBeNull();
  });
});

describe('changing the address', () => {
  const sent = { sentTo: 'd•••@b.example', expiresIn: 600, retryAfter: 30 };

  it('updates the signed-in user once the server has accepted the address', async () => {
    startSession(server.signIn());
    const before = readSession().user?.email;
    const page = setup();
    server.onCall = () => ({ status: 409, data: { code: 'taken', errors: { newEmail: ['taken'] } } });
    const rejected = page.current.send.mutateAsync({ purpose: 'verify-email', newEmail: 'dana@b.example' });
    await act(() => expect(rejected).rejects.toMatchObject({ code: 'taken' }));
    expect(readSession().user?.email).toBe(before);
    server.onCall = () => ({ status: 200, data: sent });
    await act(() => page.current.send.mutateAsync({ purpose: 'verify-email', newEmail: ' dana@b.example ' }));
    expect(readSession().user?.email).toBe('dana@b.example');
  });

  it('keeps the address of the signed-in user when a link is sent to it', async () => {
    startSession(server.signIn());
    server.onCall = () => ({ status: 200, data: sent });
    const before = readSession().user?.email;
    const page = setup();
    await act(() => page.current.send.mutateAsync({ purpose: 'verify-email', email: 'dana@b.example' }));
    expect(readSession().user?.email).toBe(before);
  });
});

describe('account access schemas', () => {
  it.each([
    [{ purpose: 'reset-password', email: ' a@b.example ' }, true, sendCodeSchema],
    [{ purpose: 'reset-password' }, false, sendCodeSchema],
    [{ purpose: 'two-steps', challenge: 'c', channel: 'call' }, true, sendCodeSchema],
    [{ purpose: 'two-steps-setup', channel: 'email' }, false, sendCodeSchema],
    [{ purpose: 'two-steps', challenge: 'c', code: '123456' }, true, verifyCodeSchema],
    [{ purpose: 'two-steps', challenge: 'c', code: 'abcd-2345' }, true, verifyCodeSchema],
    [{ purpose: 'two-steps', challenge: 'c', code: '12345' }, false, verifyCodeSchema],
    [{ purpose: 'two-steps-setup', code: 'abcd-2345', method: 'app' }, false, verifyCodeSchema],
  ])('validates the account access form %j: %s', (value, wanted, schema) =>
    expect(schema.safeParse(value).success).toBe(wanted),
  );

  it.each(['12345', 'abcd-2340', 'abcd2345'])('reports the format of the code or recovery code %s', (code) =>
    expect(verifyCodeSchema.safeParse({ purpose: 'two-steps', challenge: 'c', code }).error?.issues).toEqual([
      expect.objectContaining({ path: ['code'], message: 'code' }),
    ]),
  );
});
