import { demoAccounts } from '@larder/mock-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Pages/Sign in',
  parameters: { layout: 'fullscreen', app: { path: '/login', account: 'none' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };
const email = () => screen.findByLabelText('Work e-mail', undefined, loading);
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });
const owner = demoAccounts.find(({ role }) => role === 'owner')!;
const homePage = () => screen.findByRole('heading', { level: 1, name: /service$/ }, loading);

/** Submitting an empty form shows an error for each field and focuses the first. */
export const Default: Story = {
  play: async () => {
    await email();
    await userEvent.click(submit());
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('This field is required.'));
    await expect(password()).toHaveAccessibleDescription('This field is required.');
    await expect(await email()).toHaveFocus();
  },
};

export const DemoAccounts: Story = {
  name: 'Demo accounts',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use owner' }, loading));
    await expect(await email()).toHaveValue(owner.email);
    await userEvent.click(submit());
    await homePage();
  },
};

/** Five failures in a row delay the next attempt. The fields keep their values. */
export const WrongPassword: Story = {
  name: 'Wrong password',
  play: async ({ step }) => {
    await userEvent.type(await email(), owner.email);
    await userEvent.type(password(), 'not-the-password');
    await step('the field shows the error and has focus', async () => {
      await userEvent.click(submit());
      await waitFor(async () =>
        expect(await email()).toHaveAccessibleDescription('The e-mail or password is incorrect.'),
      );
      await expect(await email()).toHaveFocus();
      await expect(await email()).toHaveValue(owner.email);
      await expect(password()).toHaveValue('not-the-password');
    });
    await step('the fifth failure delays the next attempt', async () => {
      for (let failures = 1; failures < 5; failures += 1) {
        password().focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(async () => expect(await email()).toHaveFocus());
      }
      await screen.findByRole('button', { name: /^Try again in 1\d seconds$/ });
    });
  },
};

/** Signs in with the keyboard and opens the requested page. */
export const ByKeyboard: Story = {
  name: 'By keyboard',
  parameters: { app: { path: '/login?next=%2Fapps%2Fuser%2Flist%3Frole%3Deditor' } },
  play: async () => {
    await waitFor(async () => expect(await email()).toHaveFocus(), loading);
    await userEvent.keyboard(owner.email);
    await userEvent.tab();
    await userEvent.keyboard(`${owner.password}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: 'Users' }, loading);
    await screen.findByRole('button', { name: /Head chef/ }, loading);
  },
};

/** A `next` URL of another origin is ignored. */
export const ForeignReturnAddress: Story = {
  name: 'Foreign return address',
  parameters: { app: { path: '/login?next=%2F%2Fevil.example' } },
  play: async () => {
    await userEvent.type(await email(), owner.email);
    await userEvent.type(password(), `${owner.password}{Enter}`);
    await homePage();
  },
};

export const SignedIn: Story = {
  name: 'Signed in',
  parameters: { app: { path: '/login', account: 'owner' } },
  play: async () => void (await homePage()),
};
