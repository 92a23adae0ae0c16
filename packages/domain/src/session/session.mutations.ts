import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { endSession, readCredentials, readSession, startSession } from '../store/session';
import { sessionEndpoints, type LoginForm, type RegisterForm } from './session.contract';

/** Signs in; without "remember me" the session lasts as long as its tab. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (form: LoginForm) => {
      const { remember = true } = form;
      const answer = await call(sessionEndpoints.login, form);
      startSession(answer, remember ? 'lasting' : 'tab');
      return readSession();
    },
  });
}

/** Registers, and signs in with the answer. */
export function useRegister() {
  return useMutation({
    mutationFn: async (form: RegisterForm) => {
      const answer = await call(sessionEndpoints.register, form);
      startSession(answer);
      return readSession();
    },
  });
}

/** Signs out at once; whether the server hears of it changes nothing here. */
export function signOut() {
  const { token, refreshToken } = readCredentials();
  if (token) {
    const tokens = refreshToken ? { refreshToken } : {};
    call(sessionEndpoints.logout, tokens, { token }).catch(() => undefined);
  }
  endSession('signed-out');
}

export function useSignOut() {
  return signOut;
}
