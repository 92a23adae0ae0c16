import type { Permission } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { overwriteQuestion } from '../../testing/overwriteQuestion';
import { usePermissionActions } from './usePermissionActions';

const permission: Permission = {
  id: 4,
  name: 'Payroll',
  assignedTo: ['administrator'],
  createdDate: '05 Nov 2026, 9:41 AM',
  version: 1,
};
const ask = (current: Partial<Permission>, run: (actions: ReturnType<typeof usePermissionActions>) => unknown) =>
  overwriteQuestion(usePermissionActions, { ...permission, ...current, version: 2 }, run);

it('assigning permissions asks if someone else has changed the roles, and adds to the newer ones', async () => {
  // The new name is kept.
  const current: Partial<Permission> = { name: 'Wages', assignedTo: ['administrator', 'support'] };
  expect(await ask(current, ({ assign }) => assign([permission], 'manager'))).toEqual([
    [
      {
        name: 'assignedTo',
        restored: ['administrator', 'support', 'manager'],
        current: ['administrator', 'support'],
      },
    ],
  ]);
});

it('assigning a role that someone else has assigned does not ask', async () => {
  const current: Partial<Permission> = { assignedTo: ['administrator', 'manager'] };
  expect(await ask(current, ({ assign }) => assign([permission], 'manager'))).toBeUndefined();
});

it('deleting permissions asks about a permission that was changed in the meantime', async () => {
  expect(await ask({ name: 'Wages' }, ({ deletePermissions }) => deletePermissions([permission]))).toEqual([[]]);
});
