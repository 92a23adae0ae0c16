import { call } from '@larder/domain';
import { blogEndpoints } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BlogEditPage } from './BlogEditPage';

const api = { now: () => new Date('2026-11-20T20:15:00Z') };

const meta = {
  title: 'Pages/Blog editor',
  component: BlogEditPage,
  parameters: { layout: 'fullscreen', app: { path: '/pages/blog/edit/2', api } },
} satisfies Meta<typeof BlogEditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 15_000 };
const field = (name: RegExp) => screen.findByRole('textbox', { name }, wait);

/** Changes a post that contains a quote, shows its preview and saves it. */
export const Default: Story = {
  play: async ({ step }) => {
    const text = await field(/^Text/);
    await expect(text.querySelector('blockquote')).not.toBeNull();
    const title = await field(/^Title/);
    await step('an empty title is an error', async () => {
      await userEvent.clear(title);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('This field is required.');
      await expect(title).toHaveFocus();
    });
    await step('the address of a stored post does not follow the title', async () => {
      await userEvent.type(title, 'The pass');
      await expect(await field(/^Address/)).toHaveValue('the-pass-is-a-place-not-a-person');
    });
    await step('the preview shows the post', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
      const preview = within(await screen.findByRole('dialog', { name: 'Preview' }, wait));
      await preview.findByRole('heading', { name: 'The pass' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Ctrl+S saves', async () => {
      title.focus();
      await userEvent.keyboard('{Control>}s{/Control}');
      await screen.findByText('“The pass” saved', {}, wait);
    });
  },
};

/** The address follows the title until it is typed. A used address shows an error when the field loses focus. */
export const NewPost: Story = {
  name: 'New post',
  parameters: { app: { path: '/pages/blog/edit/new', api } },
  play: async () => {
    const title = await field(/^Title/);
    const address = await field(/^Address/);
    await userEvent.type(title, 'Crème brûlée');
    await expect(address).toHaveValue('creme-brulee');
    await userEvent.clear(address);
    await userEvent.type(address, 'the-pass-is-a-place-not-a-person');
    await userEvent.tab();
    await screen.findByText('This is already in use. Choose another.', {}, wait);
    await userEvent.type(title, ' twice');
    await expect(address).toHaveValue('the-pass-is-a-place-not-a-person');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Choose one.');
  },
};

/** A copy starts with the title of the post and another address. */
export const Copy: Story = {
  parameters: { app: { path: '/pages/blog/edit/new?from=2', api } },
  play: async () => {
    await expect(await field(/^Title/)).toHaveValue('The pass is a place, not a person');
    await expect(await field(/^Address/)).toHaveValue('the-pass-is-a-place-not-a-person-2');
  },
};

/** Someone else has changed the title in the meantime. */
export const Conflict: Story = {
  play: async () => {
    const title = await field(/^Title/);
    await call(blogEndpoints.update, { post: { id: 2, blogTitle: 'Theirs' }, version: 1 });
    await userEvent.clear(title);
    await userEvent.type(title, 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Someone else changed this', {}, wait);
    await screen.findByText('Title: Theirs → Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    await expect(title).toHaveValue('Theirs');
  },
};

export const Loading: Story = {
  parameters: {
    app: { path: '/pages/blog/edit/2', api: { ...api, faults: [{ kind: 'slow', path: '/blog', delay: 600_000 }] } },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Edit blog post', level: 1 }, wait);
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/pages/blog/edit/2', scenario: 'failing' } },
  play: async () => {
    await screen.findByText('The post did not load', {}, wait);
  },
};

export const Server: Story = {
  parameters: { app: { path: '/pages/blog/edit/2', account: 'server', api } },
  play: async () => {
    await screen.findByRole('heading', { name: 'You may not edit posts.', level: 1 }, wait);
  },
};
