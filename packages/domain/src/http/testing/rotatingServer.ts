import { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import type { SignedIn } from '../../session/session.contract';
import type { FakeResponse } from './fakeServer';
import type { VirtualTime } from './virtualTime';

export interface Session {
  user: number;
  access: Set<string>;
  refresh: string | null;
  /** The previous refresh token, if it can still be used. */
  replaced: string | null;
}

/** Outcome of a request: `lost` before or `undelivered` after the server handles it. */
export type Fate = 'delivered' | 'lost' | 'undelivered' | 'failed' | 'proxied';

export interface Transit {
  fate: Fate;
  /** Time to the server and back, in milliseconds. */
  there: number;
  back: number;
}

/**
 * Creates a server that replaces both tokens at each refresh and rejects the previous ones. If `repeats` is true, it
 * accepts the previous refresh token until a new token is used.
 */
export function createRotatingServer(time: VirtualTime, transit: () => Transit, repeats: boolean) {
  let issued = 0;
  /** Every token that was issued, with its session. */
  const sessions = new Map<string, Session>();
  /** Refresh tokens in transit, with the receiving tab; `null` once received. */
  const carriers = new Map<string, number | null>();
  /** Tokens with which each call was sent. */
  const sent = new Map<string, string[]>();
  /** How often each call was successful. */
  const handled = new Map<string, number>();

  function issueAccess(session: Session) {
    issued += 1;
    const accessToken = `access-${issued}`;
    session.access.add(accessToken);
    sessions.set(accessToken, session);
    return accessToken;
  }

  function issue(session: Session) {
    session.access.clear();
    const accessToken = issueAccess(session);
    const refreshToken = `refresh-${issued}`;
    session.replaced = repeats ? session.refresh : null;
    session.refresh = refreshToken;
    sessions.set(refreshToken, session);
    return { accessToken, refreshToken };
  }

  function refresh(refreshToken: string): FakeResponse {
    const session = sessions.get(refreshToken);
    if (session?.refresh === refreshToken) return { status: 200, data: issue(session) };
    if (session?.replaced !== refreshToken) return unauthenticated;
    return { status: 200, data: { accessToken: issueAccess(session), refreshToken: session.refresh } };
  }

  const unauthenticated: FakeResponse = { status: 401, data: { code: 'unauthenticated' } };

  const tokenOf = ({ headers }: InternalAxiosRequestConfig) =>
    String(headers.get('Authorization') ?? '').replace('Bearer ', '');

  function respond(config: InternalAxiosRequestConfig): FakeResponse {
    const { url = '', data } = config;
    const token = tokenOf(config);
    const owner = sessions.get(token)?.access.has(token) ? sessions.get(token) : undefined;
    if (owner) owner.replaced = null;
    if (!url.startsWith('/jwt/')) {
      if (!owner) return unauthenticated;
      handled.set(url, (handled.get(url) ?? 0) + 1);
      return { status: 200, data: { url, body: data as unknown, user: owner.user } };
    }
    const { refreshToken = '' } = JSON.parse(String(data)) as { refreshToken?: string };
    if (url === '/jwt/refresh-token') return refresh(refreshToken);
    const known = sessions.get(refreshToken);
    const named = known?.refresh === refreshToken || known?.replaced === refreshToken ? known : undefined;
    for (const session of [owner, named]) if (session) server.end(session);
    return owner || named ? { status: 204, data: undefined } : unauthenticated;
  }

  const server = {
    sent,
    handled,
    sessionOf: (token: string | null) => sessions.get(token ?? ''),
    signIn(user: number): SignedIn {
      const { accessToken: token, refreshToken } = issue({ user, access: new Set(), refresh: null, replaced: null });
      carriers.set(refreshToken, null);
      const name = `user${user}`;
      const person = { fullName: name, username: name, email: `${name}@larder.example`, avatar: '', role: 'Owner' };
      const workPlaces = [{ _id: 'quay', name: 'Quay Street' }];
      return { id: user, ...person, ability: [], workPlaces, token, refreshToken };
    },
    /** Expires the access token. */
    expire(session: Session) {
      session.access.clear();
    },
    end(session: Session) {
      session.access.clear();
      session.refresh = null;
      session.replaced = null;
    },
    /** Returns true if an open tab has a valid refresh token of the session, or is about to receive it. */
    honors({ refresh: current, replaced }: Session) {
      return [current, replaced].some((token) => {
        const carrier = token === null ? undefined : carriers.get(token);
        return carrier === null || (carrier !== undefined && !time.isStopped(carrier));
      });
    },

    /** Returns the axios adapter of a tab. */
    adapterOf:
      (tab: number): AxiosAdapter =>
      (config) =>
        new Promise((resolve, reject) => {
          const { url = '' } = config;
          sent.set(url, [...(sent.get(url) ?? []), tokenOf(config)]);
          const { fate, there, back } = transit();
          const fail = () => reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config));
          let isAborted = false;
          let carried = '';
          config.signal?.addEventListener?.('abort', () => {
            isAborted = true;
            carriers.delete(carried);
            reject(new CanceledError(undefined, config));
          });
          if (fate === 'lost') return void time.add(there, tab, fail);
          time.add(there, null, () => {
            const { status, data }: FakeResponse =
              fate === 'failed'
                ? { status: 503, data: {} }
                : fate === 'proxied'
                  ? { status: 200, data: '<!doctype html>' }
                  : respond(config);
            if (fate === 'undelivered') return time.add(back, tab, fail);
            carried = (data as { refreshToken?: string } | undefined)?.refreshToken ?? '';
            if (carried && !isAborted && carriers.get(carried) !== null) carriers.set(carried, tab);
            return time.add(back, tab, () => {
              if (carriers.has(carried)) carriers.set(carried, null);
              carried = '';
              const response = { status, statusText: '', data, headers: {}, config };
              if (status < 300) return resolve(response);
              return reject(new AxiosError(`status ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response));
            });
          });
        }),
  };
  return server;
}

export type RotatingServer = ReturnType<typeof createRotatingServer>;
