import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

const path = '/access-control';
const meta = {
  title: 'Pages/Access control',
  parameters: { layout: 'fullscreen', app: { path } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 8000 };

/** Shows the rules of a role, filters them by text, and names the rule that decides a check. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 2, name: 'My rights' }, long);
    await step('the rules of the chosen role replace those of the user', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /See as/ }, long));
      await userEvent.click(await screen.findByRole('option', { name: /^Support/ }));
      await canvas.findByRole('heading', { level: 2, name: 'Rights of Support' });
    });
    await step('a check names the rule that decides', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Action/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Change' }));
      await userEvent.click(canvas.getByRole('button', { name: /Records/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Menus' }));
      const result = await canvas.findByText('Rule 1 decides: the last one that applies.');
      await expect(result.closest('[role="status"]')).toHaveTextContent('Allowed');
      const rule = canvas.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'true')!;
      await expect(rule).toHaveTextContent('Menus');
    });
    await step('search filters the rules', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search rules' }), 'calendar');
      await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2);
    });
  },
};

/** The rights of a person are those of their role. */
export const Person: Story = {
  parameters: { app: { path: `${path}?action=update&subject=user` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /See as/ }, long));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }, long), 'dorota');
    await userEvent.click(await screen.findByRole('option', { name: /Dorota Maj/ }));
    await canvas.findByRole('heading', { level: 2, name: 'Rights of Dorota Maj' });
    await expect(canvas.getByText('Dorota Maj has the role User')).toBeVisible();
    await expect((await canvas.findByText('No rule allows it.')).closest('[role="status"]')).toHaveTextContent(
      'Denied',
    );
  },
};

/** While the person loads, the page shows neither rules nor a result. */
export const Loading: Story = {
  parameters: { app: { path: `${path}?person=5&action=read&subject=menu`, scenario: 'slow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Try a check' }, long);
    await expect(canvas.queryByText(/Rule 1 decides/)).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** No rule allows the action of the URL. */
export const NoRule: Story = {
  name: 'No rule',
  parameters: { app: { path: `${path}?as=restricted-user&action=delete&subject=invoice` } },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findByText('No rule allows it.', {}, long)).closest('[role="status"]'),
    ).toHaveTextContent('Denied');
  },
};

/** An unknown role is reported. The user's rules apply instead, even to an unknown action and subject. */
export const UnknownRole: Story = {
  name: 'Unknown role',
  parameters: { app: { path: `${path}?as=${encodeURIComponent('<b>x</b>')}&action=toString&subject=__proto__` } },
  play: async ({ canvas }) => {
    await canvas.findByText('This role or person does not exist', {}, long);
    await canvas.findByText('Rule 1 decides: the last one that applies.');
  },
};

/** If the roles fail to load, the page shows the user's rights. */
export const Failing: Story = {
  parameters: { app: { path, api: { faults: [{ kind: 'error', path: '/apps/roles/data' }] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('The roles did not load', {}, long);
    await expect(canvas.getByRole('heading', { level: 2, name: 'My rights' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Rules' })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { app: { path, account: 'server' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }, long);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', {}, long);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
