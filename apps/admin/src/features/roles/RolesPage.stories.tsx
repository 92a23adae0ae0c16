import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const path = '/apps/roles';
const meta = { title: 'Pages/Roles', parameters: { layout: 'fullscreen', app: { path } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const long = { timeout: 8000 };
const card = async (name: string) => within(await screen.findByRole('region', { name }, long));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }, long));

/** Shows the users of a role and undoes deleting a role. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('a card shows its users in the table', async () => {
      const support = await card('Support');
      await support.findByText('7 users', {}, long);
      await userEvent.click(support.getByRole('button', { name: 'Show users: Support' }));
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(8));
      await expect(canvas.getByRole('button', { name: /Group.*Support/ })).toBeVisible();
      await userEvent.click(support.getByRole('button', { name: 'Show users: Support' }));
      await screen.findByRole('row', { name: /Maren Holt/ });
    });
    await step('built-in roles cannot be deleted', async () => {
      await userEvent.click((await card('Support')).getByRole('button', { name: 'More actions for Support' }));
      await expect(await screen.findByRole('menuitem', { name: /Delete role/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('undo restores a deleted role', async () => {
      await userEvent.click((await card('Cellar team')).getByRole('button', { name: 'More actions for Cellar team' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete role' }));
      await screen.findByText('Role Cellar team deleted');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Cellar team' })).toBeNull());
      await userEvent.keyboard('{Control>}z{/Control}');
      await card('Cellar team');
    });
  },
};

/** Edits the rights of a role by keyboard. */
export const Matrix: Story = {
  parameters: { app: { path: `${path}?edit=6` } },
  play: async ({ step }) => {
    const dialog = await dialogOf('Edit role: Cellar team');
    // Queries by label, which is much faster than by role, because the matrix has about 100 boxes.
    const box = (name: string) => dialog.getByLabelText(name, { selector: 'input' });
    await step('the checkboxes of rows, a column and the whole matrix show the granted rights', async () => {
      await expect(box('Everything')).toBePartiallyChecked();
      await expect(box('Read')).toBePartiallyChecked();
      await expect(box('Supply shop')).toBeChecked();
      await expect(box('Bills')).not.toBeChecked();
    });
    await step('arrow keys move through the matrix, and Space toggles', async () => {
      box('Everything').focus();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
      await expect(box('Dashboards: Write')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(box('Dashboards: Write')).toBeChecked();
      await dialog.findByText('Changes 1 right for 0 users');
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(box('Access control: Create')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(box('API keys')).toHaveFocus();
    });
    await step('a search limits the checkbox of the whole matrix to the visible rows', async () => {
      await userEvent.type(dialog.getByRole('searchbox'), 'invoices');
      await waitFor(() => expect(dialog.queryByLabelText('Bills')).toBeNull());
      await userEvent.click(box('Everything'));
      await expect(box('Invoices')).toBeChecked();
      await dialog.findByText('Changes 3 rights for 0 users');
    });
    await step('saving is undone with Ctrl+Z', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
      await screen.findByText('Role Cellar team saved');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.keyboard('{Control>}z{/Control}');
      await screen.findByText('Undone: Role Cellar team saved');
    });
  },
};

/** Errors are shown on submit. The error of a name that is already used is shown on blur. */
export const Errors: Story = {
  play: async () => {
    await card('Support');
    await userEvent.keyboard('n');
    const dialog = await dialogOf('Add role');
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
    await waitFor(() => expect(name).toHaveFocus());
    await dialog.findByText('This field is required.');
    await dialog.findByRole('alert');
    await userEvent.type(name, 'Cellar team');
    await userEvent.tab();
    await dialog.findByText('This is already in use. Choose another.');
    await expect(name).not.toHaveFocus();
    await userEvent.clear(name);
    await userEvent.click(dialog.getByLabelText('Bills: Read'));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
};

/** Adds a role with members, then deletes it: its users move to another role first. */
export const AddAndDelete: Story = {
  name: 'Add and delete',
  parameters: { app: { path: `${path}?edit=new` } },
  play: async ({ step }) => {
    const dialog = await dialogOf('Add role');
    await step('a role is added with a right and a member role', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), '<b>Bar</b>');
      await userEvent.type(dialog.getByRole('combobox', { name: /Member roles/ }), 'Head');
      await userEvent.click(await screen.findByRole('option', { name: /Head chef/ }));
      await userEvent.keyboard('{Escape}');
      await userEvent.click(dialog.getByLabelText('Bills: Read'));
      await dialog.findByText('Changes 1 right for 8 users');
      await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
      await (await card('<b>Bar</b>')).findByText('8 users', {}, long);
      await (await card('User')).findByText('0 users', {}, long);
      // The closing dialog takes the focus, which would close the menu of the next step.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), long);
    });
    await step('a role is deleted after its users were moved to another role', async () => {
      await userEvent.click((await card('<b>Bar</b>')).getByRole('button', { name: /^More actions/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete role' }));
      const move = within(await screen.findByRole('alertdialog', { name: 'Delete <b>Bar</b>' }, long));
      await userEvent.click(move.getByRole('button', { name: 'Move and delete' }));
      await move.findByText('Choose one.');
      await userEvent.click(move.getByRole('button', { name: /Move 8 users to/ }));
      await userEvent.click(await screen.findByRole('option', { name: /Marketing lead/ }));
      await userEvent.click(move.getByRole('button', { name: 'Move and delete' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: '<b>Bar</b>' })).toBeNull(), { timeout: 20_000 });
      await (await card('Support')).findByText('15 users', {}, long);
    });
  },
};

/** A copy starts with the rights of the original. */
export const Duplicate: Story = {
  play: async () => {
    await userEvent.click((await card('Support')).getByRole('button', { name: 'Duplicate Support' }));
    const dialog = await dialogOf('Add role');
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Copy of Support');
    await expect(dialog.getByLabelText('Chat')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { app: { path, scenario: 'slow' } },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Roles' }, long)).toHaveAttribute('aria-busy', 'true');
  },
};

/** There are no custom roles. */
export const Empty: Story = {
  parameters: { app: { path, scenario: 'empty' } },
  play: async () => {
    await card('Restricted user');
    await expect(screen.queryByRole('region', { name: 'Cellar team' })).toBeNull();
  },
};

/** If the roles fail to load, the users are still shown. */
export const Failing: Story = {
  parameters: { app: { path, api: { faults: [{ kind: 'error', path: '/apps/roles/data' }] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('The roles did not load', {}, long);
    await canvas.findByRole('row', { name: /Maren Holt/ }, long);
  },
};

export const Denied: Story = {
  parameters: { app: { path, account: 'manager' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }, long);
    const link = await canvas.findByRole('link', { name: 'Ask for access' }, long);
    await waitFor(() => expect(link.getAttribute('href')).toContain('maren.holt'));
    await userEvent.click(link);
    const composer = await dialogOf('Access: Read, Roles');
    await composer.findByText(/Maren Holt|maren\.holt/, {}, long);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ar' },
  parameters: { app: { path: `${path}?edit=3` } },
  play: async () => {
    await screen.findAllByRole('grid', {}, long);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await card('Support')) };
