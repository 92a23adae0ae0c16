import axios, { type AxiosResponse } from 'axios';
import { demoAccounts } from '../accounts';
import type { MockApiOptions } from '../engine';
import { installMockApi } from '../installMockApi';

/** A Friday evening during service. */
export const friday = new Date('2026-11-20T20:15:00Z');

/** Starts an API on an axios instance that resolves for every status. The clock only advances with `pass`. */
export function startApi(options: MockApiOptions = {}) {
  const clock = { now: friday };
  const http = axios.create({ validateStatus: () => true });
  const api = installMockApi(http, { now: () => clock.now, checkResponses: true, ...options });
  const headers = (token?: string) => ({ headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const get = (url: string, params: object = {}, token?: string): Promise<AxiosResponse> =>
    http.get(url, { params, ...headers(token) });
  const post = (url: string, body?: unknown, token?: string): Promise<AxiosResponse> =>
    http.post(url, body, headers(token));
  const remove = (url: string, params: object, token?: string): Promise<AxiosResponse> =>
    http.delete(url, { params, ...headers(token) });
  const signIn = async (role: 'owner' | 'manager' | 'server') => {
    const account = demoAccounts.find((demo) => demo.role === role)!;
    const { data } = await post('/jwt/login', { email: account.email, password: account.password });
    return data as { token: string; refreshToken: string; id: number };
  };
  return {
    api,
    http,
    clock,
    get,
    post,
    remove,
    pass: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    signIn,
    /** Returns users, the owner's bookmarks, the details of a user and two cards, as text. */
    state: async () => {
      const { token } = await signIn('owner');
      const urls = [
        '/api/users/list/all-data',
        '/api/bookmarks/data',
        '/api/users/details?id=2',
        '/card/card-advance/event',
        '/card/card-advance/promotion',
      ];
      const responses = await Promise.all(urls.map((url) => get(url, {}, token)));
      return JSON.stringify(responses.map(({ data }) => data as unknown));
    },
  };
}
