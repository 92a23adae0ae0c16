import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { useAddRole, useDeleteRole, useUpdateRole } from '../roles/roles.mutations';
import { useRoles } from '../roles/roles.queries';
import type { Role } from '../roles/roles.contract';
import { endSession } from '../store/session';
import type { Permission } from './permissions.contract';
import { useAddPermission, useDeletePermission, useUpdatePermission } from './permissions.mutations';
import { usePermissionList } from './permissions.queries';
import { useRestore } from '../restore/useRestore';

const permission = (id: number, name = `Permission ${id}`, version = 1): Permission => ({
  id,
  name,
  assignedTo: ['administrator'],
  createdDate: '05 Nov 2026, 9:41 AM',
  isCore: false,
  version,
});
const role = (id: number, memberRoles: string[] = [], version = 1): Role => ({
  id,
  name: `role-${id}`,
  label: `Role ${id}`,
  isBuiltIn: false,
  memberRoles,
  permissions: {},
  version,
});

const { adapter } = http.defaults;
let server = createFakeServer();
let permissions: Permission[] = [];
let roles: Role[] = [];
/** Response to a write. Set by each test. */
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

function read(url: string): FakeResponse {
  if (url === '/apps/roles/data') return { status: 200, data: { roles, subjects: [] } };
  const params = { q: '', page: 1, perPage: 10, assignedTo: '' };
  return { status: 200, data: { params, allData: permissions, permissions, total: permissions.length } };
}

beforeEach(() => {
  permissions = [permission(1), permission(2), permission(3)];
  roles = [role(1, ['admin']), role(2, ['editor'])];
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival.url) : write(arrival));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      list: usePermissionList({ page: 1 }).data,
      roles: useRoles().data?.roles,
      add: useAddPermission(),
      update: useUpdatePermission(),
      other: useUpdatePermission(),
      remove: useDeletePermission(),
      back: useRestore('permission'),
      addRole: useAddRole(),
      updateRole: useUpdateRole(),
      removeRole: useDeleteRole(),
      backRole: useRestore('role'),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect([result.current.list, result.current.roles]).not.toContain(undefined));
  return {
    result,
    names: () => result.current.list?.permissions.map(({ name }) => name),
    ids: () => result.current.list?.allData.map(({ id }) => id),
    roleIds: () => result.current.roles?.map(({ id }) => id),
  };
}

const reads = (url: string) => server.calls(url).length;

describe('permission mutations', () => {
  it.each([
    [200, [1, 3], 2],
    [409, [1, 2, 3], 3],
  ])('removes a permission immediately; after status %i the list is %j', async (status, wanted, total) => {
    const { result, ids } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate({ id: 2 }));
    await waitFor(() => expect(ids()).toEqual([1, 3]));
    expect(result.current.list?.total).toBe(2);
    if (status === 200) permissions = [permission(1), permission(3)];
    respond({ status, data: status === 200 ? { id: 2 } : { code: 'core' } });
    await waitFor(() => expect(result.current.remove.isPending).toBe(false));
    expect([ids(), result.current.list?.total]).toEqual([wanted, total]);
  });

  it('shows a new permission name immediately, keeps the new version, and refetches after the last change only', async () => {
    const { result, names } = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ data }) => (String(data).includes('"id":1') ? first.response : second.response);
    act(() => result.current.update.mutate({ id: 1, name: 'One', version: 1 }));
    act(() => result.current.other.mutate({ id: 2, name: 'Two', isCore: undefined }));
    await waitFor(() => expect(names()).toEqual(['One', 'Two', 'Permission 3']));
    const before = reads('/apps/permissions/data');
    first.respond({ status: 201, data: { permission: permission(1, 'One', 2) } });
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    expect([names(), reads('/apps/permissions/data')]).toEqual([['One', 'Two', 'Permission 3'], before]);
    expect(result.current.list?.permissions.map(({ version, isCore }) => [version, isCore])).toEqual([
      [2, false],
      [1, false],
      [1, false],
    ]);
    permissions = [permission(1, 'One', 2), permission(2, 'Two', 2), permission(3)];
    second.respond({ status: 201, data: { permission: permission(2, 'Two', 2) } });
    await waitFor(() => expect(reads('/apps/permissions/data')).toBe(before + 1));
  });

  it('rolls back a failed permission change', async () => {
    const { result, names } = await setup();
    write = () => ({ status: 409, data: { code: 'taken', errors: { name: ['taken'] } } });
    act(() => result.current.update.mutate({ id: 1, name: 'Permission 2' }));
    await waitFor(() => expect(result.current.update.error).toMatchObject({ code: 'taken' }));
    expect(names()).toEqual(['Permission 1', 'Permission 2', 'Permission 3']);
  });

  it('refetches permissions after adding or restoring one', async () => {
    const { result } = await setup();
    write = ({ url }) =>
      url === '/api/restore'
        ? { status: 200, data: { restored: [], missing: [] } }
        : { status: 201, data: { permission: permission(4) } };
    const before = reads('/apps/permissions/data');
    act(() => result.current.add.mutate({ name: 'Permission 4' }));
    await waitFor(() => expect(reads('/apps/permissions/data')).toBe(before + 1));
    act(() => result.current.back.mutate([2]));
    await waitFor(() => expect(reads('/apps/permissions/data')).toBe(before + 2));
    expect(JSON.parse(String(server.calls('/api/restore')[0]?.data))).toEqual({ subject: 'permission', ids: [2] });
  });
});

describe('role mutations', () => {
  it('shows the saved role and removes its members from other roles', async () => {
    const { result, roleIds } = await setup();
    write = () => ({ status: 201, data: { role: role(3, ['editor']) } });
    const { response, respond } = createDeferred();
    server.onCall = (arrival) => (arrival.method === 'get' ? response : write(arrival));
    act(() =>
      result.current.addRole.mutate({
        name: 'role-3',
        memberRoles: ['editor'],
        permissions: { bill: { read: true, write: false, create: false } },
      }),
    );
    await waitFor(() => expect(roleIds()).toEqual([1, 2, 3]));
    expect(result.current.roles?.map(({ memberRoles }) => memberRoles)).toEqual([['admin'], [], ['editor']]);
    write = () => ({ status: 200, data: { role: role(1, ['admin', 'editor'], 2) } });
    act(() => result.current.updateRole.mutate({ role: { id: 1, memberRoles: ['admin', 'editor'] }, version: 1 }));
    await waitFor(() => expect(result.current.roles?.[0]?.version).toBe(2));
    expect(result.current.roles?.[2]?.memberRoles).toEqual([]);
    roles = [role(1, ['admin', 'editor'], 2), role(2), role(3)];
    respond(read('/apps/roles/data'));
    await waitFor(() => expect(result.current.roles).toEqual(roles));
  });

  it('removes a role immediately and restores it if it is still in use', async () => {
    const { result, roleIds } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.removeRole.mutate(2));
    await waitFor(() => expect(roleIds()).toEqual([1]));
    respond({ status: 409, data: { code: 'in_use', users: 8 } });
    await waitFor(() =>
      expect(result.current.removeRole.error).toMatchObject({ code: 'in_use', problem: { users: 8 } }),
    );
    expect(roleIds()).toEqual([1, 2]);
    write = () => ({ status: 200, data: { restored: [], missing: [] } });
    const before = reads('/apps/roles/data');
    act(() => result.current.backRole.mutate([2]));
    await waitFor(() => expect(reads('/apps/roles/data')).toBe(before + 1));
  });
});
