import { BroadcastChannel } from 'node:worker_threads';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '../session/session.contract';

const response: SignedIn = {
  id: 7,
  fullName: 'Maren Holt',
  username: 'maren.holt',
  email: 'maren.holt@saltmarsh.example',
  avatar: '',
  role: 'Owner',
  ability: [{ action: 'manage', subject: 'all' }],
  workPlaces: [
    { _id: 'quay', name: 'Quay Street' },
    { _id: 'fern', name: 'Fern Hall' },
  ],
  token: 'a.b-c',
  refreshToken: 'r',
};
const keys = ['token', 'refreshToken', 'userData', 'restaurant'];

const lastingTexts = () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>;

/** Reloads the modules with the current storage. */
async function load() {
  vi.resetModules();
  return import('./session');
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('session', () => {
  it('stores user data, both tokens and the first workplace', async () => {
    const { startSession, readSession } = await load();
    startSession(response);
    expect(localStorage.getItem('token')).toBe('a.b-c');
    expect(localStorage.getItem('refreshToken')).toBe('r');
    expect(JSON.parse(localStorage.getItem('restaurant')!)).toEqual({ _id: 'quay', name: 'Quay Street' });
    const { token: _token, refreshToken: _refreshToken, ...user } = response;
    expect(JSON.parse(localStorage.getItem('userData')!)).toEqual(user);
    expect(readSession()).toMatchObject({ isSignedIn: true, restaurant: { _id: 'quay' }, user: { id: 7 } });
  });

  it('stores the access token last, after all other session values', async () => {
    const { startSession } = await load();
    const stored: string[] = [];
    const { localStorage: own } = window;
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      getItem: (key: string) => own.getItem(key),
      removeItem: (key: string) => own.removeItem(key),
      setItem: (key: string) => stored.push(key),
    } as unknown as Storage);
    startSession(response);
    expect(stored.toSorted()).toEqual(['refreshToken', 'renewedAt', 'restaurant', 'token', 'userData']);
    expect(stored.indexOf('token')).toBe(4);
  });

  it('the session is restored on load', async () => {
    (await load()).startSession(response);
    const { readSession } = await load();
    expect(readSession()).toMatchObject({ isSignedIn: true, user: { fullName: 'Maren Holt' } });
  });

  it('clears all stored values at sign-out and notifies once', async () => {
    const { startSession, endSession, onSessionEnd, isSignedIn } = await load();
    const ended = vi.fn();
    onSessionEnd(ended);
    startSession(response);
    endSession('signed-out');
    endSession('signed-out');
    for (const key of keys) expect(localStorage.getItem(key)).toBeNull();
    expect(isSignedIn()).toBe(false);
    expect(ended.mock.calls).toEqual([['signed-out']]);
  });

  it('the session can be limited to the tab', async () => {
    (await load()).startSession(response, 'tab');
    for (const key of keys) expect(localStorage.getItem(key)).toBeNull();
    const { isSignedIn, renewCredentials } = await load();
    expect(isSignedIn()).toBe(true);
    renewCredentials('new', 'newer');
    expect(sessionStorage.getItem('token')).toBe('new');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('a tab-only session keeps other tabs signed in when it renews, changes or ends', async () => {
    const { startSession, renewCredentials, updateSessionUser, endSession } = await load();
    startSession(response, 'tab');
    const lasting = { token: 't2', refreshToken: 'r2', renewedAt: '5', userData: '{}', restaurant: '{"_id":"fern"}' };
    for (const [key, text] of Object.entries(lasting)) localStorage.setItem(key, text);
    renewCredentials('new', 'newer');
    updateSessionUser({ fullName: 'Maren H.' });
    expect(lastingTexts()).toEqual(lasting);
    endSession('signed-out');
    expect(lastingTexts()).toEqual(lasting);
    startSession(response, 'tab');
    expect(lastingTexts()).toEqual(lasting);
  });

  it('removes the persistent session when the same tab signs in without "remember me"', async () => {
    const { startSession } = await load();
    startSession(response);
    startSession({ ...response, token: 'd.e-f' }, 'tab');
    for (const key of keys.slice(0, 3)) expect(localStorage.getItem(key)).toBeNull();
    expect(sessionStorage.getItem('token')).toBe('d.e-f');
  });

  it.each([
    ['token', 'two words'],
    ['token', '"quoted"'],
    ['userData', '{'],
    ['userData', '{"id":"7"}'],
    ['userData', 'null'],
  ])('the session is signed out if %s is %j', async (key, text) => {
    (await load()).startSession(response);
    localStorage.setItem(key, text);
    const { isSignedIn } = await load();
    expect(isSignedIn()).toBe(false);
  });

  it.each(['{', '[]', '{"_id":"elsewhere","name":"Foreign"}'])(
    'uses the first workplace if the stored restaurant is %j',
    async (text) => {
      (await load()).startSession(response);
      localStorage.setItem('restaurant', text);
      const { readSession } = await load();
      expect(readSession().restaurant).toEqual({ _id: 'quay', name: 'Quay Street' });
    },
  );

  it('accepts user data with missing optional properties', async () => {
    (await load()).startSession(response);
    localStorage.setItem('userData', JSON.stringify({ id: 7, fullName: 'Maren', workPlaces: [], ability: 'all' }));
    const { readSession } = await load();
    expect(readSession()).toMatchObject({ isSignedIn: true, restaurant: null, user: { role: '', avatar: '' } });
    expect(readSession().user?.ability).toBeUndefined();
  });

  it('the session follows a sign-in in another tab', async () => {
    const { isSignedIn, onSessionElsewhere, readSession, sessionGeneration } = await load();
    expect(isSignedIn()).toBe(false);
    const before = sessionGeneration();
    const known: boolean[] = [];
    onSessionElsewhere(() => known.push(isSignedIn()));
    const { token, refreshToken, ...user } = response;
    for (const [key, newValue] of Object.entries({ userData: JSON.stringify(user), refreshToken, token })) {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
    expect(readSession().user?.id).toBe(7);
    expect(sessionGeneration()).toBeGreaterThan(before);
    expect(known).toEqual([true]);
  });

  it('the session ends when another tab signs out, even if a subscriber throws', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { startSession, onSessionEnd, sessionAtom, sessionGeneration } = await load();
    const { store } = await import('./jotai');
    startSession(response);
    const before = sessionGeneration();
    const ended = vi.fn();
    onSessionEnd(ended);
    const stop = store.sub(sessionAtom, () => {
      throw new Error('subscriber');
    });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null, storageArea: localStorage }));
    expect(ended.mock.calls).toEqual([['other-tab']]);
    expect(sessionStorage.getItem('restaurant')).toBeNull();
    expect(sessionGeneration()).toBeGreaterThan(before);
    expect(report).toHaveBeenCalled();
    stop();
    vi.unstubAllGlobals();
  });

  it('removes tokens that a refresh stored while another tab signed out', async () => {
    const { startSession, renewCredentials, readCredentials } = await load();
    startSession(response);
    localStorage.removeItem('userData');
    renewCredentials('newer', 'newest');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: null, storageArea: localStorage }));
    expect(lastingTexts()).not.toHaveProperty('token');
    expect(lastingTexts()).not.toHaveProperty('refreshToken');
    expect(readCredentials()).toEqual({ token: null, refreshToken: null });
  });

  it('ignores tokens that are stored without a user', async () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('refreshToken', 'r');
    const { readCredentials } = await load();
    expect(readCredentials()).toEqual({ token: null, refreshToken: null });
  });

  it('keeps a newer sign-in when the event of an earlier sign-out arrives', async () => {
    const { startSession, isSignedIn } = await load();
    startSession(response);
    for (const key of ['token', 'userData']) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
    }
    expect(isSignedIn()).toBe(true);
  });

  it('the session does not report its own sign-in as one in another tab', async () => {
    const { onSessionElsewhere, startSession, endSession } = await load();
    const listener = vi.fn();
    onSessionElsewhere(listener);
    startSession(response);
    const token = 'renewed';
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token, storageArea: localStorage }));
    endSession('signed-out');
    expect(listener).not.toHaveBeenCalled();
  });

  it('passes new tokens of a tab-only session to duplicates of the tab', async () => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    const tab = await load();
    tab.startSession(response, 'tab');
    const duplicate = await load();
    expect(duplicate.readCredentials()).toEqual({ token: 'a.b-c', refreshToken: 'r' });
    tab.renewCredentials('a.b-d', 's');
    await vi.waitFor(() => expect(duplicate.readCredentials()).toEqual({ token: 'a.b-d', refreshToken: 's' }));
    duplicate.renewCredentials('a.b-e', 't');
    await vi.waitFor(() => expect(tab.readCredentials()).toEqual({ token: 'a.b-e', refreshToken: 't' }));
  });

  it('does not pass new tokens to a tab with another session', async () => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    const tab = await load();
    tab.startSession(response, 'tab');
    const other = await load();
    other.startSession({ ...response, token: 'x.y-z', refreshToken: 'q' }, 'tab');
    const duplicate = await load();
    duplicate.startSession(response, 'tab');
    tab.renewCredentials('a.b-d', 's');
    await vi.waitFor(() => expect(duplicate.readCredentials().token).toBe('a.b-d'));
    expect(other.readCredentials()).toEqual({ token: 'x.y-z', refreshToken: 'q' });
  });
});

describe('the end of a session', () => {
  it('the end of a session aborts its signal and starts a new generation', async () => {
    const { startSession, endSession, sessionSignal, sessionGeneration } = await load();
    startSession(response);
    const [signal, generation] = [sessionSignal(), sessionGeneration()];
    endSession('signed-out');
    expect([signal.aborted, sessionGeneration()]).toEqual([true, generation + 1]);
    expect(sessionSignal().aborted).toBe(false);
  });
});

it('listeners are notified of each change of the credentials, until they stop', async () => {
  const { startSession, renewCredentials, endSession, onCredentialsChange } = await load();
  const listener = vi.fn<() => void>();
  const stop = onCredentialsChange(listener);
  startSession(response);
  expect(listener).toHaveBeenCalledTimes(1);
  renewCredentials('new', 'r2');
  expect(listener).toHaveBeenCalledTimes(2);
  endSession('signed-out');
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  startSession(response);
  expect(listener).toHaveBeenCalledTimes(3);
});
