import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/** A Friday evening in New York. */
const api = { now: () => new Date('2026-11-21T01:15:00Z') };

const meta = {
  title: 'Pages/Page layouts',
  parameters: { layout: 'fullscreen', app: { path: '/page-layout/collapse-menu', api } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 8000 };
const shell = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-menu]');

/** The page collapses the menu until the user expands it. Keeping the layout can be undone. */
export const CollapsedMenu: Story = {
  name: 'Collapsed menu',
  // On narrower screens, the menu is always a rail.
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement, canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1 }, long);
    await expect(shell(canvasElement)).toHaveAttribute('data-menu', 'rail');
    await step('the user can expand the menu', async () => {
      await userEvent.hover(canvas.getByRole('navigation', { name: 'Main menu' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Keep menu open' }));
      await expect(shell(canvasElement)).toHaveAttribute('data-menu', 'full');
    });
    await step('keeping the layout collapses the menu again, and can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep this layout' }));
      await waitFor(() => expect(shell(canvasElement)).toHaveAttribute('data-menu', 'rail'));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
      await waitFor(() => expect(shell(canvasElement)).toHaveAttribute('data-menu', 'full'));
    });
  },
};

/** Changing the day keeps the layout. */
export const Boxed: Story = {
  parameters: { app: { path: '/page-layout/layout-boxed', api } },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous day' }, long));
    await canvas.findByRole('heading', { level: 1, name: /Thursday/ }, long);
    await expect(shell(canvasElement)).toHaveAttribute('data-content-width', 'boxed');
  },
};

/** The page has no menu. A button in the navbar opens it. */
export const WithoutMenu: Story = {
  name: 'Without menu',
  parameters: { app: { path: '/page-layout/without-menu', api } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 }, long);
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('navigation', { name: 'Main menu' });
  },
};

/** Without the right to read the dashboard, the page shows only the layout. */
export const WithoutDashboard: Story = {
  name: 'Without dashboard',
  parameters: { app: { path: '/page-layout/layout-boxed', account: 'server', api } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Boxed layout' }, long);
    await expect(canvas.queryByText('Net sales')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/page-layout/layout-empty', api } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Empty layout' }, long);
    await expect(getComputedStyle(heading.closest('main')!).paddingTop).toBe('0px');
  },
};

export const Blank: Story = {
  parameters: { app: { path: '/page-layout/layout-blank', api } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Blank layout' }, long);
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  },
};
