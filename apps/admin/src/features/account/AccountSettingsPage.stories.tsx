import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const path = '/pages/account-settings';
const meta = {
  title: 'Pages/Account settings',
  parameters: { layout: 'fullscreen', app: { path, api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { timeout: 8000 };
const at = (tab: string) => ({
  app: { path: `${path}?tab=${tab}`, api: { now: () => new Date('2026-11-20T20:15:00Z') } },
});
const ready = () => screen.findByRole('textbox', { name: /^First name/ }, settled);

/** The save bar appears with the first change, names it, and the new name is shown in the shell. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const last = await canvas.findByRole('textbox', { name: /^Last name/ }, settled);
    await expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull();
    await step('an empty name is rejected', async () => {
      await userEvent.clear(last);
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(last).toBeInvalid());
      await expect(last).toHaveFocus();
    });
    await step('the bar names the change', async () => {
      await userEvent.type(last, 'Bergström');
      const bar = await canvas.findByRole('group', { name: 'Unsaved changes' });
      await expect(bar).toHaveTextContent(/1 unsaved change/);
      await expect(bar).toHaveTextContent(/Holt.*Bergström/);
      await userEvent.click(within(bar).getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull(), settled);
      await screen.findAllByText('Maren Bergström', undefined, settled);
    });
  },
};

/** Unsaved changes stay while the user looks at other tabs, and can be discarded. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    const company = await canvas.findByRole('textbox', { name: 'Company' }, settled);
    await userEvent.type(company, ' by the sea');
    await userEvent.click(canvas.getByRole('tab', { name: 'Information' }));
    await canvas.findByRole('textbox', { name: /^About you/ }, settled);
    await userEvent.click(canvas.getByRole('tab', { name: /^Account/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Company' }, settled)).toHaveDisplayValue(/ by the sea$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: 'Company' })).not.toHaveDisplayValue(/ by the sea$/);
  },
};

/** Closing the account requires the box and the username. */
export const CloseAccount: Story = {
  name: 'Close account',
  play: async ({ canvas }) => {
    await ready();
    const button = canvas.getByRole('button', { name: 'Close account' });
    await userEvent.click(button);
    await canvas.findByText('Tick this box first.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I can no longer sign in/ }));
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog', undefined, settled));
    const field = question.getByRole('textbox');
    await userEvent.type(field, 'someone');
    await userEvent.click(question.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.click(question.getByRole('button', { name: 'Keep account' }));
  },
};

export const Information: Story = {
  parameters: at('information'),
  play: async ({ canvas }) => {
    const website = await canvas.findByRole('textbox', { name: 'Website' }, settled);
    await userEvent.clear(website);
    await userEvent.type(website, 'saltmarsh');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(website).toBeInvalid());
    await userEvent.clear(website);
    await userEvent.type(website, 'https://quay.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull(), settled);
  },
};

export const Security: Story = {
  parameters: at('security'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Password' }, settled);
    await canvas.findByRole('region', { name: 'Two-step sign-in' }, settled);
    await expect(await canvas.findByRole('link', { name: 'All API keys' }, settled)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pages\/api-key$/),
    );
  },
};

/** Saves billing details and the billing address together. */
export const Billing: Story = {
  parameters: at('billing'),
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' }, settled);
    const vat = canvas.getByRole('textbox', { name: 'VAT ID' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Lewes');
    await userEvent.clear(vat);
    await userEvent.type(vat, 'GB 123 4567 89');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull(), settled);
    await expect(city).toHaveValue('Lewes');
  },
};

export const Notifications: Story = {
  parameters: at('notifications'),
  play: async ({ canvas }) => {
    const flag = await canvas.findByRole('switch', { name: 'Product updates' }, settled);
    const was = (flag as HTMLInputElement).checked;
    await userEvent.click(flag);
    await waitFor(() => expect((flag as HTMLInputElement).checked).toBe(!was));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Never' }, settled));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Never' })).toBeChecked(), settled);
  },
};

/** Disconnects an account, undoes that, and connects another one. */
export const Connections: Story = {
  parameters: at('connections'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlink Google' }, settled));
    await canvas.findByRole('button', { name: 'Connect Google' }, settled);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, settled));
    await canvas.findByRole('button', { name: 'Unlink Google' }, settled);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Quora' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Quora' }, settled));
    await userEvent.type(dialog.getByRole('textbox'), 'maren');
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await canvas.findByRole('button', { name: 'Unlink Quora' }, settled);
  },
};

export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async ({ canvas }) => void (await canvas.findByText('The settings could not be loaded', undefined, settled)),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await ready()) };
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await ready()) };
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async () => void (await screen.findByRole('textbox', { name: /الاسم الأول/ }, settled)),
};
