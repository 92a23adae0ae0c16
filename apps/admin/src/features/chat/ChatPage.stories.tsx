import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Chat',
  parameters: { layout: 'fullscreen', app: { path: '/apps/chat' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 8000 };
// Queries by text and label, because computing the roles of a long thread takes seconds.
const list = async () => within(await screen.findByLabelText('Chats', { selector: 'section' }, wait));
const row = async (name: string) => (await (await list()).findByText(name, {}, wait)).closest('a')!;
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
    await step('Enter sends the text, Shift+Enter starts a new line', async () => {
      const text = await field('Ilse Okafor');
      await userEvent.type(text, 'Two high chairs.{Shift>}{Enter}{/Shift}Noted.{Enter}');
      await waitFor(() => expect(text).toHaveValue(''));
      const messages = within(await thread('Ilse Okafor'));
      // The element of the message is replaced when the API has confirmed it.
      await waitFor(() => expect(messages.getByText(/Two high chairs\.\s+Noted\./)).toBeVisible(), wait);
      await waitFor(async () => expect(await row('Ilse Okafor')).toHaveTextContent('You: Two high chairs.'));
    });
  },
};

/** The search filters chats and contacts by name. */
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

/** A contact without a chat. HTML in the message is shown as text. */
export const FirstMessage: Story = {
  name: 'First message',
  parameters: { app: { path: '/apps/chat/10' } },
  play: async () => {
    await screen.findByText('Say hello to Jonah Whitlock.', {}, wait);
    const text = '<img src=x onerror="document.title=1"> javascript:alert(1)';
    await userEvent.type(await field('Jonah Whitlock'), `${text}{Enter}`);
    const messages = within(await thread('Jonah Whitlock'));
    // The element of the message is replaced when the API has confirmed it.
    await waitFor(() => expect(messages.getByText(text)).toBeVisible(), wait);
    await expect(within(await thread('Jonah Whitlock')).queryByRole('link')).not.toBeInTheDocument();
    await waitFor(async () => expect(await row('Jonah Whitlock')).toHaveTextContent('You: <img'));
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

/** Without a connection, messages have the status “waiting”. They can be deleted, and the deletion undone. */
export const Waiting: Story = {
  parameters: { app: { path: '/apps/chat/2', api: { faults: [{ kind: 'offline', path: '/apps/chat/send-msg' }] } } },
  play: async () => {
    await userEvent.type(await field('Tomás Reyes'), 'On my way{Enter}');
    const messages = within(await thread('Tomás Reyes'));
    await messages.findByText('Waiting for the connection', {}, wait);
    await userEvent.click(await messages.findByRole('button', { name: 'Delete' }, wait));
    await waitFor(() => expect(messages.queryByText('On my way')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
    await messages.findByText('On my way', {}, wait);
  },
};

/** A message that could not be sent keeps its text and can be sent again. */
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

/** A server sees their conversations, and none of the owner's. */
export const Server: Story = {
  parameters: { app: { path: '/apps/chat', account: 'server' } },
  play: async () => {
    await expect(await row('Maren Holt')).toHaveTextContent('Swap on Thursday is fine with Rafael. With you?');
    await expect(await row('Priya Nandakumar')).toHaveTextContent('Nobody, it rains. Take the window instead.');
    await expect((await list()).queryByText('Brackwater Fish')).not.toBeInTheDocument();
  },
};

export const NewAccount: Story = {
  name: 'New account',
  parameters: { app: { path: '/apps/chat', account: 'new' } },
  play: async ({ step }) => {
    await step('the first message to a contact creates the chat', async () => {
      const hint = await screen.findByText('No chats yet. Choose a contact to write the first message.', {}, wait);
      await userEvent.click(await row('Ilse Okafor'));
      await userEvent.type(await field('Ilse Okafor'), 'When do I start?{Enter}');
      await waitFor(async () => expect(await row('Ilse Okafor')).toHaveTextContent('You: When do I start?'), wait);
      await expect(hint).not.toBeInTheDocument();
    });
    await step('there are no notifications', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
      await screen.findByText('New notifications appear here.', {}, wait);
    });
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

/** A long name does not make the page scroll horizontally. */
export const LongNames: Story = {
  name: 'Long names',
  parameters: { app: { path: '/apps/chat/15' } },
  play: async () => {
    await field('Maximiliana Theodora Constanza von Hohenfels-Wartenbruck');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Deletes a message of the user and undoes it. Edits another one in the message field. */
export const ChangeMessage: Story = {
  name: 'Change a message',
  parameters: { app: { path: '/apps/chat/2' } },
  play: async ({ step }) => {
    const messages = within(await thread('Tomás Reyes'));
    const text = /^Behind the bar/;
    const openMenu = async (item: string) => {
      const line = (await messages.findByText(text, {}, wait)).closest('li')!;
      await userEvent.click(within(line).getByRole('button', { name: 'Actions for this message' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }, wait));
    };
    await step('deleting a message can be undone', async () => {
      await openMenu('Delete');
      await waitFor(() => expect(messages.queryByText(text)).not.toBeInTheDocument());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await messages.findByText(text, {}, wait);
    });
    await step('an edited message shows the new text and is marked as edited', async () => {
      await openMenu('Edit');
      const field = await screen.findByRole('textbox', { name: 'Edit message to Tomás Reyes' });
      await userEvent.clear(field);
      await userEvent.type(field, 'Behind the bar, in a bag.{Enter}');
      await messages.findByText('(edited)', {}, wait);
      await expect(messages.getByText('Behind the bar, in a bag.')).toBeVisible();
    });
  },
};

/** Finds messages that contain a text, newest first, and steps to the previous match. */
export const Find: Story = {
  parameters: { app: { path: '/apps/chat/1?find=the' } },
  play: async () => {
    const status = await screen.findByText('3 of 3', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Previous match' }));
    await waitFor(() => expect(status).toHaveTextContent('2 of 3'));
    await userEvent.click(screen.getByRole('button', { name: 'Close the search' }));
    await waitFor(() => expect(screen.queryByText('2 of 3')).not.toBeInTheDocument());
  },
};

/** A file above 5 MB is not attached. The typed text stays. */
export const LargeFile: Story = {
  name: 'Large file',
  parameters: { app: { path: '/apps/chat/2' } },
  play: async ({ canvasElement }) => {
    const text = await field('Tomás Reyes');
    await userEvent.type(text, 'The plan');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]:not([accept])')!;
    await userEvent.upload(input, new File([new Uint8Array(5_000_001)], 'plan.pdf', { type: 'application/pdf' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('plan.pdf is too large. The limit is 5 MB.');
    await expect(text).toHaveValue('The plan');
    await userEvent.upload(input, new File(['plan'], 'plan.txt', { type: 'text/plain' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await within(await thread('Tomás Reyes')).findByText('plan.txt', {}, wait);
  },
};

/** Details of the contact: changes of tags and switches are saved immediately. */
export const Contact: Story = {
  parameters: { app: { path: '/apps/chat/1?panel=contact' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add tag' }, wait));
    await userEvent.keyboard('early{Enter}');
    await screen.findByText('early', {}, wait);
    await userEvent.click(screen.getByRole('switch', { name: 'Important' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Important' })).toBeChecked());
  },
};

/** A new status of the user appears immediately in the name of the profile button. */
export const Profile: Story = {
  parameters: { app: { path: '/apps/chat?panel=me' } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Your chat profile' }, wait));
    await userEvent.click(panel.getByRole('radio', { name: 'Away' }));
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Your chat profile, Away' }, wait);
  },
};
