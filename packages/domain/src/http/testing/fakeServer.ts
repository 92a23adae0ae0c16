import { AxiosError, AxiosHeaders, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import type { SignedIn } from '../../session/session.contract';

export interface RecordedRequest {
  method: string;
  url: string;
  token: string | null;
  headers: Record<string, unknown>;
  params: unknown;
  data: unknown;
}

export interface FakeResponse {
  status: number;
  data?: unknown;
}

type FakeOutcome = FakeResponse | 'network' | 'hang';

/** Creates an in-memory server with access and refresh tokens, as an axios adapter for client tests. */
export function createFakeServer() {
  let issued = 0;
  const access = new Set<string>();
  const refresh = new Set<string>();
  const requests: RecordedRequest[] = [];
  const server = {
    requests,
    /** Duration of a refresh in milliseconds. */
    refreshDelay: 5,
    /** Overrides the response to the refresh call. */
    onRefresh: undefined as undefined | ((refreshToken: string) => FakeOutcome | Promise<FakeOutcome>),
    /** Overrides responses, except to the refresh call. Return undefined for the default. */
    onCall: undefined as
      undefined | ((arrival: RecordedRequest) => FakeOutcome | undefined | Promise<FakeOutcome | undefined>),
    issue() {
      issued += 1;
      const pair = { accessToken: `access-${issued}`, refreshToken: `refresh-${issued}` };
      access.add(pair.accessToken);
      refresh.add(pair.refreshToken);
      return pair;
    },
    signIn(id = 1): SignedIn {
      const { accessToken, refreshToken } = server.issue();
      const name = `User ${id}`;
      return {
        id,
        fullName: name,
        username: `user${id}`,
        email: `user${id}@larder.example`,
        avatar: '',
        role: 'Owner',
        ability: [{ action: 'manage', subject: 'all' }],
        workPlaces: [
          { _id: 'quay', name: 'Quay Street' },
          { _id: 'fern', name: 'Fern Hall' },
        ],
        token: accessToken,
        refreshToken,
      };
    },
    expire: () => access.clear(),
    rotate(refreshToken: string): FakeResponse {
      if (!refresh.delete(refreshToken)) return { status: 401, data: { code: 'unauthenticated' } };
      return { status: 200, data: server.issue() };
    },
    calls: (url: string) => requests.filter((arrival) => arrival.url === url),
    refreshes: () => server.calls('/jwt/refresh-token').length,
    adapter: adapt,
  };

  async function resolveRequest(arrival: RecordedRequest): Promise<FakeOutcome> {
    if (arrival.url === '/jwt/refresh-token') {
      const { refreshToken } = JSON.parse(String(arrival.data)) as { refreshToken: string };
      await new Promise((resolve) => setTimeout(resolve, server.refreshDelay));
      return server.onRefresh ? server.onRefresh(refreshToken) : server.rotate(refreshToken);
    }
    const chosen = await server.onCall?.(arrival);
    if (chosen) return chosen;
    if (!arrival.token || !access.has(arrival.token)) {
      return {
        status: 401,
        data: { type: 'about:blank', title: 'Not signed in', status: 401, code: 'unauthenticated' },
      };
    }
    return { status: 200, data: { url: arrival.url, data: arrival.data } };
  }

  async function adapt(config: InternalAxiosRequestConfig) {
    const headers = AxiosHeaders.from(config.headers as AxiosHeaders);
    const token = /^Bearer (.+)$/.exec(String(headers.get('Authorization')))?.[1] ?? null;
    const {
      method = 'get',
      url = '',
      params,
      data,
    } = config as { method?: string; url?: string; params?: unknown; data?: unknown };
    const arrival: RecordedRequest = { method, url, token, headers: headers.toJSON(), params, data };
    requests.push(arrival);
    await Promise.resolve();
    const outcome = await Promise.race([
      resolveRequest(arrival),
      new Promise<never>((_resolve, reject) => {
        config.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, config)));
      }),
    ]);
    if (outcome === 'hang') return new Promise<never>(() => undefined);
    if (outcome === 'network') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const response = { status: outcome.status, statusText: '', data: outcome.data, headers: {}, config };
    if (outcome.status < 300) return response;
    // As thrown by another copy of axios, which axios-mock-adapter may load.
    throw Object.assign(new Error(`status ${outcome.status}`), {
      isAxiosError: true,
      code: 'ERR_BAD_REQUEST',
      config,
      response,
    });
  }

  return server as typeof server & { adapter: AxiosAdapter };
}

/** Creates a response that the test resolves. */
export function createDeferred<A = FakeResponse>() {
  const { promise: response, resolve: respond } = Promise.withResolvers<A>();
  return { response, respond };
}
