import { call } from '@larder/domain';
import { permissionEndpoints, type Permission } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { usePermissionActions } from './usePermissionActions';

const { fail } = useMockServer();

const load = async () => (await call(permissionEndpoints.list, { perPage: 100 })).permissions;
const rolesOf = async (rows: readonly Permission[]) => {
  const all = await load();
  return rows.map(({ id }) => all.find((permission) => permission.id === id)?.assignedTo);
};

it('assigns a role to the permissions without it, and undo removes it', async () => {
  const all = await load();
  const role = 'support';
  const rows = [
    all.find(({ assignedTo }) => assignedTo.includes(role))!,
    all.find(({ assignedTo }) => !assignedTo.includes(role))!,
  ];
  const before = await rolesOf(rows);
  const page = renderPageHook(usePermissionActions);
  await page.run((actions) => actions.assign(rows, role));
  expect(await rolesOf(rows)).toEqual([before[0], [...before[1]!, role]]);
  expect(page.changes[0]?.text).toMatchObject({ key: 'permissions.toasts.assigned', values: { count: 1 } });
  await page.undo();
  expect(await rolesOf(rows)).toEqual(before);
});

it('removes a role, except from permissions that have no other', async () => {
  const all = await load();
  const several = all.find(({ assignedTo }) => assignedTo.length > 1)!;
  const [role] = several.assignedTo;
  const rows = [several, { ...several, id: -1, assignedTo: [role!] }];
  const page = renderPageHook(usePermissionActions);
  await page.run((actions) => actions.unassign(rows, role!));
  expect(await rolesOf([several])).toEqual([several.assignedTo.slice(1)]);
  expect(page.changes[0]?.text).toMatchObject({ key: 'permissions.toasts.unassigned', values: { count: 1 } });
  expect(shownToasts.filter((toast) => toast.startsWith('danger'))).toEqual([]);
  await page.undo();
  expect((await rolesOf([several]))[0]?.toSorted()).toEqual(several.assignedTo.toSorted());
});

it('deletes permissions that are not built in, and undo restores them', async () => {
  const all = await load();
  const [core, own] = [all.find(({ isCore }) => isCore)!, all.filter(({ isCore }) => !isCore)];
  const page = renderPageHook(usePermissionActions);
  const ids = async () => (await load()).map(({ id }) => id);
  await page.run((actions) => actions.deletePermissions([core, own[0]!]));
  expect([(await ids()).includes(core.id), (await ids()).includes(own[0]!.id)]).toEqual([true, false]);
  expect(page.changes[0]?.text).toEqual({ key: 'permissions.toasts.deleted', values: { name: own[0]!.name } });
  await page.undo();
  await page.run((actions) => actions.deletePermissions(own.slice(0, 2)));
  expect(page.changes[0]?.text).toEqual({ key: 'permissions.toasts.deletedMany', values: { count: 2 } });
  await page.undo();
  expect(new Set(await ids())).toEqual(new Set(all.map(({ id }) => id)));
});

it('failed changes name the permissions', async () => {
  const rows = (await load()).filter(({ isCore }) => !isCore).slice(0, 2);
  const page = renderPageHook(usePermissionActions);
  fail();
  await page.run((actions) => actions.deletePermissions(rows));
  expect(shownToasts.at(-1)).toBe(
    `danger: permissions.toasts.failed count=2 names=${rows.map(({ name }) => name).join(' and ')}`,
  );
});
