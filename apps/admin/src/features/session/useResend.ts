import { useSendCode } from '@larder/domain';
import type { SendCode } from '@larder/domain/contract';
import { useState } from 'react';
import { useFailureReason } from '../../hooks/useFailureReason';
import { retryAfterOf } from '../../lib/retryAfterOf';
import { useCountdown } from '../../hooks/useCountdown';

/** Seconds between two codes, unless the response contains another number. */
export const resendDelay = 30;

/**
 * Sends codes and links, and counts down until the next one.
 * @param initial Seconds until the next one, if one has just been sent.
 * @param explain Returns the message for a failure; undefined for the general one.
 */
export function useResend(initial = 0, explain?: (error: unknown) => string | undefined) {
  const reason = useFailureReason();
  const { mutateAsync, isPending } = useSendCode();
  const { seconds, start } = useCountdown(initial);
  const [failure, setFailure] = useState<string>();

  /** Sends and starts the countdown. Rejects if the request fails. */
  const send = async (wish: SendCode) => {
    setFailure(undefined);
    try {
      const sent = await mutateAsync(wish);
      start(sent.retryAfter);
      return sent;
    } catch (error) {
      start(retryAfterOf(error));
      throw error;
    }
  };
  /** Sends again. If that fails, resolves to `undefined` and sets `failure`. */
  const resend = async (wish: SendCode) => {
    try {
      return await send(wish);
    } catch (error) {
      setFailure(explain?.(error) ?? reason(error));
      return undefined;
    }
  };
  return { seconds, isSending: isPending, send, resend, failure };
}
export type Resend = ReturnType<typeof useResend>;
