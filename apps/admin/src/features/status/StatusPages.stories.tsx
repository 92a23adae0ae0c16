import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { env } from '../../env';

const meta = {
  title: 'Pages/Status pages',
  parameters: { layout: 'fullscreen', app: { path: '/misc/error', account: 'none' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 8000 };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, long);

/** Without a code, the page explains an unknown URL. The skip link moves the focus to the content. */
export const Error: Story = {
  play: async ({ canvas, userEvent }) => {
    await heading('This page does not exist');
    await expect(canvas.getByText('Code 404')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  },
};

/** Signed-in users can search from the error page. */
export const ErrorSearch: Story = {
  name: 'Error search',
  parameters: { app: { path: '/misc/error?code=503', account: 'owner' } },
  play: async ({ canvas, userEvent }) => {
    await heading('Larder is not available right now');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'bills{Enter}');
    const palette = await screen.findByRole('dialog', {}, { timeout: 20_000 });
    await expect(await within(palette).findByRole('combobox', {}, long)).toHaveValue('bills');
  },
};

/** Codes that are not HTTP errors count as 404. */
export const InvalidCode: Story = {
  name: 'Invalid code',
  parameters: { app: { path: '/misc/error?code=javascript', account: 'none' } },
  play: async ({ canvas }) => {
    await heading('This page does not exist');
    await expect(canvas.getByText('Code 404')).toBeVisible();
  },
};

export const NotAuthorized: Story = {
  name: 'Not authorized',
  parameters: { app: { path: '/misc/not-authorized?action=read&subject=role', account: 'server' } },
  tags: ['every-mode'],
  play: async ({ canvas }) => {
    await heading('You don’t have access to this page');
    await expect(canvas.getByText(/^You are signed in as Tomás Reyes/)).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText('Read')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText('Roles')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for access' })).toHaveAttribute('href', '/apps/chat');
  },
};

/** Signed-out users can sign in. Hostile values of the URL are shown as text. */
export const NotAuthorizedSignedOut: Story = {
  name: 'Not authorized, signed out',
  parameters: {
    app: {
      path: `/auth/not-auth?action=${encodeURIComponent('<img src=x onerror=alert(1)>')}&subject=role`,
      account: 'none',
    },
  },
  play: async ({ canvas }) => {
    await heading('You don’t have access to this page');
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** Changes the configuration for one story. */
const configure = (changes: Partial<typeof env>) => () => {
  const before = { ...env };
  Object.assign(env, changes);
  return () => void Object.assign(env, before);
};

const fifteenDays = 15 * 86_400_000;

export const ComingSoon: Story = {
  name: 'Coming soon',
  parameters: { app: { path: '/misc/coming-soon', account: 'none' } },
  beforeEach: configure({ comingSoonDate: new Date(Date.now() + fifteenDays).toISOString() }),
  play: async ({ canvas, userEvent, step }) => {
    await heading(/^Coming on /);
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/days14|days15/);
    const email = canvas.getByRole('textbox', { name: 'Your e-mail' });
    const submit = canvas.getByRole('button', { name: 'Notify me' });
    await step('an invalid address shows an error', async () => {
      await userEvent.type(email, 'maren@');
      await userEvent.click(submit);
      await canvas.findByText(/^Enter an e-mail address/);
      await expect(email).toHaveFocus();
      await expect(email).toHaveValue('maren@');
    });
    await step('a valid address is added', async () => {
      await userEvent.clear(email);
      await userEvent.type(email, 'maren@saltbox.example{Enter}');
      await canvas.findByText('We will write to maren@saltbox.example.', {}, long);
    });
  },
};

/** Without a configured date, the page shows no countdown. */
export const ComingSoonWithoutDate: Story = {
  name: 'Coming soon, without date',
  parameters: { app: { path: '/misc/coming-soon', account: 'none' } },
  beforeEach: configure({ comingSoonDate: undefined }),
  play: async ({ canvas }) => {
    await heading('Coming soon');
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** After the configured date, the page announces the release. */
export const Released: Story = {
  parameters: { app: { path: '/misc/coming-soon', account: 'none' } },
  beforeEach: configure({ comingSoonDate: '2026-01-01T00:00:00Z' }),
  play: async () => {
    await heading('It is here');
  },
};

/** Shows the configured reason and the expected end. A failed subscription keeps the typed address. */
export const Maintenance: Story = {
  parameters: { app: { path: '/misc/maintenance?next=/apps/bills', account: 'none', scenario: 'failing' } },
  tags: ['every-mode'],
  beforeEach: configure({
    maintenance: {
      reason: 'We are moving the stock tables tonight.',
      start: new Date(Date.now() - 7_200_000).toISOString(),
      end: new Date(Date.now() + 3_600_000).toISOString(),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await heading('Larder is being updated');
    await expect(canvas.getByText('We are moving the stock tables tonight.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Expected back' })).toHaveAttribute('aria-valuenow', '67');
    await expect(canvas.getByText(/^Checks automatically, next in \d+/)).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Your e-mail' });
    await userEvent.type(email, 'maren@saltbox.example{Enter}');
    await canvas.findByRole('alert', {}, long);
    await expect(email).toHaveValue('maren@saltbox.example');
  },
};
