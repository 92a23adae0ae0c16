import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { viewAccessOf } from './views';
import type { View } from './views.contract';
import { useDeleteView, useSaveView } from './views.mutations';
import { useViews } from './views.queries';
import { useRestore } from '../restore/useRestore';

const { adapter } = http.defaults;
const view = (id: string, name = id): View => ({
  id,
  list: 'users',
  name,
  scope: 'personal',
  ownerId: 1,
  params: {},
  columns: [],
  density: 'comfortable',
  sharedWith: [],
  version: 1,
});
let views: View[] = [];
let write: () => FakeResponse | Promise<FakeResponse>;

beforeEach(() => {
  views = [view('view-1'), view('view-2')];
  const server = createFakeServer();
  server.onCall = ({ method }) => (method === 'get' ? { status: 200, data: { views } } : write());
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({ views: useViews('users').data, save: useSaveView(), remove: useDeleteView(), back: useRestore('view') }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect(result.current.views).toBeDefined());
  const ids = () => result.current.views?.map(({ id }) => id);
  return { result, ids };
}

describe('saved views', () => {
  it('saved views are removed immediately and restored on undo', async () => {
    const { result, ids } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate({ id: 'view-1' }));
    await waitFor(() => expect(ids()).toEqual(['view-2']));
    views = [view('view-2')];
    respond({ status: 200, data: { id: 'view-1' } });
    await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
    views = [view('view-1'), view('view-2')];
    write = () => ({ status: 200, data: { restored: [{}], missing: [] } });
    await act(() => result.current.back.mutateAsync(['view-1']));
    await waitFor(() => expect(ids()).toEqual(['view-1', 'view-2']));
  });

  it.each([403, 404, 500])('saved views are kept if removing fails with status %i', async (status) => {
    const { result, ids } = await setup();
    write = () => ({ status, data: { code: 'x' } });
    act(() => result.current.remove.mutate({ id: 'view-1' }));
    await waitFor(() => expect(result.current.remove.isError).toBe(true));
    expect(ids()).toEqual(['view-1', 'view-2']);
  });

  it('saved views appear after the response, new or changed', async () => {
    const { result, ids } = await setup();
    views = [...views, view('view-3')];
    write = () => ({ status: 201, data: { view: view('view-3') } });
    await act(() => result.current.save.mutateAsync({ list: 'users', name: 'view-3' }));
    await waitFor(() => expect(ids()).toEqual(['view-1', 'view-2', 'view-3']));
    views = [view('view-1', 'Kitchen'), view('view-2'), view('view-3')];
    write = () => ({ status: 200, data: { view: view('view-1', 'Kitchen') } });
    await act(() => result.current.save.mutateAsync({ id: 'view-1', name: 'Kitchen' }));
    await waitFor(() => expect(result.current.views?.[0]?.name).toBe('Kitchen'));
  });

  it.each([
    [{ ownerId: 1 }, 'owner'],
    [{ ownerId: 2 }, null],
    [{ ownerId: 2, scope: 'workplace' as const }, 'view'],
    [{ ownerId: 2, sharedWith: [{ userId: 1, access: 'edit' as const }] }, 'edit'],
    [{ ownerId: 2, scope: 'workplace' as const, sharedWith: [{ userId: 1, access: 'owner' as const }] }, 'owner'],
  ])('saved views with %j give the first user access: %s', (change, access) => {
    expect(viewAccessOf({ ...view('view-1'), ...change }, 1)).toBe(access);
  });
});
