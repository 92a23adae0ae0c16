import type { AxiosError } from 'axios';
import * as z from 'zod/mini';
import type { FieldErrors } from './rules';

const codeOf: Record<number, string> = {
  0: 'network',
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'validation',
};

const fieldErrorSchema = z.union([
  z.string(),
  z.catchall(z.object({ key: z.string(), n: z.optional(z.number()) }), z.union([z.string(), z.number()])),
]);
const text = () => z.catch(z.optional(z.string()), undefined);
const problemSchema = z.looseObject({
  code: text(),
  title: text(),
  detail: text(),
  errors: z.catch(z.optional(z.record(z.string(), z.catch(z.array(fieldErrorSchema), []))), undefined),
});

export interface ApiErrorInit {
  /** HTTP status, 0 if there was no response. */
  status: number;
  code?: string;
  title?: string;
  detail?: string;
  errors?: FieldErrors;
  /** The parsed problem details, with members that only some endpoints use. */
  problem?: Record<string, unknown>;
  isNetwork?: boolean;
  cause?: unknown;
}

/** The error of every failed call, except when the caller canceled it. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status, 0 if there was no response. */
  readonly status: number;
  /** Stable, machine-readable code: `not_found`, `taken`, `version_conflict`, `network`, `malformed_response` … */
  readonly code: string;
  readonly detail: string | undefined;
  /** Message keys by field. Empty if the error isn't about fields. */
  readonly errors: FieldErrors;
  /** The parsed problem details, with members that only some endpoints use. */
  readonly problem: Record<string, unknown>;
  /** If true, the server could not be reached and retrying may help. */
  readonly isNetwork: boolean;

  constructor({ status, code, title, detail, errors, problem, isNetwork, cause }: ApiErrorInit) {
    const stable = code ?? codeOf[status] ?? (status >= 500 ? 'server' : `http_${status}`);
    super(title ?? detail ?? stable, { cause });
    this.status = status;
    this.code = stable;
    this.detail = detail;
    this.errors = errors ?? {};
    this.problem = problem ?? {};
    this.isNetwork = isNetwork ?? status === 0;
  }

  /** If true, the same call may succeed later: there was no response, or the server failed. */
  get isTransient(): boolean {
    return this.isNetwork || this.status >= 500;
  }
}

/** Returns true if a call failed because the record does not exist. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Returns true if a call failed because someone else has changed the record in the meantime. */
export const isVersionConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'version_conflict';

// These two functions check the same properties as axios. Importing its functions would load all of axios.
const isAxiosError = (error: unknown): error is AxiosError =>
  error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true;

/** Checks whether the caller canceled the call. */
export function isCanceled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && '__CANCEL__' in error;
}

/**
 * Converts any rejection to an `ApiError`. Uses `isAxiosError` instead of `instanceof`, because the transport may have
 * its own copy of axios.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const response = isAxiosError(error) ? error.response : undefined;
  if (!response)
    return new ApiError({ status: 0, detail: error instanceof Error ? error.message : undefined, cause: error });
  // A 401 counts as a network error if its token refresh failed without a response or with a server error.
  const { cause } = error as Error;
  const isNetwork = (isAxiosError(cause) || cause instanceof ApiError) && toApiError(cause).isTransient;
  const parsed = z.safeParse(problemSchema, response.data);
  const { code, title, detail, errors } = parsed.success ? parsed.data : {};
  return new ApiError({
    status: response.status,
    code,
    title: title ?? response.statusText,
    detail,
    errors,
    problem: parsed.success ? parsed.data : {},
    isNetwork,
    cause: error,
  });
}
