import { demoTwoStepAccount } from '@larder/mock-api/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

let shift = 0;
const now = () => new Date(Date.now() + shift);

const meta = {
  title: 'Pages/Two steps',
  parameters: { layout: 'fullscreen', app: { path: '/login', account: 'none', api: { now } } },
  beforeEach: () => {
    shift = 0;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };
const code = () => screen.findByRole('textbox', { name: 'Six-digit code' }, loading);
const heading = () => screen.findByRole('heading', { level: 1, name: 'Two-step sign-in' }, loading);
const homePage = () => screen.findByRole('heading', { level: 1, name: /service$/ }, loading);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, loading));

async function firstStep() {
  await userEvent.type(await screen.findByLabelText('Work e-mail', undefined, loading), demoTwoStepAccount.email);
  await userEvent.type(screen.getByLabelText('Password'), `${demoTwoStepAccount.password}{Enter}`);
  await heading();
  await waitFor(async () => expect(await code()).toHaveFocus(), loading);
}

/** A wrong code clears the boxes and names the remaining attempts. The right one signs in when the boxes are full. */
export const Default: Story = {
  play: async ({ step }) => {
    await firstStep();
    await expect(screen.getByText('+• ••• ••• ••07')).toBeVisible();
    await step('a wrong code clears the boxes and shows the remaining attempts', async () => {
      await userEvent.keyboard('000000');
      await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent(
        'The code is wrong. 4 attempts left.',
      );
      await expect(await code()).toHaveValue('');
      await expect(await code()).toHaveFocus();
    });
    await step('an incomplete code shows an error and stays', async () => {
      await userEvent.keyboard('12{Enter}');
      await waitFor(async () => expect(await code()).toHaveAccessibleDescription('Enter six digits.'), loading);
      await expect(await code()).toHaveValue('12');
    });
    await step('pasting the right code signs in', async () => {
      await userEvent.clear(await code());
      await userEvent.paste('123 456');
      await homePage();
    });
  },
};

/** Five wrong codes block the sign-in for a minute. A new code can be requested immediately. */
export const Locked: Story = {
  play: async ({ step }) => {
    await firstStep();
    for (const left of [4, 3, 2, 1]) {
      await userEvent.keyboard('000000');
      await screen.findByText(new RegExp(`\\b${left} attempts? left\\.`), undefined, loading);
    }
    await userEvent.keyboard('000000');
    await expect(
      await screen.findByText(/Request a new code, or try again in a minute/, undefined, loading),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Try again in \d+ seconds$/ })).toBeVisible();
    await step('a call can be requested immediately', async () => {
      await press('Call me instead');
      await screen.findByText('Enter the code from the call to:', undefined, loading);
    });
  },
};

/** A user without their phone gets the code by email. */
export const OtherMethod: Story = {
  name: 'Other method',
  play: async ({ step }) => {
    await firstStep();
    await press('Use another method');
    await press('E-mail');
    await screen.findByText('Enter the code from the e-mail to:', undefined, loading);
    await expect(screen.getByText('n••••••••••@saltmarsh.example')).toBeVisible();
    await step('a wrong recovery code stays in its field', async () => {
      await press('Use another method');
      await press('Recovery code');
      const field = await screen.findByLabelText('Recovery code', undefined, loading);
      await waitFor(() => expect(field).toHaveFocus(), loading);
      await userEvent.keyboard('ab2c-de3f{Enter}');
      await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent(
        'The code is wrong. 4 attempts left.',
      );
      await expect(field).toHaveValue('ab2c-de3f');
    });
  },
};

/** A code expires after ten minutes. A new one continues the sign-in. */
export const Expired: Story = {
  play: async () => {
    await firstStep();
    shift = 601_000;
    await userEvent.keyboard('123456');
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent(
      'The code has expired. Request a new one.',
    );
    await expect(await code()).toHaveValue('');
    await press('Call me instead');
    await screen.findByText('Enter the code from the call to:', undefined, loading);
    await userEvent.type(await code(), '123456');
    await homePage();
  },
};

/** The typed code is kept after a failed request. */
export const Offline: Story = {
  parameters: { app: { api: { now, faults: [{ kind: 'offline', path: '/jwt/verify-code' }] } } },
  play: async () => {
    await firstStep();
    await userEvent.keyboard('123456');
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent('Larder cannot be reached.');
    await expect(await code()).toHaveValue('123456');
  },
};

export const Basic: Story = {
  parameters: { app: { path: '/pages/login-basic' } },
  tags: ['every-mode'],
  play: async () => {
    await firstStep();
    await expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/pages/login-basic');
  },
};

/** Without a sign-in, no code can be entered. */
export const WithoutSignIn: Story = {
  name: 'Without sign-in',
  parameters: { app: { path: '/pages/two-steps-cover' } },
  tags: ['every-mode'],
  play: async () => {
    await heading();
    await expect(screen.getByText('Sign in first, then enter the code.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/login-cover');
  },
};
