import {
  fieldErrors,
  type Endpoint,
  type EndpointResponse,
  type EndpointParsedInput,
  type Rule,
  type User,
} from '@larder/domain/contract';
import { can } from './access';
import type { Database } from './database';
import type { DemoTexts } from './demoTexts';
import { escapePattern } from './escapePattern';
import { HttpError, forbidden, invalid, malformed, unauthenticated } from './httpError';
import type { Account } from './session/session.fixtures';

/** Everything that a handler can use besides its input and the database. */
export interface Context {
  now: Date;
  random: () => number;
  /** `null` only if authentication is off. */
  actor: { user: User; account: Account; token: string; session: string } | null;
  /** ID of the actor, or of the owner if authentication is off. */
  actorId: number;
  ability: readonly Rule[];
  workPlaces: Account['workPlaces'];
  locale: string | undefined;
  /** Demo texts in the language of the request. Undefined for English. */
  texts?: DemoTexts | undefined;
}

/** A response with another success status than the default of the endpoint, such as 200 instead of 201. */
export class HttpResponse<B> {
  readonly status: number;
  readonly body: B;
  constructor(status: number, body: B) {
    this.status = status;
    this.body = body;
  }
}

type Run<E> = (
  input: EndpointParsedInput<E>,
  db: Database,
  context: Context,
) => EndpointResponse<E> | HttpResponse<EndpointResponse<E>>;

/** A handler. A guard checks the state of the record before the input is validated. */
export type Handler<E> =
  | Run<E>
  | {
      guard?: (body: Record<string, unknown>, db: Database, context: Context) => void;
      run: Run<E>;
      /** True for a GET that changes data, such as marking messages as seen. */
      writes?: true;
    };
export type Handlers<T extends Record<string, Endpoint>> = { [K in keyof T]: Handler<T[K]> };

export interface Route {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  /** Matches the path, with or without a query. */
  pattern: RegExp;
}

/** A request before parsing. */
export interface WireRequest {
  path: string;
  query: Record<string, string | string[]>;
  /** Body as text, or undefined. */
  body: string | undefined;
}

function toPattern(path: string) {
  const source = path
    .slice(1)
    .split('/')
    .map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/?#]+)` : escapePattern(part)))
    .join('/');
  return new RegExp(`^/?${source}(?:[?#].*)?$`);
}

/** Binds a table of endpoints to its handlers. */
export const bind = <T extends Record<string, Endpoint>>(endpoints: T, handlers: Handlers<T>): Route[] =>
  Object.keys(endpoints).map((name) => {
    const endpoint = endpoints[name] as Endpoint;
    return { endpoint, handler: handlers[name] as Handler<Endpoint>, pattern: toPattern(endpoint.path) };
  });

function readBody(text: string | undefined): Record<string, unknown> {
  if (text === undefined || text === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw malformed('The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw malformed('The body must be a JSON object.');
  return body as Record<string, unknown>;
}

function readPathParameters({ pattern }: Route, path: string) {
  const values = Object.entries(pattern.exec(path)?.groups ?? {});
  try {
    return Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw malformed('The path is not correctly URL-encoded.');
  }
}

/** Handles a request. Throws an `HttpError` if it is rejected, in which case no data changes. */
export function handleRequest(
  route: Route,
  request: WireRequest,
  db: Database,
  context: Context,
): HttpResponse<unknown> {
  const { endpoint, handler } = route;
  if (!endpoint.public && !context.actor && context.ability.length === 0) throw unauthenticated();
  const rights = endpoint.ability ? [endpoint.ability].flat() : [];
  const [first] = rights;
  if (first && !rights.some(({ action, subject }) => can(context.ability, action, subject))) {
    throw forbidden(first.action, first.subject);
  }
  const isPost = endpoint.method === 'POST';
  const sent = isPost ? readBody(request.body) : request.query;
  const given = {
    ...(isPost && context.texts ? context.texts.toStored(sent) : sent),
    ...readPathParameters(route, request.path),
  };
  if (typeof handler !== 'function') handler.guard?.(given, db, context);
  const parsed = endpoint.input.safeParse(given);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error.issues, endpoint.record);
    throw isPost ? invalid(errors) : malformed(`Invalid parameters: ${Object.keys(errors).join(', ')}.`);
  }
  const run = typeof handler === 'function' ? handler : handler.run;
  const result = run(parsed.data, db, context);
  return result instanceof HttpResponse ? result : new HttpResponse(endpoint.status, result);
}

/** Checks whether a route can change data. */
export const isWrite = ({ endpoint, handler }: Route) =>
  endpoint.method !== 'GET' || (typeof handler !== 'function' && handler.writes === true);

/** Validates a response against the contract. Returns `null` if it is valid. */
export function contractViolation({ endpoint }: Route, body: unknown): HttpError | null {
  const parsed = endpoint.output.safeParse(body);
  if (parsed.success) return null;
  const places = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return new HttpError(500, 'broken_contract', { detail: `${endpoint.method} ${endpoint.path} ${places.join('; ')}` });
}
