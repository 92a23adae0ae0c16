import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../http/testing/fakeServer';
import { endSession, startSession } from '../store/session';
import { changeCached, isLastChange, optimistic } from './optimistic';

const key = ['jars'];

/** A mutation that adds a number to the cached list and stays pending until the test settles it. */
function setUp() {
  const client = new QueryClient();
  client.setQueryData(key, [1]);
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const pending: PromiseWithResolvers<void>[] = [];
  const useAddJar = () =>
    useMutation({
      mutationFn: () => {
        const request = Promise.withResolvers<void>();
        pending.push(request);
        return request.promise;
      },
      ...optimistic<number>({
        key,
        apply: (jar) => changeCached<number[]>(client, key, (jars) => [...jars, jar]),
        invalidate: [key],
        invalidateOnError: () => [['shelf']],
      }),
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hooks = renderHook(() => [useAddJar(), useAddJar()] as const, { wrapper }).result;
  const add = async (index: 0 | 1, jar: number) => {
    const count = pending.length;
    act(() => hooks.current[index].mutate(jar));
    await waitFor(() => expect(pending).toHaveLength(count + 1));
    return pending[count]!;
  };
  return { client, invalidate, add, jars: () => client.getQueryData(key) };
}

describe('optimistic', () => {
  it('shows an optimistic change before the response and undoes it after an error', async () => {
    const { add, jars, invalidate } = setUp();
    const request = await add(0, 2);
    expect(jars()).toEqual([1, 2]);
    request.reject(new Error('no'));
    await waitFor(() => expect(jars()).toEqual([1]));
    await waitFor(() => expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['shelf'], key]));
  });

  it('lets a query that loads for the first time finish', async () => {
    const { client, add } = setUp();
    const response = Promise.withResolvers<number[]>();
    const loading = client.fetchQuery({ queryKey: [...key, 'new'], queryFn: () => response.promise });
    await add(0, 2);
    response.resolve([7]);
    await expect(loading).resolves.toEqual([7]);
  });

  it('undoes a failed change without undoing a later one', async () => {
    const { add, jars } = setUp();
    const [first, second] = [await add(0, 2), await add(1, 3)];
    first.reject(new Error('no'));
    await waitFor(() => expect(jars()).toEqual([1, 3]));
    second.resolve();
  });

  it('refetches only after the last of several pending changes', async () => {
    const { add, invalidate, client } = setUp();
    const [first, second] = [await add(0, 2), await add(1, 3)];
    expect(isLastChange(client, key)).toBe(false);
    first.resolve();
    await waitFor(() => expect(isLastChange(client, key)).toBe(true));
    expect(invalidate).not.toHaveBeenCalled();
    second.resolve();
    await waitFor(() => expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: key }));
  });

  it('refetches once when several changes settle together', async () => {
    const { add, invalidate } = setUp();
    const requests = [await add(0, 2), await add(1, 3)];
    for (const request of requests) request.resolve();
    await waitFor(() => expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: key }));
  });

  it('does not undo an optimistic change of an earlier session', async () => {
    const server = createFakeServer();
    startSession(server.signIn(1));
    const { add, client, jars } = setUp();
    const request = await add(0, 2);
    endSession('signed-out');
    startSession(server.signIn(2));
    client.setQueryData(key, [7]);
    request.reject(new Error('no'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(jars()).toEqual([7]);
    endSession('signed-out');
  });
});
