import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProfilePage } from './ProfilePage';

const api = { now: () => new Date('2026-11-20T20:15:00Z') };

const meta = {
  title: 'Pages/Profile',
  component: ProfilePage,
  parameters: { layout: 'fullscreen', app: { path: '/pages/profile', api } },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 10_000 };
const posts = (name: string) => screen.findAllByRole('group', { name: `Post of ${name}` }, wait);

/** Writes a post, likes and comments on another one, and deletes the first. */
export const Default: Story = {
  play: async ({ step }) => {
    await posts('Ilse Okafor');
    await step('markup in a post is shown as text', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'What is new?' }), '<b>Oysters</b> are in');
      await userEvent.click(screen.getByRole('button', { name: 'Post' }));
      await screen.findByText('<b>Oysters</b> are in', { selector: 'p' }, wait);
    });
    await step('a like and a comment are added', async () => {
      const post = within((await posts('Ilse Okafor'))[0]!);
      await userEvent.click(post.getByRole('button', { name: 'Like' }));
      await post.findByRole('button', { name: 'Like', pressed: true });
      await userEvent.type(post.getByRole('textbox', { name: 'Write a comment' }), 'Well done');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await post.findByText('Well done', { selector: 'p' }, wait);
      await waitFor(() => expect(post.getByRole('textbox', { name: 'Write a comment' })).toHaveValue(''));
    });
    await step('a deleted post can be restored', async () => {
      const post = within((await posts('Maren Holt'))[0]!);
      await userEvent.click(post.getByRole('button', { name: 'Actions for your post' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, wait));
      await waitFor(() => expect(screen.queryByText('<b>Oysters</b> are in')).not.toBeInTheDocument(), wait);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await screen.findByText('<b>Oysters</b> are in', { selector: 'p' }, wait);
    });
  },
};

/** Votes, changes the vote, and adds a friend. */
export const PollAndFriends: Story = {
  name: 'Poll and friends',
  play: async ({ step }) => {
    await posts('Ilse Okafor');
    await step('a vote shows the result and can be changed', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /Taco night/ }));
      await screen.findByText('8 votes', {}, wait);
      await userEvent.click(screen.getByRole('radio', { name: /Soup/ }));
      await waitFor(() => expect(screen.getByRole('radio', { name: /Soup/ })).toBeChecked());
      await screen.findByText('8 votes');
    });
    await step('an added person is a friend', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add Kenji Aramaki' }));
      await screen.findByRole('button', { name: /Added: Kenji Aramaki/ }, wait);
      await userEvent.click(screen.getByRole('tab', { name: 'Friends' }));
      await screen.findByText('Kenji Aramaki');
    });
  },
};

/** Arrow keys show the other photos. Escape closes the viewer. */
export const Photos: Story = {
  parameters: { app: { path: '/pages/profile?tab=photos&photo=2', api } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'The pass at eight' }, wait);
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Bread, second proof' });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const viewer = within(await screen.findByRole('dialog', { name: 'Oysters on ice' }));
    await expect(viewer.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Oysters on ice');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), wait);
  },
};

/** Changes the name and the text about the user. An empty name is an error. */
export const Edit: Story = {
  play: async () => {
    await posts('Ilse Okafor');
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }, wait));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This field is required.');
    await userEvent.type(name, 'Maren Holt-Lindqvist');
    await userEvent.type(dialog.getByRole('textbox', { name: /^About/ }), ' Since May.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Maren Holt-Lindqvist' }, wait);
    await screen.findByText(/Since May\./);
  },
};

/** A like that is not saved is removed again. */
export const NotSaved: Story = {
  name: 'Not saved',
  parameters: {
    app: { path: '/pages/profile', api: { ...api, faults: [{ kind: 'error', path: '/profile/update' }] } },
  },
  play: async () => {
    const post = within((await posts('Ilse Okafor'))[0]!);
    await userEvent.click(post.getByRole('button', { name: 'Like' }));
    await screen.findByText('The change was not saved', {}, wait);
    await expect(post.getByRole('button', { name: 'Like', pressed: false })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/pages/profile', scenario: 'empty' } },
  play: async () => {
    await screen.findByText('No posts yet', {}, wait);
  },
};

export const Loading: Story = {
  parameters: {
    app: { path: '/pages/profile', api: { ...api, faults: [{ kind: 'slow', path: '/profile', delay: 600_000 }] } },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Profile', level: 1 }, wait);
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/pages/profile', scenario: 'failing' } },
  play: async () => {
    await screen.findByText('The profile did not load', {}, wait);
  },
};
