import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = { title: 'Pages/List states', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

interface List {
  path: string;
  /** Path of the list's endpoints. */
  api: string;
  table: string;
  failed: string;
  noMatches: string;
  /** Footer texts of the first and the last page. */
  pages: readonly [string, string];
}

const users: List = {
  path: '/apps/user/list',
  api: '/api/users',
  table: 'Users',
  failed: 'The users did not load',
  noMatches: 'No matching users',
  pages: ['1–10 of 50', '41–50 of 50'],
};
const employees: List = {
  path: '/datatables/advance',
  api: '/api/datatables',
  table: 'Employees',
  failed: 'The employees did not load',
  noMatches: 'No matching employees',
  pages: ['1–10 of 120', '111–120 of 120'],
};

const long = { timeout: 8000 };
const table = (list: List) => screen.findByRole('grid', { name: list.table }, long);

const loading = (list: List): Story => ({
  parameters: { app: { path: list.path, api: { faults: [{ kind: 'slow', path: list.api, delay: 600_000 }] } } },
  play: async () => {
    const grid = await table(list);
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
  },
});

const failing = (list: List): Story => ({
  parameters: { app: { path: list.path, scenario: 'failing' } },
  play: async () => {
    await screen.findByText(list.failed, {}, long);
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  },
});

/** Returns a story in which `page=99` shows the last page. */
const pastTheEnd = (list: List): Story => ({
  parameters: { app: { path: `${list.path}?page=99` } },
  play: async () => {
    await expect(await screen.findByText(list.pages[1], {}, long)).toBeVisible();
  },
});

/** Returns a story in which "Clear filters" shows all rows again. */
const noMatches = (list: List, narrowed: string): Story => ({
  parameters: { app: { path: `${list.path}?${narrowed}` } },
  play: async () => {
    await screen.findByText(list.noMatches, {}, long);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect(await screen.findByText(list.pages[0], {}, long)).toBeVisible();
    // The navbar must not cover a control when axe measures targets.
    window.scrollTo(0, 0);
  },
});

/** Shortcuts of the list: `/` focuses the search, Escape clears the selection. */
export const Keyboard: Story = {
  parameters: { app: { path: users.path } },
  play: async () => {
    await screen.findByText(users.pages[0], {}, long);
    await userEvent.keyboard('/');
    await expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: /Bea Lindqvist/ }));
    await screen.findByRole('group', { name: /selection/i });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: /selection/i })).toBeNull());
  },
};

export const UsersLoading: Story = loading(users);
export const UsersFailing: Story = failing(users);
export const UsersPastTheEnd: Story = pastTheEnd(users);
export const UsersNoMatches: Story = noMatches(users, 'q=nobody&status=pending');

export const EmployeesLoading: Story = loading(employees);
export const EmployeesFailing: Story = failing(employees);
export const EmployeesPastTheEnd: Story = pastTheEnd(employees);
export const EmployeesNoMatches: Story = noMatches(employees, 'name=nobody&where=any~age.atLeast.99~city.is.Oslo');
export const EmployeesEmpty: Story = {
  parameters: { app: { path: employees.path, scenario: 'empty' } },
  play: async () => {
    await expect(await screen.findByText('No employees yet', {}, long)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};
