import { call, useOverwriteQuestion } from '@larder/domain';
import { roleEndpoints, userEndpoints } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { eventually, renderPageHook, useMockServer } from '../../testing/mockServer';
import { useRoleActions } from './useRoleActions';

useMockServer();

const rolesNow = async () => (await call(roleEndpoints.list, {})).roles;

it('deletes a role once the user has decided to overwrite the newer role of one of its users', async () => {
  const custom = (await rolesNow()).find(({ isBuiltIn }) => !isBuiltIn)!;
  const { role } = await call(roleEndpoints.update, { role: { id: custom.id, memberRoles: ['author'] } });
  const { users } = await call(userEndpoints.list, { role: 'author', perPage: 100 });
  const [changed] = users;
  await call(userEndpoints.update, { user: { id: changed!.id, role: 'editor' } });

  const page = renderPageHook(() => ({ ...useRoleActions(), question: useOverwriteQuestion() }));
  await page.run(({ moveAndDelete }) => moveAndDelete(role, users, 'subscriber'));
  expect(page.current.question?.conflicts).toHaveLength(1);
  expect((await rolesNow()).map(({ id }) => id)).toContain(role.id);

  await page.run(({ question }) => question!.overwrite!());
  await eventually(async () => expect((await rolesNow()).map(({ id }) => id)).not.toContain(role.id));
});
