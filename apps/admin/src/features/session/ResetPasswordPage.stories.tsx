import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Pages/Reset password',
  parameters: {
    layout: 'fullscreen',
    app: { path: '/pages/reset-password-cover?token=demo-token', account: 'none' },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };
const password = () => screen.findByLabelText('New password', undefined, loading);
const repeat = () => screen.getByLabelText('Repeat the password');
const submit = () => screen.getByRole('button', { name: 'Save password' });

/** Both fields are validated, and focus moves to the first invalid one. */
export const Default: Story = {
  play: async ({ step }) => {
    await waitFor(async () => expect(await password()).toHaveFocus(), loading);
    await userEvent.keyboard('short');
    await userEvent.type(repeat(), 'other{Enter}');
    await waitFor(() => expect(repeat()).toHaveAccessibleDescription('The two entries do not match.'), loading);
    await expect(await password()).toHaveAccessibleDescription(/Use at least 8 characters/);
    await expect(await password()).toHaveFocus();
    await step('an error disappears as soon as it is corrected', async () => {
      await userEvent.clear(repeat());
      await userEvent.type(repeat(), 'short');
      await expect(repeat()).not.toHaveAccessibleDescription();
    });
  },
};

export const Basic: Story = {
  parameters: { app: { path: '/pages/reset-password-basic?token=demo-token' } },
  tags: ['every-mode'],
  play: async () => {
    await userEvent.type(await password(), 'quince-jelly-1');
    await userEvent.type(repeat(), 'quince-jelly-1');
    await userEvent.click(submit());
    await screen.findByRole('button', { name: 'Sign in' }, loading);
    await screen.findByText('Your password has been changed. Sign in with the new one.', undefined, loading);
  },
};

/** The link has expired. A new one can be requested. */
export const Expired: Story = {
  parameters: { app: { path: '/pages/reset-password-basic?token=expired-token' } },
  tags: ['every-mode'],
  play: async () => {
    await userEvent.type(await password(), 'quince-jelly-1');
    await userEvent.type(repeat(), 'quince-jelly-1{Enter}');
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent('This link has expired');
    await expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/pages/forgot-password-basic',
    );
  },
};

export const WithoutToken: Story = {
  name: 'Without a token',
  parameters: { app: { path: '/pages/reset-password-cover' } },
  play: async () => {
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent('This link has expired');
  },
};

export const Failing: Story = {
  parameters: { app: { api: { faults: [{ kind: 'error', path: '/jwt/verify-code' }] } } },
  play: async () => {
    await userEvent.type(await password(), 'quince-jelly-1');
    await userEvent.type(repeat(), 'quince-jelly-1{Enter}');
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent(
      'The password was not changed',
    );
    await expect(repeat()).toHaveValue('quince-jelly-1');
  },
};
