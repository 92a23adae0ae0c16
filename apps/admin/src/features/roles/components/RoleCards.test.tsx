import { endSession, type UseQueryResult } from '@larder/domain';
import type { Role, RoleList, User } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestSession } from '../../../testing/testSession';
import { TextKeys } from '../../../testing/TextKeys';
import { RoleCards, type RoleCardsProps } from './RoleCards';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

const none = { read: false, write: false, create: false };
const roleOf = (id: number, name: string, given: Partial<Role> = {}): Role => ({
  id,
  name,
  label: name,
  isBuiltIn: false,
  memberRoles: [],
  permissions: { bill: { ...none, create: true }, menu: none },
  version: 1,
  ...given,
});
const roles = [roleOf(1, 'manager', { isBuiltIn: true, memberRoles: ['admin'] }), roleOf(6, 'Cellar team')];
const users = [
  { id: 3, fullName: 'Ilse Okafor', avatar: '', role: 'admin' },
  { id: 4, fullName: 'Ada Vale', avatar: '', role: 'author' },
] as unknown as User[];
const loaded = { data: { roles, subjects: [{ id: 'bill' }, { id: 'menu' }] }, isPending: false, isError: false };

const calls = {
  onEdit: vi.fn<RoleCardsProps['onEdit']>(),
  onDelete: vi.fn<RoleCardsProps['onDelete']>(),
  onGroupChange: vi.fn<NonNullable<RoleCardsProps['onGroupChange']>>(),
};
beforeEach(() => void vi.clearAllMocks());

function open(props: Partial<RoleCardsProps> = {}, actions = ['read', 'create', 'update', 'delete']) {
  startTestSession({ ability: actions.map((action) => ({ action, subject: 'role' })) });
  const query = loaded as unknown as UseQueryResult<RoleList>;
  render(<RoleCards query={query} users={users} group={undefined} {...calls} {...props} />, { wrapper: TextKeys });
  return (name: string) => within(screen.getByRole('region', { name: `access.roles.${name}` }));
}
const buttons = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);

it('a card shows the users of the role, its kind and the number of its areas', () => {
  const card = open();
  const texts = (name: string) => [
    card(name).getByText(/^roles\.users count/).textContent,
    card(name).getByText(/^roles\.(?:builtIn|custom)$/).textContent,
    card(name).getByText(/^roles\.areas/).textContent,
  ];
  expect(texts('manager')).toEqual(['roles.users count=1', 'roles.builtIn', 'roles.areas count=1 total=2']);
  expect(texts('Cellar team')).toEqual(['roles.users count=0', 'roles.custom', 'roles.areas count=1 total=2']);
  expect(card('manager').getByLabelText('roles.usersOf name=access.roles.manager').textContent).toContain('IO');
  expect(card('Cellar team').queryByLabelText(/^roles\.usersOf/)).toBeNull();
});

it('a role can be edited or copied, and its users can be shown', () => {
  const card = open({ group: 'manager' });
  const press = (name: string, button: string) =>
    fireEvent.click(card(name).getByRole('button', { name: `roles.${button} name=access.roles.${name}` }));
  press('Cellar team', 'editTitle');
  press('Cellar team', 'duplicate');
  expect(calls.onEdit.mock.calls).toEqual([[6], ['new', 6]]);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  press('Cellar team', 'showUsersOf');
  press('manager', 'showUsersOf');
  expect(calls.onGroupChange.mock.calls).toEqual([['Cellar team'], [undefined]]);
  fireEvent.click(screen.getByRole('button', { name: 'roles.add' }));
  expect(calls.onEdit).toHaveBeenLastCalledWith('new');
});

it.each([
  ['Cellar team', [[roles[1]]], ''],
  ['manager', [], ' roles.builtInKept'],
])('the menu of the role %s deletes it unless it is built in', async (name, deleted, reason) => {
  const card = open();
  fireEvent.click(card(name).getByRole('button', { name: `roles.more name=access.roles.${name}` }));
  const item = await screen.findByRole('menuitem');
  expect(item.textContent).toBe(`roles.delete${reason}`);
  fireEvent.click(item);
  expect(calls.onDelete.mock.calls).toEqual(deleted);
});

it('people who may only read roles have no actions', () => {
  open({ onGroupChange: undefined }, ['read']);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [
    'create',
    ['roles.duplicate name=access.roles.manager', 'roles.duplicate name=access.roles.Cellar team', 'roles.add'],
  ],
  ['update', ['roles.editTitle name=access.roles.manager', 'roles.editTitle name=access.roles.Cellar team']],
  ['delete', ['roles.more name=access.roles.manager', 'roles.more name=access.roles.Cellar team']],
])('the right to %s shows its buttons only', (action, shown) => {
  open({ onGroupChange: undefined }, [action]);
  expect(buttons()).toEqual(shown);
});

it('without the right to read users, the cards show no numbers', () => {
  open({ users: undefined });
  expect(screen.queryByText(/^roles\.users/)).toBeNull();
});

it('the section is busy while the roles load', () => {
  open({ query: { isPending: true, isError: false } as unknown as UseQueryResult<RoleList> });
  const section = screen.getByRole('region', { name: 'nav.pages.roles' });
  expect(section.getAttribute('aria-busy')).toBe('true');
  expect(section.textContent).toBe('');
});

it('a failure is explained, and the roles can be loaded again', () => {
  const refetch = vi.fn<() => void>();
  open({ query: { isError: true, error: new Error('x'), refetch } as unknown as UseQueryResult<RoleList> });
  expect(screen.getByRole('alert').textContent).toContain('access.rolesFailed');
  fireEvent.click(screen.getByRole('button', { name: 'common.retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});
