import { call, createQueryClient, useRoles } from '@larder/domain';
import { roleEndpoints, userEndpoints, type Role } from '@larder/domain/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually, pressToast, shownToasts, useMockServer } from '../../../testing/mockServer';
import { TextKeys } from '../../../testing/TextKeys';
import { RoleDialog } from './RoleDialog';

const { fail } = useMockServer();

const rolesNow = async () => (await call(roleEndpoints.list, {})).roles;
const named = async (name: string) => (await rolesNow()).find((role) => role.name === name);
const onClose = vi.fn<() => void>();
beforeEach(() => void onClose.mockClear());

interface PageProps {
  edit?: string;
  copy?: string;
}
function Page({ edit, copy }: PageProps) {
  const { data } = useRoles();
  if (!data) return null;
  const roleOf = (wanted: string | undefined): Role | undefined => data.roles.find(({ name }) => name === wanted);
  return (
    <RoleDialog
      role={roleOf(edit)}
      copied={roleOf(copy)}
      roles={data.roles}
      // With all subjects, the queries by role are slow.
      subjects={data.subjects.slice(0, 3)}
      onClose={onClose}
    />
  );
}
async function open(props: PageProps) {
  render(
    <TextKeys queryClient={createQueryClient()}>
      <Page {...props} />
    </TextKeys>,
  );
  return screen.findByRole('dialog', undefined, { timeout: 10_000 });
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^roles\.fields\.name/ });
const rename = (name: string) => fireEvent.change(field(), { target: { value: name } });
const submit = () => fireEvent.submit(document.querySelector('form')!);
const subjectRows = () => screen.queryAllByRole('row').filter((row) => /access\.subjects/.test(row.textContent));
const summary = () => screen.getByText(/^roles\.summary/).textContent;
/** Adds a role of users to the members. */
async function addMember(name: string) {
  const input = screen.getByRole('combobox', { name: /^roles\.fields\.memberRoles/ });
  act(() => input.focus());
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const option = await screen.findByRole('option', { name: new RegExp(`users.roles.${name}`) });
  const text = option.textContent;
  fireEvent.click(option);
  return text;
}

it('a role can be renamed, and undo restores its name', async () => {
  const dialog = await open({ edit: 'Cellar team' });
  expect(dialog.textContent).toContain('roles.editTitle name=access.roles.Cellar team');
  expect(field().value).toBe('Cellar team');
  expect(dialog.textContent).not.toContain('roles.summary');
  rename(' Night team ');
  expect(summary()).toBe('roles.summary rights=roles.summaryRights count=0 users=roles.summaryUsers count=0');
  submit();
  await eventually(() => expect(shownToasts).toEqual(['success: roles.toasts.saved name=access.roles.Night team']));
  expect(onClose).toHaveBeenCalledOnce();
  expect(await named('Night team')).toBeDefined();
  act(() => pressToast());
  await eventually(async () => expect(await named('Cellar team')).toBeDefined());
});

it('a copy of a role has its rights, and undo deletes it', async () => {
  const dialog = await open({ copy: 'manager' });
  expect(dialog.textContent).toContain('roles.add');
  expect(field().value).toBe('roles.copyOf name=access.roles.manager');
  rename('Deputies');
  submit();
  await eventually(() => expect(shownToasts).toEqual(['success: roles.toasts.added name=access.roles.Deputies']));
  const { permissions, memberRoles } = (await named('Deputies'))!;
  expect(permissions).toEqual((await named('manager'))!.permissions);
  expect(memberRoles).toEqual([]);
  act(() => pressToast());
  await eventually(async () => expect(await named('Deputies')).toBeUndefined());
});

it('the name of a copy has at most 40 characters', async () => {
  await open({ copy: 'restricted-user' });
  expect(field().value).toBe('roles.copyOf name=access.roles.restricte');
  expect(field().maxLength).toBe(40);
});

it('a member moves from its role to the edited one, and undo moves it back', async () => {
  await open({ edit: 'Cellar team' });
  expect(await addMember('author')).toContain('roles.nowIn name=access.roles.support');
  const { users } = await call(userEndpoints.list, { role: 'author', perPage: 100 });
  expect(users.length).toBeGreaterThan(0);
  await eventually(() => expect(summary()).toContain(`roles.summaryUsers count=${users.length}`));
  submit();
  await eventually(() => expect(shownToasts).toHaveLength(1));
  expect((await named('Cellar team'))?.memberRoles).toEqual(['author']);
  expect((await named('support'))?.memberRoles).toEqual([]);
  act(() => pressToast());
  await eventually(async () => expect((await named('support'))?.memberRoles).toEqual(['author']));
  expect((await named('Cellar team'))?.memberRoles).toEqual([]);
});

it('changed rights are counted with the users of the role, and saved', async () => {
  await open({ edit: 'user' });
  const { users } = await call(userEndpoints.list, { role: 'editor', perPage: 100 });
  const [row] = subjectRows().filter(({ textContent }) => textContent.includes('access.subjects.bill'));
  const boxes = [...row!.querySelectorAll('input')];
  fireEvent.click(boxes.at(-1)!);
  await eventually(() =>
    expect(summary()).toBe(
      `roles.summary rights=roles.summaryRights count=1 users=roles.summaryUsers count=${users.length}`,
    ),
  );
  submit();
  await eventually(() => expect(shownToasts).toEqual(['success: roles.toasts.saved name=access.roles.user']));
  expect((await named('user'))?.permissions['bill']).toEqual({ read: false, write: false, create: true });
  act(() => pressToast());
  await eventually(async () => expect((await named('user'))?.permissions['bill']?.create).toBe(false));
});

it('the name of a built-in role cannot be changed', async () => {
  const dialog = await open({ edit: 'manager' });
  expect(field().disabled).toBe(true);
  expect(field().value).toBe('access.roles.manager');
  expect(dialog.textContent).toContain('roles.builtInName');
});

it('a custom role has no note about built-in roles', async () => {
  expect((await open({ edit: 'Cellar team' })).textContent).not.toContain('roles.builtInName');
});

it.each([
  ['Support', 'validation.taken'],
  ['Cellar team', undefined],
])('leaving the name "%s" shows the error %s', async (name, error) => {
  await open({ edit: 'Cellar team' });
  rename(name);
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid') === 'true').toBe(error !== undefined);
  expect(screen.queryByText(new RegExp(`^${error}`)) !== null).toBe(error !== undefined);
});

it.each([
  ['', /^validation\.required/],
  ['support', /^validation\.taken/],
])('saving the name "%s" is rejected', async (name, error) => {
  await open({ edit: 'Cellar team' });
  rename(name);
  submit();
  await screen.findByText(error);
  expect(onClose).not.toHaveBeenCalled();
});

it('the search limits the rights to matching subjects', async () => {
  await open({ edit: 'manager' });
  const search = screen.getByRole('searchbox', { name: 'roles.matrix.search' });
  fireEvent.change(search, { target: { value: 'subjects.bill' } });
  expect(subjectRows()).toHaveLength(1);
  fireEvent.change(search, { target: { value: 'zzzz' } });
  expect(screen.getByText('roles.matrix.noMatches')).toBeDefined();
  expect(subjectRows()).toEqual([]);
});

it('a failure is explained in the dialog', async () => {
  await open({ edit: 'Cellar team' });
  rename('Day team');
  fail();
  submit();
  await screen.findByText('errors.server');
  expect(onClose).not.toHaveBeenCalled();
});

it('the form shows both names after someone else has renamed the role', async () => {
  const dialog = await open({ edit: 'Cellar team' });
  const { id } = (await named('Cellar team'))!;
  await call(roleEndpoints.update, { role: { id, name: 'Wine team', memberRoles: ['author'] } });
  rename('Night team');
  submit();
  await eventually(() =>
    expect(dialog.textContent).toContain('changes.difference field=roles.fields.name from=Wine team to=Night team'),
  );
  expect(onClose).not.toHaveBeenCalled();
});
