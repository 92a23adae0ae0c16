import { demoAccounts } from '@larder/mock-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Register',
  parameters: { layout: 'fullscreen', app: { path: '/register', account: 'none' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };
const username = () => screen.findByLabelText('Username', undefined, loading);
const email = () => screen.getByLabelText('Work e-mail');
const password = () => screen.getByLabelText('Password');
const terms = () => screen.getByRole('checkbox', { name: 'I accept the terms of use' });
const submit = () => screen.getByRole('button', { name: 'Create account' });

async function fillIn(address = 'dana@quaystreet.example') {
  await userEvent.type(await username(), 'dana.quay');
  await userEvent.type(email(), address);
  await userEvent.type(password(), 'quince-jelly-1');
  await userEvent.click(terms());
}

/** An empty form shows errors on the fields and a summary of them. */
export const Default: Story = {
  play: async ({ step }) => {
    await waitFor(async () => expect(await username()).toHaveFocus(), loading);
    await userEvent.click(submit());
    await step('the fields show errors, and the first has focus', async () => {
      await waitFor(
        async () => expect(await username()).toHaveAccessibleDescription('This field is required.'),
        loading,
      );
      await expect(terms()).toHaveAccessibleDescription('Accept the terms to continue.');
      await expect(await username()).toHaveFocus();
    });
    await step('a link in the summary focuses its field', async () => {
      const summary = within(screen.getByRole('alert', { name: 'Some fields need attention' }));
      await userEvent.click(summary.getByRole('button', { name: /Accept the terms to continue\.$/ }));
      await expect(terms()).toHaveFocus();
    });
  },
};

/** Registering opens the page that asks the user to confirm the address. */
export const Basic: Story = {
  parameters: { app: { path: '/pages/register-basic' } },
  tags: ['every-mode'],
  play: async () => {
    await fillIn();
    await userEvent.click(submit());
    await screen.findByRole('heading', { level: 1, name: 'Confirm your e-mail address' }, loading);
    await screen.findByText('dana@quaystreet.example', undefined, loading);
    await expect(screen.getByRole('button', { name: /^Send again in \d+ seconds$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A taken address is reported on the field. The other fields keep their values. */
export const TakenAddress: Story = {
  name: 'Taken address',
  play: async () => {
    await fillIn(demoAccounts[0]!.email);
    await userEvent.click(submit());
    await waitFor(
      () => expect(email()).toHaveAccessibleDescription('This is already in use. Choose another.'),
      loading,
    );
    await expect(email()).toHaveFocus();
    await expect(password()).toHaveValue('quince-jelly-1');
  },
};

export const Invited: Story = {
  parameters: { app: { path: '/register?invite=Casa%20Alecrim' } },
  play: async () => {
    await screen.findByText('You are joining Casa Alecrim.', undefined, loading);
    await fillIn();
    await userEvent.click(submit());
    await screen.findByRole('heading', { level: 1, name: 'Confirm your e-mail address' }, loading);
  },
};

/** The name of the restaurant comes from the URL and is shown as text. */
export const InvalidInvitation: Story = {
  name: 'Invalid invitation',
  parameters: { app: { path: '/register?invite=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E' } },
  play: async () => {
    await screen.findByText('You are joining <img src=x onerror=alert(1)>.', undefined, loading);
    await fillIn();
    await userEvent.click(submit());
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent(
      'This invitation is not valid.',
    );
  },
};

export const Terms: Story = {
  play: async () => {
    await username();
    await userEvent.click(screen.getByRole('button', { name: 'Read the terms' }));
    await screen.findByRole('dialog', { name: 'Terms of use' }, loading);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Read the terms' })).toHaveFocus(), loading);
  },
};

export const Failing: Story = {
  parameters: { app: { api: { faults: [{ kind: 'error', path: '/jwt/register' }] } } },
  play: async () => {
    await fillIn();
    await userEvent.click(submit());
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent('The account was not created');
    await expect(await username()).toHaveValue('dana.quay');
  },
};
