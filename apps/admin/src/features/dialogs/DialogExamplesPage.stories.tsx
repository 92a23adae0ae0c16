import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const path = '/pages/modal-examples';
const meta = {
  title: 'Pages/Dialog examples',
  parameters: { layout: 'fullscreen', app: { path, api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { timeout: 15_000 };
const open = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Open: ${name}` }, settled));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, settled));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), settled);
const option = (name: string | RegExp) => screen.findByRole('option', { name }, settled);
const toast = (text: string) => screen.findByText(text, undefined, settled);

/** The cards open dialogs. Missing fields of an address are marked. */
export const Default: Story = {
  play: async () => {
    await open('Add an address');
    const form = await dialog('New address');
    await userEvent.click(form.getByRole('button', { name: 'Add address' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /^City/ })).toBeInvalid());
  },
};

/** Saves a valid address. */
export const AddAddress: Story = {
  parameters: { app: { path: `${path}?dialog=add-address` } },
  play: async () => {
    const form = await dialog('New address');
    await userEvent.type(form.getByRole('textbox', { name: /^Contact/ }), 'Iona Marsh');
    await userEvent.type(form.getByRole('textbox', { name: /^Street/ }), '4 Quay Street');
    await userEvent.type(form.getByRole('textbox', { name: /^City/ }), 'Whitby');
    await userEvent.click(form.getByRole('button', { name: /Country$/ }));
    // The search field of a virtualized list is a combobox.
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }, settled), 'ireland');
    await userEvent.click(await option('Ireland'));
    await userEvent.click(form.getByRole('button', { name: 'Add address' }));
    await toast('Address added');
    await closed();
  },
};

/** Discarded changes are not restored when the dialog opens again. */
export const Discard: Story = {
  parameters: { app: { path: `${path}?dialog=add-address` } },
  play: async () => {
    const city = async () => (await dialog('New address')).getByRole('textbox', { name: /^City/ });
    await userEvent.type(await city(), 'Leeds');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', undefined, settled));
    await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    await closed();
    await open('Add an address');
    await expect(await city()).toHaveValue('');
  },
};

/** Shares a view with a person. */
export const ShareView: Story = {
  parameters: { app: { path: `${path}?dialog=share-view` } },
  play: async ({ step }) => {
    const form = await dialog('Share “Onboarding”');
    form.getByText('Owner');
    await step('a person is added', async () => {
      const people = form.getByRole('button', { name: /Add a person$/ });
      await waitFor(() => expect(people).toBeEnabled(), settled);
      await userEvent.click(people);
      await userEvent.click(await option(/^Dorota Maj/));
      await form.findByRole('button', { name: /^Stop sharing with/ });
    });
    await userEvent.click(form.getByRole('button', { name: 'Share view' }));
    await toast('Sharing of “Onboarding” changed');
    await closed();
  },
};

/** Invites two restaurants. An invalid address is reported before any email is sent. */
export const ReferRestaurant: Story = {
  play: async () => {
    await open('Refer a restaurant');
    const form = await dialog('Refer a restaurant');
    await form.findByRole('img', { name: 'QR code of your link' });
    const field = form.getByRole('combobox', { name: /^E-mail addresses/ });
    await userEvent.type(field, 'dana@postbox.example,nobody,');
    await userEvent.click(form.getByRole('button', { name: 'Send invitations' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.click(form.getByRole('button', { name: /nobody/ }));
    await userEvent.type(field, 'lee@postbox.example,');
    await userEvent.click(form.getByRole('button', { name: 'Send invitations' }));
    await toast('2 invitations sent');
    await closed();
  },
};

/** Connects an app step by step and shows its secret once. */
export const ConnectApp: Story = {
  play: async ({ step }) => {
    await open('Connect an app');
    const form = await dialog('Connect an app');
    const next = () => userEvent.click(form.getByRole('button', { name: 'Next' }));
    await step('a name is required', async () => {
      await next();
      await waitFor(() => expect(form.getByRole('textbox', { name: /^Name/ })).toBeInvalid());
      await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Harbour till');
      await next();
    });
    await step('a record is required', async () => {
      await form.findByRole('heading', { name: /What kind of system/ });
      await userEvent.click(form.getByRole('radio', { name: 'Delivery partner' }));
      await next();
      await form.findByRole('heading', { name: /What may it use/ });
      await next();
      await userEvent.click(form.getAllByRole('checkbox')[0]!);
      await next();
    });
    await form.findByRole('heading', { name: /How are fees paid/ });
    await next();
    await form.findByRole('heading', { name: /Check and connect/ });
    await form.findByText('Delivery partner', { selector: 'dd, dd *' });
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const secret = await dialog('Secret of Harbour till');
    await userEvent.click(secret.getByRole('button', { name: 'I have stored it' }));
    await closed();
  },
};

/** Opens the dialogs of the account: card, plan, two-step sign-in and user. */
export const Account: Story = {
  play: async () => {
    for (const [card, title] of [
      ['Add a card', 'Add a card'],
      ['Choose a plan', 'Change plan'],
      ['Two-step sign-in', 'Set up two-step sign-in'],
      ['Edit user', 'Edit Maren Holt'],
    ] as const) {
      await open(card);
      await dialog(title);
      await userEvent.keyboard('{Escape}');
      await closed();
    }
  },
};

/** A server may neither create keys nor edit users. */
export const Denied: Story = {
  parameters: { app: { path: `${path}?dialog=connect-app`, account: 'server' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open: Connect an app' }, settled)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Open: Edit user' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Open: Add a card' })).toBeEnabled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const NoViews: Story = {
  parameters: { app: { path: `${path}?dialog=share-view`, scenario: 'empty' } },
  play: async () => void (await screen.findByText('You have no views yet', undefined, settled)),
};
export const Failing: Story = {
  parameters: { app: { path: `${path}?dialog=share-view`, scenario: 'failing' } },
  play: async () => void (await screen.findByText('Your views could not be loaded', undefined, settled)),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: `${path}?dialog=refer-restaurant` } },
  play: async () => void (await dialog('Refer a restaurant')),
};
export const Dark: Story = {
  globals: { skin: 'dark' },
  parameters: { app: { path: `${path}?dialog=connect-app` } },
  play: async () => void (await dialog('Connect an app')),
};
export const Arabic: Story = {
  globals: { language: 'ar' },
  parameters: { app: { path: `${path}?dialog=add-address` } },
  play: async () => void (await screen.findByRole('dialog', undefined, settled)),
};
