import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { endSession, readCredentials, readSession, startSession } from '../store/session';
import { sessionEndpoints, type RegisterForm } from './session.contract';

/**
 * Signs in. Without "remember me", the session ends when the tab is closed. If a second step is required, the response
 * is a challenge.
 */
export function useSignIn() {
  return useMutation({
    mutationFn: async (form: EndpointInput<typeof sessionEndpoints.login>) => {
      const response = await call(sessionEndpoints.login, form);
      if ('challenge' in response) return response;
      const remember = !('remember' in form) || form.remember !== false;
      startSession(response, remember ? 'lasting' : 'tab');
      return readSession();
    },
  });
}

/** Registers a user and signs in. */
export function useRegister() {
  return useMutation({
    mutationFn: async (form: RegisterForm & { invite?: string }) => {
      const response = await call(sessionEndpoints.register, form);
      startSession(response);
      return readSession();
    },
  });
}

/** Signs out immediately, without waiting for the server. */
export function signOut() {
  const { token, refreshToken } = readCredentials();
  if (token) {
    const tokens = { ...(refreshToken ? { refreshToken } : {}), allTabs: true };
    call(sessionEndpoints.logout, tokens, { token }).catch(() => undefined);
  }
  endSession('signed-out');
}

export function useSignOut() {
  return signOut;
}
