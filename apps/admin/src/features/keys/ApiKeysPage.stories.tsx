import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const path = '/pages/api-key';
const meta = {
  title: 'Pages/API keys',
  parameters: { layout: 'fullscreen', app: { path, api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { timeout: 8000 };
const ready = () => screen.findByRole('list', { name: 'API keys' }, settled);

/** Creates a key and shows its secret once, rejects a duplicate name, and undoes a revocation. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await ready();
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    const create = canvas.getByRole('button', { name: 'Create key' });
    await step('the secret is shown once', async () => {
      await userEvent.type(name, 'Bar till');
      await userEvent.click(create);
      const dialog = within(await screen.findByRole('dialog', { name: 'Secret of Bar till' }, settled));
      await userEvent.click(dialog.getByRole('button', { name: 'I have stored it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await canvas.findByText('Bar till', undefined, settled);
    });
    await step('the name cannot be used twice', async () => {
      await userEvent.type(name, 'bar till');
      await userEvent.click(create);
      await waitFor(() => expect(name).toBeInvalid());
    });
    await step('revoking can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More for Bar till' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
      await waitFor(() => expect(canvas.queryByText('Bar till')).toBeNull(), settled);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, settled));
      await canvas.findByText('Bar till', undefined, settled);
    });
  },
};

/** Renames a key, and replaces its secret after confirmation. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    await ready();
    const [more] = canvas.getAllByRole('button', { name: /^More for / });
    await userEvent.click(more!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Rename / }, settled));
    const field = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ledger');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Ledger' }, settled));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace secret' }));
    const question = within(await screen.findByRole('alertdialog', undefined, settled));
    await userEvent.click(question.getByRole('button', { name: 'Replace secret' }));
    await screen.findByRole('dialog', { name: 'Secret of Ledger' }, settled);
  },
};

/** Managers may only read keys. */
export const ReadOnly: Story = {
  name: 'Read only',
  parameters: { app: { path, account: 'manager' } },
  play: async () => void (await screen.findByRole('heading', { level: 1 }, settled)),
};
export const Empty: Story = {
  parameters: { app: { path, scenario: 'empty' } },
  play: async ({ canvas }) => void (await canvas.findByText('No API keys yet', undefined, settled)),
};
export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async ({ canvas }) => void (await canvas.findAllByRole('button', { name: 'Copy details' }, settled)),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await ready()) };
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await ready()) };
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async () => void (await screen.findAllByRole('listitem', undefined, settled)),
};
