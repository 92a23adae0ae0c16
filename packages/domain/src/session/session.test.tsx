import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer } from '../http/testing/fakeServer';
import { createQueryClient } from '../query/queryClient';
import { DomainProvider } from '../query/DomainProvider';
import { endSession, isSignedIn, onSessionEnd } from '../store/session';
import { signOut, useSignIn } from './session.mutations';
import { useSession } from './useSession';

const { adapter } = http.defaults;
let server = createFakeServer();

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
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DomainProvider queryClient={queryClient}>{children}</DomainProvider>
  );
  return renderHook(() => ({ signIn: useSignIn(), session: useSession() }), { wrapper }).result;
}

describe('signing in', () => {
  it('signing in stores the session and returns it', async () => {
    server.onCall = () => ({ status: 200, data: server.signIn() });
    const page = setup();
    expect(page.current.session).toEqual({ isSignedIn: false, user: null, restaurant: null, workPlaces: [] });
    await act(() => page.current.signIn.mutateAsync({ email: 'user1@larder.example', password: 'x' }));
    expect(page.current.session).toMatchObject({ isSignedIn: true, user: { id: 1 }, restaurant: { _id: 'quay' } });
    expect(page.current.signIn.data).not.toHaveProperty('token');
    expect(localStorage.getItem('token')).toBe('access-1');
  });

  it('signing in without "remember me" limits the session to the tab', async () => {
    server.onCall = () => ({ status: 200, data: server.signIn() });
    const page = setup();
    await act(() => page.current.signIn.mutateAsync({ email: 'a@b.cd', password: 'x', remember: false }));
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBe('access-1');
  });

  it('a failed sign-in changes nothing', async () => {
    server.onCall = () => ({ status: 422, data: { code: 'validation', errors: { email: ['credentials'] } } });
    const page = setup();
    const rejected = page.current.signIn.mutateAsync({ email: 'a@b.cd', password: 'x' });
    await act(() => expect(rejected).rejects.toMatchObject({ status: 422, errors: { email: ['credentials'] } }));
    expect(isSignedIn()).toBe(false);
  });
});

describe('signing out', () => {
  it.each([204, 401, 500])(
    'signing out is immediate and sends the token, even if the server responds with %i',
    async (status) => {
      const page = setup();
      server.onCall = ({ url }) => (url === '/jwt/login' ? { status: 200, data: server.signIn() } : { status });
      await act(() => page.current.signIn.mutateAsync({ email: 'a@b.cd', password: 'x' }));
      const reasons: string[] = [];
      const stop = onSessionEnd((reason) => reasons.push(reason));
      act(() => signOut());
      expect(page.current.session.isSignedIn).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(server.calls('/jwt/logout').map(({ token }) => token)).toEqual(['access-1']);
      expect(reasons).toEqual(['signed-out']);
      stop();
    },
  );
});
