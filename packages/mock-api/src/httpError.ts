import type { FieldErrors } from '@larder/domain/contract';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content too large',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Service unavailable',
};

/** RFC 9457 problem details, the body of every error response. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  errors?: FieldErrors;
  [extra: string]: unknown;
}

/** Thrown by handlers. The router responds with its problem details. */
export class HttpError extends Error {
  readonly body: ProblemBody;
  constructor(status: number, code: string, extra: Record<string, unknown> = {}) {
    super(code);
    this.name = 'HttpError';
    this.body = { type: `urn:larder:problem:${code}`, title: titles[status] ?? 'Error', status, code, ...extra };
  }
}

export const malformed = (detail?: string) => new HttpError(400, 'malformed', { detail });
export const unauthenticated = () => new HttpError(401, 'unauthenticated', { detail: 'Sign in to continue.' });
export const forbidden = (action: string, subject: string) =>
  new HttpError(403, 'forbidden', {
    detail: `You don't have permission for "${action}" on "${subject}".`,
    action,
    subject,
  });
export const notFound = (subject: string, id: string | number) =>
  new HttpError(404, 'not_found', { detail: `There is no ${subject} ${id}.`, subject, id });
export const invalid = (errors: FieldErrors) => new HttpError(422, 'validation', { errors });
export const taken = (fields: readonly string[]) =>
  new HttpError(409, 'taken', { errors: Object.fromEntries(fields.map((field) => [field, ['taken']])) });
export const versionConflict = (current: object) => new HttpError(409, 'version_conflict', { current });
/** Creates a 409 with a specific code: the state of the record doesn't allow the request. */
export const conflict = (code: string, extra: Record<string, unknown> = {}) => new HttpError(409, code, extra);
