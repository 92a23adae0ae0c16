import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { ApiError } from '../http/problem';
import { isSignedIn, readSession, startSession, updateSessionUser } from '../store/session';
import { accountAccessEndpoints, type SendCode, type VerifyCode } from './accountAccess.contract';

/**
 * Retries a `/jwt/` call that failed because the token has expired. The refresh queue skips `/jwt/` calls, so this
 * first sends another authenticated request, which refreshes the token.
 */
async function withFreshToken<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && isSignedIn())) throw error;
    // The response doesn't matter, only the refreshed token. Lazy, because sign-in pages rarely need it.
    const { accountSettingEndpoints } = await import('../accountSettings/accountSettings.contract');
    await call(accountSettingEndpoints.data, {}).catch(() => undefined);
    if (!isSignedIn()) throw error;
    return make();
  }
}

/** Sends a code or link. A new address replaces that of the signed-in user. */
export const useSendCode = () =>
  useMutation({
    mutationFn: (wish: SendCode) => withFreshToken(() => call(accountAccessEndpoints.sendCode, wish)),
    onSuccess: (_sent, wish) => {
      if (wish.purpose === 'verify-email' && wish.newEmail) updateSessionUser({ email: wish.newEmail.trim() });
    },
  });

/** Redeems a code or link that changes the account. Invalidates all cached data. */
export const useVerifyCode = () =>
  useMutation({
    mutationFn: (proof: Exclude<VerifyCode, { purpose: 'two-steps' }>) =>
      withFreshToken(() => call(accountAccessEndpoints.verifyCode, proof)),
    onSuccess: (_response, _proof, _before, { client }) => client.invalidateQueries(),
  });

/** Verifies the second step of sign-in. Without "remember me", the session ends when the tab is closed. */
export const useVerifySignIn = () =>
  useMutation({
    mutationFn: async ({ remember = true, ...proof }: { challenge: string; code: string; remember?: boolean }) => {
      const response = await call(accountAccessEndpoints.verifyCode, { purpose: 'two-steps', ...proof });
      if (!('token' in response)) throw new ApiError({ status: 200, code: 'malformed_response' });
      startSession(response, remember ? 'lasting' : 'tab');
      return readSession();
    },
  });

export const useChangePassword = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof accountAccessEndpoints.changePassword>) =>
      withFreshToken(() => call(accountAccessEndpoints.changePassword, input)),
  });
