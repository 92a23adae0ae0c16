import { ApiError } from '@larder/domain';

/**
 * Returns the seconds until a request can be repeated, 60 by default. Returns 0 if the error is not 429 (too many
 * requests).
 */
export function retryAfterOf(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 429) return 0;
  const { retryAfter } = error.problem;
  return typeof retryAfter === 'number' ? retryAfter : 60;
}
