import { QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/problem';
import type { SignedIn } from '../session/session.contract';
import { endSession, startSession } from '../store/session';
import { store } from '../store/jotai';
import { languageAtom } from '../store/language';
import { switchRestaurant, useCurrentRestaurant } from '../workplace/workplace';
import { createQueryClient } from './queryClient';
import { DomainProvider } from './DomainProvider';

const user = (id: number): SignedIn => ({
  id,
  fullName: `User ${id}`,
  username: '',
  email: '',
  avatar: '',
  role: '',
  ability: [],
  workPlaces: [
    { _id: 'quay', name: 'Quay Street' },
    { _id: 'fern', name: 'Fern Hall' },
  ],
  token: `token-${id}`,
  refreshToken: `refresh-${id}`,
});

function Place() {
  return <p>{useCurrentRestaurant()?.name ?? 'nowhere'}</p>;
}

function setup() {
  const queryClient = createQueryClient();
  const view = render(
    <DomainProvider queryClient={queryClient}>
      <Place />
    </DomainProvider>,
  );
  return { queryClient, text: () => view.container.textContent };
}

beforeEach(() => startSession(user(1)));
afterEach(() => {
  cleanup();
  endSession('signed-out');
});

describe('query cache', () => {
  it('clears the query cache when the restaurant changes, and active queries refetch', async () => {
    const { queryClient, text } = setup();
    const read = vi.fn(async () => 'soup');
    const stop = new QueryObserver(queryClient, { queryKey: ['menu'], queryFn: read }).subscribe(() => undefined);
    queryClient.setQueryData(['bills'], [1]);
    await vi.waitFor(() => expect(queryClient.getQueryData(['menu'])).toBe('soup'));
    expect(text()).toBe('Quay Street');
    act(() => switchRestaurant({ _id: 'fern' }));
    expect(text()).toBe('Fern Hall');
    expect(queryClient.getQueryData(['bills'])).toBeUndefined();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    stop();
  });

  it('keeps the query cache when the restaurant stays the same or the choice is invalid', () => {
    const { queryClient, text } = setup();
    queryClient.setQueryData(['bills'], [1]);
    act(() => switchRestaurant({ _id: 'quay' }));
    act(() => switchRestaurant({ _id: 'elsewhere' }));
    expect(text()).toBe('Quay Street');
    expect(queryClient.getQueryData(['bills'])).toEqual([1]);
  });

  it.each([
    ['sign-out', () => endSession('signed-out')],
    ['the sign-in of another user', () => startSession(user(2))],
  ])('clears the query cache on %s', (_name, change) => {
    const { queryClient } = setup();
    queryClient.setQueryData(['bills'], [1]);
    act(change);
    expect(queryClient.getQueryData(['bills'])).toBeUndefined();
  });

  it('does not refetch queries at sign-out, and removes active ones on unmount', async () => {
    const { queryClient } = setup();
    const read = vi.fn(async () => 'soup');
    const observer = new QueryObserver(queryClient, { queryKey: ['menu'], queryFn: read });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(queryClient.getQueryData(['menu'])).toBe('soup'));
    act(() => endSession('signed-out'));
    observer.setOptions({ queryKey: ['menu'], queryFn: read });
    expect(read).toHaveBeenCalledOnce();
    leave();
    expect(queryClient.getQueryData(['menu'])).toBeUndefined();
    const other = vi.fn(async () => 'bread');
    act(() => startSession(user(2)));
    const stop = new QueryObserver(queryClient, { queryKey: ['menu'], queryFn: other }).subscribe(() => undefined);
    await vi.waitFor(() => expect(queryClient.getQueryData(['menu'])).toBe('bread'));
    stop();
  });

  it.each([
    ['a network error', new ApiError({ status: 0 }), 3],
    ['a server error', new ApiError({ status: 503 }), 3],
    ['an unknown ID', new ApiError({ status: 404 }), 1],
    ['a malformed response', new ApiError({ status: 200, code: 'malformed_response' }), 1],
    ['a bug', new TypeError('bug'), 1],
  ])('retries queries after %s only if a retry can succeed', async (_name, error, times) => {
    vi.useFakeTimers();
    const read = vi.fn(async () => {
      throw error;
    });
    const failing = expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: read })).rejects.toBe(error);
    await vi.runAllTimersAsync();
    await failing;
    expect(read.mock.calls.length).toBe(times);
    vi.useRealTimers();
  });
});

it('refetches queries when the language changes', async () => {
  const { queryClient } = setup();
  const queryFn = vi.fn(async () => store.get(languageAtom));
  const observer = new QueryObserver(queryClient, { queryKey: ['names'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('en'));
  act(() => store.set(languageAtom, 'de'));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('de'));
  stop();
  store.set(languageAtom, 'en');
});
