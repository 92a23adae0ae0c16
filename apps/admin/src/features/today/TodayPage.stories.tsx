import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

// The card shows the events of the date at the restaurant.
const api = { now: () => new Date('2026-11-23T12:00:00Z') };

const meta = {
  title: 'Pages/Today',
  parameters: { layout: 'fullscreen', app: { path: '/today', api } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { timeout: 8000 };
const ready = () => screen.findByRole('heading', { level: 1, name: 'Today' }, settled);
const card = async (name: string) => within(await screen.findByRole('region', { name }, settled));

/** The tasks of the user, the events of the day and the sold-out items of the restaurant. */
export const Default: Story = {
  tags: ['every-mode'],
  play: async () => {
    await ready();
    await (
      await card('My tasks')
    ).findByRole('checkbox', { name: 'Completed: Call the landlord about the awning' }, settled);
    await (await card('Today’s events')).findByText('Stocktake', undefined, settled);
    await expect((await (await card('Sold out')).findAllByRole('listitem', undefined, settled)).length).toBe(2);
    await screen.findByText('0 of 10 on shift', undefined, settled);
  },
};

/** The title of a task opens it in the task list. */
export const OpenTask: Story = {
  name: 'Open task',
  play: async () => {
    await ready();
    const name = 'Call the landlord about the awning';
    await userEvent.click(await (await card('My tasks')).findByRole('link', { name }, settled));
    const form = within(await screen.findByRole('dialog', undefined, settled));
    const title = await form.findByDisplayValue(name, undefined, settled);
    await waitFor(() => expect(title).toBeVisible());
  },
};

/** A completed task stays visible, so that it can be reopened. */
export const CompleteTask: Story = {
  name: 'Complete task',
  play: async () => {
    await ready();
    const task = await (
      await card('My tasks')
    ).findByRole('checkbox', { name: 'Completed: Call the landlord about the awning' }, settled);
    await userEvent.click(task);
    await waitFor(() => expect(task).toBeChecked());
    await userEvent.click(task);
    await waitFor(() => expect(task).not.toBeChecked());
  },
};

/** The start page for the server role shows tasks, but no amounts. Menu and search omit what is denied. */
export const ServerRole: Story = {
  name: 'Server role',
  parameters: { app: { path: '/', account: 'server' } },
  play: async ({ canvas, step }) => {
    await ready();
    await (
      await card('My tasks')
    ).findByRole('checkbox', { name: 'Completed: Long table for 22, cake without nuts' }, settled);
    await step('the page and the shell show no amounts', async () => {
      await expect(screen.queryByText('Call the landlord about the awning')).toBeNull();
      await expect(screen.queryByRole('region', { name: 'Team today' })).toBeNull();
      await expect(document.body).not.toHaveTextContent(/[$€¥]\s?\d/);
    });
    await step('the menu contains only the pages that servers may read, below the logo', async () => {
      const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
      const names = menu.getAllByRole('link').map((link) => link.textContent.replace(/\d+$/, ''));
      await expect(names).toEqual([
        'Larder',
        'Today',
        'Bills',
        'Menu management',
        'Chat',
        'Tasks',
        'Calendar',
        'Account settings',
        'Profile',
        'Help centre',
        'Knowledge base',
        'Plans and prices',
        'Licence',
        'Dialog examples',
        'Form layouts',
        'Wizard',
        'Form validation',
        'Form repeater',
        'Tables',
      ]);
      await menu.findByRole('button', { name: 'Supply shop' });
      for (const denied of ['Invoices', 'Users', 'Access'])
        await expect(menu.queryByRole('button', { name: denied })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Cart/ })).toBeNull();
    });
    await step('the search finds no page, person or action that is denied', async () => {
      await userEvent.keyboard('/');
      const field = await screen.findByRole('combobox', { name: 'Search' });
      const optionTexts = () => screen.queryAllByRole('option').map((option) => option.textContent);
      for (const text of ['dashboard', 'invoice', 'users', 'new user', 'data table']) {
        await userEvent.clear(field);
        await userEvent.type(field, text);
        await waitFor(() => expect(new Set(optionTexts())).toEqual(new Set(['No results'])));
      }
      await userEvent.clear(field);
      await userEvent.type(field, 'today');
      await screen.findByRole('option', { name: /^Today/ });
    });
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/today', scenario: 'empty' } },
  play: async () => {
    await ready();
    for (const text of ['No open tasks', 'No events today', 'Everything is available', 'No shifts today'])
      await screen.findByText(text, undefined, settled);
  },
};

export const Loading: Story = {
  parameters: { app: { path: '/today', api: { ...api, faults: [{ kind: 'slow', path: '/apps', delay: 600_000 }] } } },
  play: async () => {
    await ready();
    for (const name of ['My tasks', 'Today’s events', 'Sold out', 'Team today']) await card(name);
    await waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(4), settled);
  },
};

/** A card that did not load has its own error. The others are shown. */
export const Failing: Story = {
  parameters: { app: { path: '/today', api: { ...api, faults: [{ kind: 'error', path: '/apps/todo' }] } } },
  play: async () => {
    await ready();
    const tasks = await card('My tasks');
    await tasks.findByText('Could not load this', undefined, settled);
    await expect(tasks.getByRole('button', { name: 'Try again' })).toBeVisible();
    await (await card('Today’s events')).findByText('Stocktake', undefined, settled);
    await expect((await (await card('Sold out')).findAllByRole('listitem', undefined, settled)).length).toBe(2);
  },
};

/** A task that could not be changed is restored, with an error toast. */
export const FailedChange: Story = {
  name: 'Failed change',
  parameters: { app: { path: '/today', api: { ...api, faults: [{ kind: 'error', path: '/apps/todo/update-task' }] } } },
  play: async () => {
    await ready();
    const task = await (
      await card('My tasks')
    ).findByRole('checkbox', { name: 'Completed: Call the landlord about the awning' }, settled);
    await userEvent.click(task);
    await screen.findByText('The task was not changed', undefined, settled);
    await waitFor(() => expect(task).not.toBeChecked());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await ready()) };
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, settled)),
};
