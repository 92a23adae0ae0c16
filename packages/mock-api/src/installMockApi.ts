import { AxiosError, getAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { skipAdapterCopy } from './responseCopy';
import { areaPattern } from './areas';
import { createEngine, findRoute, type ApiRequest, type MockApiOptions } from './engine';
import type { Fault } from './fault';
import { toWireRequest } from './wire';

export interface MockApi {
  /** Restores the initial data, including the stored data. */
  reset(): Promise<void>;
  /** Restores the adapter of the axios instance. */
  restore(): void;
  /** Resolves when the stored data has loaded. Requests wait for it. */
  ready: Promise<void>;
  /** Can be changed at any time. */
  faults: Fault[];
}

function requestOf(config: InternalAxiosRequestConfig): ApiRequest {
  const language = config.headers.get('Accept-Language');
  return {
    read: () => toWireRequest(config),
    authorization: String(config.headers.get('Authorization') ?? ''),
    language: typeof language === 'string' ? language : '',
    signal: config.signal as AbortSignal | undefined,
  };
}

/** Serves the API on an axios instance. Requests to unknown endpoints go to the network. */
export function installMockApi(http: AxiosInstance, options: MockApiOptions = {}): MockApi {
  const { ready, faults, reply, reset } = createEngine(options);
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
    const route = await findRoute(method.toUpperCase(), url);
    if (!route) return (await passOn(request)) as never;
    const response = await reply(route, requestOf(request));
    if (!response) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, request);
    const { status, body, type } = response;
    return [status, skipAdapterCopy(body), ...(type ? [{ 'content-type': type }] : [])] as never;
  });

  return { ready, faults, reset, restore: () => adapter.restore() };
}
