import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Chat',
  parameters: { layout: 'fullscreen', app: { path: '/apps/chat' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 8000 };
const list = async () => within(await screen.findByRole('region', { name: 'Chats' }, wait));
const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) }, wait);
// By label: computing the roles of a long thread takes seconds.
const thread = (name: string) => screen.findByLabelText(`Messages with ${name}`, {}, wait);
const field = (name: string) => screen.findByRole('textbox', { name: `Message to ${name}` }, wait);

/** Opens a chat, which marks its messages as read, and sends a message with Enter. */
export const Default: Story = {
  play: async ({ step }) => {
    await screen.findByText('Choose a chat', {}, wait);
    await step('opening a chat shows the unread messages and marks them as read', async () => {
      await userEvent.click(await row('Ilse Okafor'));
      const messages = within(await thread('Ilse Okafor'));
      await messages.findByText('New messages');
      await waitFor(async () => expect(await row('Ilse Okafor')).not.toHaveTextContent('unread'));
      await expect(screen.getByRole('heading', { level: 1, name: 'Ilse Okafor' })).toBeVisible();
    });
    await step('Enter sends the text, Shift+Enter breaks the line', async () => {
      const text = await field('Ilse Okafor');
      await userEvent.type(text, 'Two high chairs.{Shift>}{Enter}{/Shift}Noted.{Enter}');
      await waitFor(() => expect(text).toHaveValue(''));
      const messages = within(await thread('Ilse Okafor'));
      await expect(await messages.findByText(/Two high chairs.\s+Noted./)).toBeVisible();
      await waitFor(async () => expect(await row('Ilse Okafor')).toHaveTextContent('You: Two high chairs.'));
    });
  },
};

/** The search finds names in chats and contacts. */
export const Search: Story = {
  parameters: { app: { path: '/apps/chat?q=bea' } },
  play: async () => {
    await row('Bea Lindqvist');
    await expect(screen.queryByRole('link', { name: /^Ilse/ })).not.toBeInTheDocument();
    await expect(screen.getByText('No contacts')).toBeVisible();
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: '/apps/chat?q=zzz' } },
  play: async () => {
    await screen.findByText('No chats', {}, wait);
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1)!);
    await row('Ilse Okafor');
  },
};

/** A contact without a chat. Hostile text is shown as text. */
export const FirstMessage: Story = {
  name: 'First message',
  parameters: { app: { path: '/apps/chat/10' } },
  play: async () => {
    await screen.findByText('Say hello to Jonah Whitlock.', {}, wait);
    const text = '<img src=x onerror="document.title=1"> javascript:alert(1)';
    await userEvent.type(await field('Jonah Whitlock'), `${text}{Enter}`);
    await expect(await within(await thread('Jonah Whitlock')).findByText(text, {}, wait)).toBeVisible();
    await expect(within(await thread('Jonah Whitlock')).queryByRole('link')).not.toBeInTheDocument();
    await waitFor(async () => expect((await list()).getByRole('link', { name: /^Jonah/ })).toBeVisible());
  },
};

/** A blank message is not sent. */
export const Blank: Story = {
  parameters: { app: { path: '/apps/chat/10' } },
  play: async () => {
    const text = await field('Jonah Whitlock');
    await userEvent.type(text, '   {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(screen.getByText('Say hello to Jonah Whitlock.')).toBeVisible();
  },
};

/** Without a connection, messages wait, with that status. They can be deleted. */
export const Waiting: Story = {
  parameters: { app: { path: '/apps/chat/2', api: { faults: [{ kind: 'offline', path: '/apps/chat/send-msg' }] } } },
  play: async () => {
    await userEvent.type(await field('Tomás Reyes'), 'On my way{Enter}');
    const messages = within(await thread('Tomás Reyes'));
    await messages.findByText('Waiting for the connection', {}, wait);
    await userEvent.click(messages.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messages.queryByText('On my way')).not.toBeInTheDocument());
  },
};

/** A message that the server rejects keeps its text and can be sent again. */
export const Rejected: Story = {
  parameters: {
    app: { path: '/apps/chat/2', api: { faults: [{ kind: 'error', path: '/apps/chat/send-msg', times: 1 }] } },
  },
  play: async () => {
    await userEvent.type(await field('Tomás Reyes'), 'On my way{Enter}');
    const messages = within(await thread('Tomás Reyes'));
    await userEvent.click(await messages.findByRole('button', { name: 'Send again' }, wait));
    await waitFor(() => expect(messages.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument(), wait);
    await expect(messages.getByText('On my way')).toBeVisible();
  },
};

export const Blocked: Story = {
  parameters: { app: { path: '/apps/chat/12' } },
  play: async () => {
    await screen.findByText('You blocked Rank Rocket.', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
    await field('Rank Rocket');
  },
};

export const Unknown: Story = {
  parameters: { app: { path: '/apps/chat/999' } },
  play: async () => {
    await expect(await screen.findByRole('alert', {}, wait)).toHaveTextContent('There is no contact with the ID “999”');
    await expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await row('Ilse Okafor');
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/apps/chat', scenario: 'empty' } },
  play: async () => {
    await screen.findByText('No one to chat with yet', {}, wait);
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/apps/chat', scenario: 'failing' } },
  play: async () => {
    await within(await screen.findByRole('alert', {}, wait)).findByRole('button', { name: 'Try again' });
  },
};

/** Ten thousand messages: only some are loaded and rendered. */
export const Large: Story = {
  parameters: { app: { path: '/apps/chat/1', scenario: 'large' } },
  play: async () => {
    const area = await thread('Ilse Okafor');
    await expect(area.querySelectorAll('li').length).toBeLessThan(130);
  },
};

/** Long names are cut, and Arabic ones have their own direction. */
export const LongNames: Story = {
  name: 'Long names',
  parameters: { app: { path: '/apps/chat/15' } },
  play: async () => {
    await field('Maximiliana Theodora Constanza von Hohenfels-Wartenbruck');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
