import { demoAccounts } from '@larder/mock-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const [owner, manager] = demoAccounts.map(({ email }) => email) as [string, string];

const meta = {
  title: 'Pages/Verify e-mail',
  parameters: { layout: 'fullscreen', app: { path: '/pages/verify-email-cover', account: 'none' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };
const email = () => screen.findByLabelText('Work e-mail', undefined, loading);
const sendLink = () => screen.findByRole('button', { name: 'Send link' }, loading);
const resent = () => screen.findByRole('button', { name: /^Send again in \d+ seconds$/ }, loading);

/** Signed-out visitors enter the address. */
export const Default: Story = {
  play: async () => {
    await userEvent.type(await email(), 'dana@quaystreet.example');
    await userEvent.click(await sendLink());
    await resent();
    await expect(screen.getByText('dana@quaystreet.example')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
  },
};

/** Signed-in users can change the address. */
export const ChangeAddress: Story = {
  name: 'Change address',
  parameters: { app: { path: '/pages/verify-email-basic', account: 'owner' } },
  tags: ['every-mode'],
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue here' }, loading));
    await expect(await screen.findByText(owner)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
    await step('a taken address shows an error on the field', async () => {
      await userEvent.type(await email(), `${manager}{Enter}`);
      await waitFor(
        async () => expect(await email()).toHaveAccessibleDescription('This is already in use. Choose another.'),
        loading,
      );
    });
    await step('the link is sent to the new address', async () => {
      await userEvent.clear(await email());
      await userEvent.type(await email(), 'maren@quaystreet.example{Enter}');
      await resent();
      await expect(screen.getByText('maren@quaystreet.example')).toBeVisible();
    });
  },
};

/** The token of a link is redeemed immediately. */
export const Confirmed: Story = {
  parameters: { app: { path: '/pages/verify-email-basic?token=demo-token', account: 'owner' } },
  tags: ['every-mode'],
  play: async () => {
    await screen.findByText('Your address is confirmed', undefined, loading);
    await expect(screen.getByText(owner)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to Larder' })).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: { app: { path: '/pages/verify-email-cover?token=expired-token', account: 'owner' } },
  tags: ['every-mode'],
  play: async () => {
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent('This link has expired');
    await userEvent.click(await sendLink());
    await resent();
  },
};

export const Confirming: Story = {
  parameters: {
    app: {
      path: '/pages/verify-email-cover?token=demo-token',
      account: 'owner',
      api: { faults: [{ kind: 'slow', path: '/jwt/verify-code', delay: 600_000 }] },
    },
  },
  play: async () => void (await screen.findByText('Confirming your address', undefined, loading)),
};

export const Offline: Story = {
  parameters: {
    app: {
      path: '/pages/verify-email-cover?token=demo-token',
      account: 'owner',
      api: { faults: [{ kind: 'offline', path: '/jwt/verify-code', times: 1 }] },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent('Larder cannot be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your address is confirmed', undefined, loading);
  },
};
