import axios, { AxiosError, CanceledError, type AxiosAdapter, type AxiosInstance } from 'axios';
import { observeServerTime } from '../time/serverTime';
import { languageAtom } from '../store/language';
import { store } from '../store/jotai';
import { readyGate } from './ready';
import { installRefresh, type RefreshOptions } from './refresh';

export interface HttpClientOptions extends RefreshOptions {
  /** Origin, optionally with a path, that is prepended to the path of every call. @default the page's origin */
  baseURL?: string;
  /** Replaces the default axios adapter in tests. */
  adapter?: AxiosAdapter;
}

function listsAsRepeatedKeys(params: Record<string, unknown>) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      // Empty parameters are omitted.
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
  // Runs before the interceptor of `installRefresh`: axios runs request interceptors last to first.
  http.interceptors.request.use(async (config) => {
    const gate = readyGate();
    if (gate) {
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
  http.interceptors.response.use((response) => {
    observeServerTime(response.headers.date);
    return response;
  });
  return http;
}

/** The client of the page, on which the in-browser API is installed. */
export const http = createHttpClient();
