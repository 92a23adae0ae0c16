import { type Endpoint, type fieldErrors } from '@larder/domain/contract';
import type { ConformanceResponse } from './client';

type Errors = ReturnType<typeof fieldErrors>;

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
const seen = ({ status, type, text }: ConformanceResponse) => short(`${status} ${type} ${text}`.trim());

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** Checks for problem details with one of the statuses. Returns the fault, or `null`. */
export function problemFault(response: ConformanceResponse, statuses: readonly number[], code?: string): string | null {
  const wanted = `${statuses.join(' or ')}${code ? ` ${code}` : ''}`;
  if (!statuses.includes(response.status)) return `expected ${wanted}, got ${seen(response)}`;
  if (response.type !== 'application/problem+json')
    return `${response.status} as ${response.type || 'no content type'}`;
  const body = (response.data ?? {}) as Record<string, unknown>;
  const missing = ['type', 'title', 'code'].filter((name) => !isText(body[name]));
  if (missing.length > 0) return `${response.status} without ${missing.join(', ')}`;
  if (body.status !== response.status) return `${response.status} whose body has the status ${String(body.status)}`;
  if (code && body.code !== code) return `expected ${wanted}, got the code ${String(body.code)}`;
  return null;
}

/** Checks for a 422 with errors by field. */
export function fieldsFault(response: ConformanceResponse, field?: string): string | null {
  const fault = problemFault(response, [422]);
  if (fault) return fault;
  const { errors } = response.data as { errors?: Errors };
  const isList = (entry: unknown) => Array.isArray(entry) && entry.length > 0;
  if (!errors || Object.keys(errors).length === 0) return '422 without errors by field';
  if (!Object.values(errors).every(isList)) return '422 whose errors are not lists of message keys';
  return field && !errors[field] ? `422 that does not name ${field}, but ${Object.keys(errors).join(', ')}` : null;
}

/** Checks for a success response of the endpoint. Returns the fault, or `null`. */
export function successFault(response: ConformanceResponse, { status, otherStatus, output }: Endpoint): string | null {
  const statuses: number[] = [status, ...(otherStatus ? [otherStatus] : [])];
  if (!statuses.includes(response.status)) return `expected ${statuses.join(' or ')}, got ${seen(response)}`;
  if (response.status === 204) return response.text === '' ? null : `204 with a body: ${short(response.text)}`;
  if (response.type !== 'application/json') return `${response.status} as ${response.type || 'no content type'}`;
  if (response.data === undefined) return `invalid JSON: ${short(response.text)}`;
  const parsed = output.safeParse(response.data);
  if (parsed.success) return null;
  const places = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  return short(`the response violates the contract: ${places.join('; ')}`);
}
