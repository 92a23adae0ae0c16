import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BlogListPage } from './BlogListPage';

const api = { now: () => new Date('2026-11-20T20:15:00Z') };

const meta = {
  title: 'Pages/Blog',
  component: BlogListPage,
  parameters: { layout: 'fullscreen', app: { path: '/pages/blog/list', api } },
} satisfies Meta<typeof BlogListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 10_000 };
const oil = 'Buying olive oil by the harvest';
const post = (name: string) => screen.findByRole('region', { name }, wait);

/** Toggles a bookmark, filters the posts by category, and opens the next page. */
export const Default: Story = {
  play: async ({ step }) => {
    const card = within(await post(oil));
    await step('a click toggles the bookmark', async () => {
      const bookmark = card.getByRole('button', { name: `Bookmark “${oil}”` });
      const before = bookmark.getAttribute('aria-pressed');
      await userEvent.click(bookmark);
      await waitFor(() => expect(bookmark).not.toHaveAttribute('aria-pressed', before));
    });
    await step('a category shows its posts', async () => {
      const categories = within(await screen.findByRole('navigation', { name: 'Categories' }, wait));
      await userEvent.click(await categories.findByRole('link', { name: /Suppliers/ }));
      await screen.findByText('Category: Suppliers', {}, wait);
      await waitFor(() => expect(screen.getAllByRole('link', { name: 'Read on' })).toHaveLength(2));
      await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(screen.getAllByRole('link', { name: 'Read on' })).toHaveLength(6));
    });
    await step('the next page has other posts', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: oil })).not.toBeInTheDocument());
    });
  },
};

/** Deletes a post and restores it. */
export const Delete: Story = {
  play: async () => {
    const card = within(await post(oil));
    await userEvent.click(card.getByRole('button', { name: `Actions for “${oil}”` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, wait));
    await waitFor(() => expect(screen.queryByRole('region', { name: oil })).not.toBeInTheDocument(), wait);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
    await post(oil);
  },
};

/** A bookmark that could not be saved returns to its previous state. */
export const NotSaved: Story = {
  name: 'Not saved',
  parameters: {
    app: { path: '/pages/blog/list', api: { ...api, faults: [{ kind: 'error', path: '/blog/update-post' }] } },
  },
  play: async () => {
    const bookmark = within(await post(oil)).getByRole('button', { name: `Bookmark “${oil}”` });
    const before = bookmark.getAttribute('aria-pressed');
    await userEvent.click(bookmark);
    await screen.findByText('The bookmark was not saved', {}, wait);
    await expect(bookmark).toHaveAttribute('aria-pressed', before);
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: '/pages/blog/list?q=zzz', api } },
  play: async () => {
    await screen.findByText('No matching posts', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await post(oil);
  },
};

/** A page past the end is replaced by the last one. */
export const PastTheEnd: Story = {
  name: 'Past the end',
  parameters: { app: { path: '/pages/blog/list?page=99', api } },
  play: async () => {
    await screen.findByRole('button', { name: 'Page 3', current: 'page' }, wait);
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/pages/blog/list', scenario: 'empty' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No posts yet', level: 2 }, wait);
  },
};

export const Loading: Story = {
  parameters: {
    app: { path: '/pages/blog/list', api: { ...api, faults: [{ kind: 'slow', path: '/blog', delay: 600_000 }] } },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Blog', level: 1 }, wait);
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/pages/blog/list', scenario: 'failing' } },
  play: async () => {
    await screen.findByText('The posts did not load', {}, wait);
  },
};

/** A server sees no drafts and cannot write posts. */
export const Server: Story = {
  parameters: { app: { path: '/pages/blog/list', account: 'server', api } },
  play: async () => {
    await post(oil);
    await expect(screen.queryByText('Draft')).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'New post' })).toHaveAttribute('aria-disabled', 'true');
  },
};
