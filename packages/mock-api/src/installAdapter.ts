import { AxiosError, getAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { areaPattern } from './areas';
import type { ApiRequest, Backend } from './engine';
import { skipAdapterCopy } from './responseCopy';
import { toWireRequest } from './wire';

function requestOf(config: InternalAxiosRequestConfig): ApiRequest {
  const language = config.headers.get('Accept-Language');
  return {
    read: () => toWireRequest(config),
    authorization: String(config.headers.get('Authorization') ?? ''),
    language: typeof language === 'string' ? language : (globalThis.document?.documentElement.lang ?? ''),
    signal: config.signal as AbortSignal | undefined,
  };
}

/**
 * Sends the API requests of an axios instance to a backend. The `Date` header of responses is the time of `now`.
 * Requests to unknown endpoints go to the network.
 */
export function installAdapter(http: AxiosInstance, backend: Backend, now = () => new Date()) {
  const originalAdapter = http.defaults.adapter;

  /** Sends a request to the network if only the prefix of its URL matches the API. */
  async function passOn(config: InternalAxiosRequestConfig): Promise<[number, unknown, object]> {
    const { status, data, headers } = await getAdapter(originalAdapter)(config);
    return [status, data, headers];
  }

  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  adapter.onAny(areaPattern).reply(async (config) => {
    // The adapter records every request for assertions, which would leak memory in an app.
    adapter.resetHistory();
    const request = config as InternalAxiosRequestConfig;
    const { method = 'get', url = '' } = request;
    const response = await backend.respond(method.toUpperCase(), url, requestOf(request));
    if (response === undefined) return (await passOn(request)) as never;
    if (!response) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, request);
    const { status, body, type } = response;
    return [
      status,
      skipAdapterCopy(body),
      { date: now().toUTCString(), ...(type && { 'content-type': type }) },
    ] as never;
  });
  return adapter;
}
