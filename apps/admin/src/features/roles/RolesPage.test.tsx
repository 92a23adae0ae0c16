import { call } from '@larder/domain';
import { roleEndpoints, userEndpoints } from '@larder/domain/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually, useMockServer } from '../../testing/mockServer';
import { renderRoutes } from '../../testing/renderRoutes';
// Loads the lazy dialog before the tests, because it takes long on a busy machine.
import './components/RoleDialog';
import { roleList } from './roleList';
import { RolesPage } from './RolesPage';

const { signIn } = useMockServer();
const wait = { timeout: 10_000 };

const open = (search = '') =>
  renderRoutes(`/apps/roles${search}`, [
    { id: '/_shell/apps/roles', component: RolesPage, validateSearch: roleList.search },
  ]);
const card = async (name: string) => within(await screen.findByRole('region', { name }, wait));
const rolesNow = async () => (await call(roleEndpoints.list, {})).roles;
const menuOf = async (name: string) => {
  fireEvent.click((await card(name)).getByRole('button', { name: 'roles.more' }));
  fireEvent.click(await screen.findByRole('menuitem', undefined, wait));
};

it('a card shows the users of its role in the table, on the first page', async () => {
  const history = open('?page=2');
  fireEvent.click((await card('support')).getByRole('button', { name: 'roles.showUsersOf' }));
  await eventually(() => expect(history.location.search).toBe('?group=support'));
  const { users } = await call(userEndpoints.list, { role: 'author', perPage: 100 });
  await eventually(() => expect(screen.getAllByRole('row')).toHaveLength(users.length + 1));
  fireEvent.click((await card('support')).getByRole('button', { name: 'roles.showUsersOf' }));
  await eventually(() => expect(history.location.search).toBe(''));
});

it('the table is searched by name, username and email address', async () => {
  const { users } = await call(userEndpoints.list, { perPage: 100 });
  const { email, fullName } = users.at(-1)!;
  open(`?q=${email}`);
  expect((await screen.findAllByRole('row', { name: new RegExp(fullName) }, wait)).length).toBe(1);
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it.each([
  ['?edit=6', 'roles.editTitle', 'Cellar team'],
  ['?edit=new', 'roles.add', ''],
  ['?edit=new&copy=6', 'roles.add', 'roles.copyOf'],
])('the URL %s opens the dialog, and closing it resets the URL', async (search, title, name) => {
  const history = open(search);
  // Queries by label and text, because queries by role are slow with the matrix.
  expect((await screen.findByLabelText<HTMLInputElement>(/^roles\.fields\.name/, undefined, wait)).value).toBe(name);
  expect(screen.getByText(title, { selector: 'h2' })).toBeDefined();
  fireEvent.click(screen.getByText('common.cancel'));
  await eventually(() => expect(history.location.search).toBe(''));
});

it('the page says that the role in the URL does not exist', async () => {
  open('?edit=99');
  await screen.findByText('roles.unknown', undefined, wait);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a card opens the dialog of its role or of a copy', async () => {
  const history = open();
  fireEvent.click((await card('Cellar team')).getByRole('button', { name: 'roles.duplicate' }));
  await eventually(() => expect(history.location.search).toBe('?edit=new&copy=6'));
});

it('a role with users is deleted after its users have another role', async () => {
  const custom = (await rolesNow()).find(({ name }) => name === 'Cellar team')!;
  await call(roleEndpoints.update, { role: { id: custom.id, memberRoles: ['author'] } });
  open();
  await menuOf('Cellar team');
  await screen.findByRole('alertdialog', { name: 'roles.move.title' }, wait);
  expect((await rolesNow()).map(({ id }) => id)).toContain(custom.id);
  fireEvent.click(screen.getByRole('button', { name: 'roles.move.cancel' }));
  await call(roleEndpoints.update, { role: { id: custom.id, memberRoles: [] } });
});

it('people who may not read users see the roles only', async () => {
  await signIn('server');
  open();
  await screen.findByText('errors.denied.description', undefined, wait);
  expect(screen.queryByRole('table')).toBeNull();
  await signIn('owner');
});
