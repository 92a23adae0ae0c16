import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const path = '/apps/permissions';
const meta = { title: 'Pages/Permissions', parameters: { layout: 'fullscreen', app: { path } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const long = { timeout: 8000 };
const row = (name: RegExp) => screen.findByRole('row', { name }, long);
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }, long));

/** Adds and edits permissions, and undoes an edit. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await row(/Only View/);
    await step('a role links to its users', async () => {
      const link = within(await row(/Only View/)).getByRole('link', { name: 'Restricted user' });
      await expect(link).toHaveAttribute('href', '/apps/roles?group=restricted-user');
    });
    await step('core permissions cannot be deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Actions.*Financial Management/ }));
      const action = await screen.findByRole('menuitem', { name: /Delete permission/ });
      await expect(action).toHaveAttribute('aria-disabled', 'true');
      await expect(action).toHaveTextContent('Core permissions cannot be deleted');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('a new permission belongs to the administrators and is the first row', async () => {
      await userEvent.keyboard('n');
      const dialog = await dialogOf('Add permission');
      await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'only view');
      await userEvent.tab();
      await dialog.findByText('This is already in use. Choose another.');
      await userEvent.clear(dialog.getByRole('textbox', { name: /Name/ }));
      await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), '<i>Cash up</i>');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await screen.findByText('<i>Cash up</i> added');
      await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/<i>Cash up<\/i>.*Administrator/));
    });
    await step('a permission needs at least one role, and undo restores its roles', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Actions.*Only View/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /Edit permission/ }));
      const dialog = await dialogOf('Edit Only View');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Administrator' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Restricted user' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Administrator' })).toHaveFocus());
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Support' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
      await screen.findByText('Only View saved');
      await expect(within(await row(/Only View/)).getByText('Support')).toBeVisible();
      await userEvent.keyboard('{Control>}z{/Control}');
      await within(await row(/Only View/)).findByText('Restricted user', {}, long);
    });
  },
};

/** Assigns several permissions to a role, and undoes it. */
export const Selection: Story = {
  play: async ({ canvas }) => {
    await row(/Only View/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Only View/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Project Planning/ }));
    const bar = within(await canvas.findByRole('group', { name: /selection/i }));
    await userEvent.click(bar.getByRole('button', { name: 'Assign to a role' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Support' }));
    // Project Planning already belonged to the role.
    await screen.findByText('1 permission assigned to Support');
    await expect(within(await row(/Only View/)).getByText('Support')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(within(await row(/Only View/)).queryByText('Support')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { app: { path, scenario: 'slow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add permission' }, long);
  },
};
export const Empty: Story = {
  parameters: { app: { path, scenario: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No permissions yet', {}, long);
  },
};
export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: `${path}?q=${encodeURIComponent('<script>')}` } },
  play: async ({ canvas }) => {
    await canvas.findByText('No matching permissions', {}, long);
  },
};
export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The permissions did not load', {}, { timeout: 15_000 });
  },
};
export const Denied: Story = {
  parameters: { app: { path, account: 'manager' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }, long);
    await expect(canvas.getByRole('alert')).toHaveTextContent('“Read” for “Permissions”');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  play: async () => {
    await screen.findAllByText('العرض فقط', {}, long);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await row(/Only View/)) };
