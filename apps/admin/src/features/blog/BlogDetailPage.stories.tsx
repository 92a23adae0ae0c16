import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BlogDetailPage } from './BlogDetailPage';

const api = { now: () => new Date('2026-11-20T20:15:00Z') };

const meta = {
  title: 'Pages/Blog post',
  component: BlogDetailPage,
  parameters: { layout: 'fullscreen', app: { path: '/pages/blog/detail/1', api } },
} satisfies Meta<typeof BlogDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 10_000 };
const comments = async () => within(await screen.findByRole('region', { name: /comments?$/ }, wait));

/** Writes a comment, replies to another one, and deletes the written one with undo. */
export const Default: Story = {
  play: async ({ step }) => {
    await screen.findByRole('heading', { name: 'Count the walk-in before you count the money', level: 1 }, wait);
    await screen.findByRole('heading', { name: 'What goes on the sheet', level: 2 });
    const section = await comments();
    await step('a comment needs a text', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Post comment' }));
      await section.findByText('This field is required.');
    });
    await step('markup in a comment is shown as text', async () => {
      await userEvent.type(section.getByRole('textbox', { name: /^Comment/ }), '<b>Ours too</b>');
      await userEvent.click(section.getByRole('button', { name: 'Post comment' }));
      await section.findByText('<b>Ours too</b>', {}, wait);
      await screen.findByRole('heading', { name: '6 comments' }, wait);
      await expect(section.getByRole('textbox', { name: /^Comment/ })).toHaveValue('');
    });
    await step('a reply sent with Ctrl+Enter appears in the thread of its comment', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Reply to Oskar Brandt' }));
      const reply = await section.findByRole('textbox', { name: /Your reply/ });
      await waitFor(() => expect(reply).toHaveFocus());
      await userEvent.keyboard('How many?{Control>}{Enter}{/Control}');
      const thread = (await section.findByText('How many?', {}, wait)).closest('ul');
      await expect(within(thread!).getByText(/Four months of it/)).toBeVisible();
      await expect(within(thread!).queryByText(/Half cases/)).toBeNull();
    });
    await step('a deleted comment can be restored', async () => {
      await userEvent.click(section.getByRole('button', { name: /Delete your comment “<b>Ours/ }));
      await waitFor(() => expect(section.queryByText('<b>Ours too</b>')).not.toBeInTheDocument(), wait);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await section.findByText('<b>Ours too</b>', {}, wait);
    });
  },
};

/** A comment that could not be sent keeps its text and can be sent again. */
export const NotSent: Story = {
  name: 'Not sent',
  parameters: {
    app: {
      path: '/pages/blog/detail/12',
      api: { ...api, faults: [{ kind: 'error', path: '/blog/save-comment', times: 1 }] },
    },
  },
  play: async () => {
    const section = await comments();
    await section.findByText('No comments yet');
    await userEvent.type(section.getByRole('textbox', { name: /^Comment/ }), 'Again');
    await userEvent.click(section.getByRole('button', { name: 'Post comment' }));
    await section.findByText('Not sent', {}, wait);
    await userEvent.click(section.getByRole('button', { name: 'Try again' }));
    await section.findByRole('button', { name: 'Delete your comment “Again”' }, wait);
    await waitFor(() => expect(section.queryByText('Sending')).not.toBeInTheDocument());
  },
};

export const NewestFirst: Story = {
  name: 'Newest first',
  parameters: { app: { path: '/pages/blog/detail/1?comments=newest', api } },
  play: async () => {
    const section = await comments();
    const names = section.getAllByRole('button', { name: /^Reply to/ }).map((each) => each.getAttribute('aria-label'));
    await expect(names[0]).toBe('Reply to Oskar Brandt');
  },
};

export const Loading: Story = {
  parameters: {
    app: { path: '/pages/blog/detail/1', api: { ...api, faults: [{ kind: 'slow', path: '/blog', delay: 600_000 }] } },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Blog post', level: 1 }, wait);
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Unknown: Story = {
  parameters: { app: { path: '/pages/blog/detail/999', api } },
  play: async () => {
    await screen.findByText('There is no post with the ID “999”.', {}, wait);
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/pages/blog/detail/1', scenario: 'failing' } },
  play: async () => {
    await screen.findByText('The post did not load', {}, wait);
  },
};
