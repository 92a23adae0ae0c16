import axios, { AxiosError, CanceledError, type AxiosAdapter, type AxiosInstance } from 'axios';
import { safeParse } from 'zod/mini';
import { languageAtom } from '../store/language';
import { store } from '../store/jotai';
import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint';
import { ApiError, isCanceled, toApiError } from './problem';
import { installRefresh, type RefreshOptions } from './refresh';
import { fieldErrors } from './rules';

export interface HttpClientOptions extends RefreshOptions {
  /** Origin and optional path before every call's path. @default the page's origin */
  baseURL?: string;
  /** Custom transport, for tests. */
  adapter?: AxiosAdapter;
}

export interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Token to send instead of the stored one. */
  token?: string;
  /** @default the client of the page */
  client?: AxiosInstance;
}

let ready: Promise<unknown> | null = null;

/**
 * Delays every request until the promise resolves, for example until the in-browser API is installed. If it rejects,
 * requests fail with a network error.
 */
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
      // Empty parameters are left out.
      if (item !== undefined && item !== null && item !== '') query.append(key, String(item));
    }
  }
  return query.toString();
}

/** Creates an axios instance with base URL, bearer token and token refresh after a 401. It has no timeout. */
export function createHttpClient({ baseURL, adapter, ...options }: HttpClientOptions = {}): AxiosInstance {
  const http = axios.create({
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(adapter ? { adapter } : {}),
    timeout: 0,
    headers: { Accept: 'application/json' },
    paramsSerializer: listsAsRepeatedKeys,
  });
  installRefresh(http, options);
  // Runs before the interceptor above: axios runs request interceptors last to first.
  http.interceptors.request.use(async (config) => {
    if (ready) {
      const gate = ready;
      await gate.catch((cause: Error) => {
        throw AxiosError.from(cause, AxiosError.ERR_NETWORK, config);
      });
      if (config.signal?.aborted) throw new CanceledError(undefined, config);
      // The adapter may have been replaced while the request was waiting.
      config.adapter = http.defaults.adapter;
      config.baseURL = http.defaults.baseURL;
    }
    config.headers.set('Accept-Language', store.get(languageAtom), false);
    return config;
  });
  return http;
}

/** The client of the page, on which the in-browser API is installed. */
export const http = createHttpClient();

function fillPath(path: string, values: Record<string, unknown>) {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    const segment = typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
    delete values[name];
    // No record has such an ID, and browsers would resolve it as a relative path.
    if (segment === '' || segment === '.' || segment === '..') throw new ApiError({ status: 404 });
    return segment;
  });
}

/**
 * Calls an endpoint and validates input and response. Rejects with an `ApiError`, or with the cancellation if the
 * caller canceled.
 */
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
        title: 'The response does not match the contract',
        detail,
        cause: answer.error,
      });
    }
    return answer.data as EndpointOutput<E>;
  } catch (error) {
    throw isCanceled(error) ? error : toApiError(error);
  }
}
