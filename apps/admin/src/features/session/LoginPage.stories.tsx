import { demoAccounts } from '@larder/mock-api';
import { demoTwoStepAccount } from '@larder/mock-api/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { startProviderSignIn } from './providerState';

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
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('This field is required.'), loading);
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
      await waitFor(
        async () => expect(await email()).toHaveAccessibleDescription('The e-mail or password is incorrect.'),
        loading,
      );
      await expect(await email()).toHaveFocus();
      await expect(await email()).toHaveValue(owner.email);
      await expect(password()).toHaveValue('not-the-password');
    });
    await step('the fifth failure delays the next attempt', async () => {
      for (let failures = 1; failures < 5; failures += 1) {
        password().focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(async () => expect(await email()).toHaveFocus(), loading);
      }
      await screen.findByRole('button', { name: /^Try again in 1\d seconds$/ }, loading);
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
  name: 'External return URL',
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

/** The sign-in form in a card. Its links lead to pages of the same look. */
export const Basic: Story = {
  parameters: { app: { path: '/pages/login-basic?next=%2Ftoday' } },
  tags: ['every-mode'],
  play: async ({ step }) => {
    await userEvent.type(await email(), owner.email);
    await userEvent.type(password(), owner.password);
    await step('the links open pages with the same look and keep the requested page', async () => {
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).toEqual(
        expect.arrayContaining([
          '/pages/forgot-password-basic?next=%2Ftoday',
          '/pages/register-basic?next=%2Ftoday',
          '/',
        ]),
      );
    });
    await userEvent.click(submit());
    await screen.findByRole('heading', { level: 1, name: 'Today' }, loading);
  },
};

/** Signed-in visitors see who they are, and can sign in as someone else. */
export const Visitor: Story = {
  parameters: { app: { path: '/pages/login-cover', account: 'server' } },
  tags: ['every-mode'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'You are signed in as Tomás Reyes' }, loading);
    await expect(screen.getByRole('link', { name: 'Go to Larder' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await userEvent.type(await email(), owner.email);
    await userEvent.type(password(), `${owner.password}{Enter}`);
    await homePage();
  },
};

export const TwoSteps: Story = {
  name: 'Two steps',
  play: async ({ step }) => {
    await step('an account with two-step sign-in is asked for a code', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Use manager with a code' }, loading));
      await expect(await email()).toHaveValue(demoTwoStepAccount.email);
      await userEvent.click(submit());
      await screen.findByRole('heading', { level: 1, name: 'Two-step sign-in' }, loading);
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Six-digit code' })).toHaveFocus(), loading);
  },
};

/** Typed text is kept after a failure. */
export const Offline: Story = {
  parameters: { app: { api: { faults: [{ kind: 'offline', path: '/jwt/login' }] } } },
  play: async () => {
    await userEvent.type(await email(), owner.email);
    await userEvent.type(password(), `${owner.password}{Enter}`);
    await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent('Larder cannot be reached.');
    await expect(password()).toHaveValue(owner.password);
  },
};

export const Sending: Story = {
  parameters: { app: { api: { faults: [{ kind: 'slow', path: '/jwt/login', delay: 600_000 }] } } },
  play: async () => {
    await userEvent.type(await email(), owner.email);
    await userEvent.type(password(), `${owner.password}{Enter}`);
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy', 'true'),
      loading,
    );
  },
};

/** Starts a provider sign-in in this tab, from a sign-in page with a requested page. */
const startSignIn = () => startProviderSignIn({ provider: 'orchard', state: '1-2', next: '/today' });
const signInProviders = [{ id: 'orchard', name: 'Orchard ID', url: 'https://orchard.example/sign-in' }];

export const Providers: Story = {
  parameters: { app: { signInProviders } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Sign in with Orchard ID' }, loading);
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/orchard.example\/sign-in\?state=.{8,}$/),
    );
  },
};

/** The code that the provider adds to the URL is redeemed immediately, and the requested page opens. */
export const FromProvider: Story = {
  name: 'From a provider',
  parameters: { app: { path: '/login?provider=orchard&code=demo-code&state=1-2', signInProviders } },
  beforeEach: startSignIn,
  play: async () => void (await screen.findByRole('heading', { level: 1, name: 'Today' }, loading)),
};

/** A code that this tab has not requested is not redeemed, because another person may have sent the link. */
export const ForeignState: Story = {
  name: 'Foreign state',
  parameters: { app: { path: '/login?provider=orchard&code=demo-code&state=3-4', signInProviders } },
  beforeEach: startSignIn,
  play: async () => {
    const alert = await screen.findByRole('alert', undefined, loading);
    await expect(alert).toHaveTextContent('Orchard ID did not sign you in.');
    await expect(await email()).toBeVisible();
  },
};

export const RejectedByProvider: Story = {
  name: 'Rejected by a provider',
  parameters: { app: { path: '/login?provider=orchard&state=1-2', signInProviders } },
  beforeEach: startSignIn,
  play: async () => {
    const alert = await screen.findByRole('alert', undefined, loading);
    await expect(alert).toHaveTextContent('Orchard ID did not sign you in.');
    await expect(await email()).toBeVisible();
  },
};
