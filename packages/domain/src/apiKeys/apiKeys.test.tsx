import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import type { ApiKey } from './apiKeys.contract';
import { useAddApiKey, useDeleteApiKey, useUpdateApiKey } from './apiKeys.mutations';
import { useApiKeys } from './apiKeys.queries';
import { useRestore } from '../restore/useRestore';

const { adapter } = http.defaults;
const key = (id: string, name = id): ApiKey => ({
  id,
  name,
  access: 'read',
  prefix: 'lrd_abcd',
  createdAt: '2026-11-20T20:15:00Z',
  lastUsedAt: null,
  version: 1,
});
let keys: ApiKey[] = [];
let write: () => FakeResponse | Promise<FakeResponse>;

beforeEach(() => {
  keys = [key('key-1'), key('key-2')];
  const server = createFakeServer();
  server.onCall = ({ method }) => (method === 'get' ? { status: 200, data: { keys } } : write());
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      keys: useApiKeys().data,
      add: useAddApiKey(),
      update: useUpdateApiKey(),
      remove: useDeleteApiKey(),
      back: useRestore('apiKey'),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect(result.current.keys).toBeDefined());
  return { result, queryClient, ids: () => result.current.keys?.map(({ id }) => id) };
}

it('adds a new key to the list and returns its secret only to the caller', async () => {
  const { result, queryClient, ids } = await setup();
  keys = [...keys, key('key-3')];
  write = () => ({ status: 201, data: { key: key('key-3'), secret: 'lrd_abcd-secret' } });
  const response = await act(() => result.current.add.mutateAsync({ name: 'key-3', access: 'read' }));
  expect(response.secret).toBe('lrd_abcd-secret');
  await waitFor(() => expect(ids()).toEqual(['key-1', 'key-2', 'key-3']));
  const cached = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data);
  expect(JSON.stringify(cached)).not.toContain('secret');
});

it('shows a changed key as returned by the server', async () => {
  const { result } = await setup();
  write = () => ({ status: 200, data: { key: key('key-2', 'Till') } });
  await act(() => result.current.update.mutateAsync({ id: 'key-2', name: 'Till' }));
  await waitFor(() => expect(result.current.keys?.[1]?.name).toBe('Till'));
});

it('removes a revoked key immediately and restores it on undo', async () => {
  const { result, ids } = await setup();
  const { response, respond } = createDeferred();
  write = () => response;
  act(() => result.current.remove.mutate('key-1'));
  await waitFor(() => expect(ids()).toEqual(['key-2']));
  keys = [key('key-2')];
  respond({ status: 200, data: { id: 'key-1' } });
  await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
  keys = [key('key-1'), key('key-2')];
  write = () => ({ status: 200, data: { restored: [{}], missing: [] } });
  await act(() => result.current.back.mutateAsync(['key-1']));
  await waitFor(() => expect(ids()).toEqual(['key-1', 'key-2']));
});

it('restores a key when its revocation fails', async () => {
  const { result, ids } = await setup();
  write = () => ({ status: 403, data: { code: 'forbidden' } });
  act(() => result.current.remove.mutate('key-1'));
  await waitFor(() => expect(result.current.remove.isError).toBe(true));
  expect(ids()).toEqual(['key-1', 'key-2']);
});
