import axios, { AxiosError, CanceledError, type AxiosAdapter, type AxiosInstance } from 'axios';
import { safeParse } from 'zod/mini';
import { languageAtom } from '../store/language';
import { store } from '../store/jotai';
import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint';
import { ApiError, isCanceled, toApiError } from './problem';
import { installRefresh, type RefreshOptions } from './refresh';
import { fieldErrors } from './rules';

export interface HttpClientOptions extends RefreshOptions {
  /** Origin, and path if any, before every call's path. @default the page's own origin */
  baseURL?: string;
  /** What carries the requests, for tests. */
  adapter?: AxiosAdapter;
}

export interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Sends another token than the stored one. */
  token?: string;
  /** @default the client of the page */
  client?: AxiosInstance;
}

let ready: Promise<unknown> | null = null;

/** Holds back every request until something is in place, the in-browser API for one; where that fails, requests fail as by the network. */
export function whenReady(promise: Promise<unknown>) {
  const gate = promise.then(() => {
    if (ready === gate) ready = null;
  });
  gate.catch(() => undefined);
  ready = gate;
}

function listsAsRepeatedKeys(params: Record<string, unknown>) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      // An empty parameter means as much as none.
      if (item !== undefined && item !== null && item !== '') query.append(key, String(item));
    }
  }
  return query.toString();
}

/** An axios instance that knows the session: base URL, bearer token, renewal on 401. No time-out. */
export function createHttpClient({ baseURL, adapter, ...options }: HttpClientOptions = {}): AxiosInstance {
  const http = axios.create({
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(adapter ? { adapter } : {}),
    timeout: 0,
    headers: { Accept: 'application/json' },
    paramsSerializer: listsAsRepeatedKeys,
  });
  installRefresh(http, options);
  // Runs before the one above: axios runs the request interceptors last to first.
  http.interceptors.request.use(async (config) => {
    if (ready) {
      const gate = ready;
      await gate.catch((cause: Error) => {
        throw AxiosError.from(cause, AxiosError.ERR_NETWORK, config);
      });
      if (config.signal?.aborted) throw new CanceledError(undefined, config);
      // Merged in before the gate opened, and replaced by what it waited for.
      config.adapter = http.defaults.adapter;
      config.baseURL = http.defaults.baseURL;
    }
    config.headers.set('Accept-Language', store.get(languageAtom), false);
    return config;
  });
  return http;
}

/** The client of the page; the in-browser API is installed on it. */
export const http = createHttpClient();

function fillPath(path: string, values: Record<string, unknown>) {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    const segment = typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
    delete values[name];
    // No record has such an id, and a browser would climb the path with it.
    if (segment === '' || segment === '.' || segment === '..') throw new ApiError({ status: 404 });
    return segment;
  });
}

/** Makes a call of the contract: checks what is sent and what comes back. Rejects with an `ApiError`, or with the cancellation its caller asked for. */
export async function call<E extends Endpoint>(
  endpoint: E,
  values: EndpointInput<E>,
  { signal, token, client = http }: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const { method, path } = endpoint;
  const sent = safeParse(endpoint.input, values ?? {});
  if (!sent.success) {
    throw new ApiError({ status: 422, errors: fieldErrors(sent.error.issues, endpoint.record), cause: sent.error });
  }
  const rest: Record<string, unknown> = { ...(sent.data as object) };
  const url = fillPath(path, rest);
  try {
    const { data, status } = await client.request<unknown>({
      method,
      url,
      ...(signal ? { signal } : {}),
      ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
      ...(method === 'POST' ? { data: rest } : { params: rest }),
    });
    const answer = safeParse(endpoint.output, data);
    if (!answer.success) {
      const detail = `${method} ${path}: ${answer.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ')}`;
      throw new ApiError({
        status,
        code: 'malformed_answer',
        title: 'The answer does not fit the contract',
        detail,
        cause: answer.error,
      });
    }
    return answer.data as EndpointOutput<E>;
  } catch (error) {
    throw isCanceled(error) ? error : toApiError(error);
  }
}
