import { demoAccounts } from '@larder/mock-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const { email: owner } = demoAccounts[0]!;
let shift = 0;

const meta = {
  title: 'Pages/Forgot password',
  parameters: {
    layout: 'fullscreen',
    app: { path: '/forgot-password', account: 'none', api: { now: () => new Date(Date.now() + shift) } },
  },
  beforeEach: () => {
    shift = 0;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };
const email = () => screen.findByLabelText('Work e-mail', undefined, loading);
const submit = () => screen.getByRole('button', { name: 'Send link' });

/** The response does not reveal whether an account has the address. */
export const Default: Story = {
  play: async ({ step }) => {
    await userEvent.click((await email()) && submit());
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('This field is required.'), loading);
    await userEvent.type(await email(), 'nobody@quaystreet.example{Enter}');
    await screen.findByText('If the address is known, a link is on its way to:', undefined, loading);
    await step('the resend button is disabled for a while, and the address can be changed', async () => {
      const again = await screen.findByRole('button', { name: /^Send again in \d+ seconds$/ }, loading);
      await expect(again).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
      await expect(await email()).toHaveValue('nobody@quaystreet.example');
    });
  },
};

/** In the demo, the link is shown instead of sent. It leads to a page with the same look. */
export const Basic: Story = {
  parameters: { app: { path: '/pages/forgot-password-basic' } },
  tags: ['every-mode'],
  play: async () => {
    await userEvent.type(await email(), `${owner}{Enter}`);
    await userEvent.click(await screen.findByRole('link', { name: 'Open the link' }, loading));
    await screen.findByRole('heading', { level: 1, name: 'Set a new password' }, loading);
  },
};

/** If another link is requested too early, the error names the remaining seconds. The address stays. */
export const TooEarly: Story = {
  name: 'Too early',
  play: async () => {
    await userEvent.type(await email(), `${owner}{Enter}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }, loading));
    shift = 20_000;
    await userEvent.click((await email()) && submit());
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent(/Try again in (9|10) seconds/);
    await expect(await email()).toHaveValue(owner);
  },
};

export const Offline: Story = {
  parameters: { app: { api: { faults: [{ kind: 'offline', path: '/jwt/send-code' }] } } },
  play: async () => {
    await userEvent.type(await email(), `${owner}{Enter}`);
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent('The link was not sent');
    await expect(await email()).toHaveValue(owner);
  },
};
