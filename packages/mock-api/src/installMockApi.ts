import { AxiosError, getAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { skipAdapterCopy } from './responseCopy';
import { areaPattern } from './areas';
import { createEngine, findRoute, type ApiRequest, type MockApiOptions } from './engine';
import type { Fault } from './fault';
import { toWireRequest } from './wire';

export interface MockApi {
  /** Restores the seed, in storage too. */
  reset(): Promise<void>;
  /** Gives the axios instance its own adapter back. */
  restore(): void;
  /** Settles once the stored data are read; requests wait for it by themselves. */
  ready: Promise<void>;
  /** May be changed at any time. */
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

/** Answers the contract on an axios instance; a call it does not know goes to the network. */
export function installMockApi(http: AxiosInstance, options: MockApiOptions = {}): MockApi {
  const { ready, faults, reply, reset } = createEngine(options);
  const originalAdapter = http.defaults.adapter;

  /** A call that only begins like one of ours goes to the network, untouched. */
  async function passOn(config: InternalAxiosRequestConfig): Promise<[number, unknown, object]> {
    const { status, data, headers } = await getAdapter(originalAdapter)(config);
    return [status, data, headers];
  }

  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  adapter.onAny(areaPattern).reply(async (config) => {
    // The adapter remembers every request for assertions; in an app that would only grow.
    adapter.resetHistory();
    const request = config as InternalAxiosRequestConfig;
    const { method = 'get', url = '' } = request;
    const route = await findRoute(method.toUpperCase(), url);
    if (!route) return (await passOn(request)) as never;
    const answer = await reply(route, requestOf(request));
    if (!answer) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, request);
    const { status, body, type } = answer;
    return [status, skipAdapterCopy(body), ...(type ? [{ 'content-type': type }] : [])] as never;
  });

  return { ready, faults, reset, restore: () => adapter.restore() };
}
