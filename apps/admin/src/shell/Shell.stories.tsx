import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Shell',
  parameters: { layout: 'fullscreen', app: { path: '/apps/user/list' } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const menu = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('navigation', { name: 'Main menu' }));

/** The menu contains the pages that the user may open. The current page is marked. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = await menu(canvasElement);
    await expect(rows.getByRole('link', { name: 'All users' })).toHaveAttribute('aria-current', 'page');
    await expect(rows.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
  },
};

/** The `server` role may not read users, so the menu has no Users group. */
export const AsServer: Story = {
  parameters: { app: { path: '/', account: 'server' } },
  play: async ({ canvasElement, step }) => {
    const rows = await menu(canvasElement);
    await step('the menu hides denied pages', () => expect(rows.queryByRole('button', { name: 'Users' })).toBeNull());
    await step('a user with a single workplace has no button to switch', () =>
      expect(within(canvasElement).queryByRole('button', { name: /Switch workplace/ })).toBeNull(),
    );
  },
};

/** "/" opens the search; Enter opens the best result. */
export const Search: Story = {
  parameters: { app: { path: '/dashboard/analytics' } },
  play: async ({ canvasElement, step }) => {
    await menu(canvasElement);
    await step('typing shows results', async () => {
      within(canvasElement).getByRole('button', { name: 'Account of Maren Holt' }).focus();
      await userEvent.keyboard('/');
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'users');
      await expect(await screen.findByRole('option', { name: /^Users/ })).toHaveAttribute('aria-selected', 'true');
    });
    await step('Enter opens the first result', async () => {
      await userEvent.keyboard('{Enter}');
      const rows = await menu(canvasElement);
      await waitFor(() =>
        expect(rows.getByRole('link', { name: 'All users' })).toHaveAttribute('aria-current', 'page'),
      );
      await expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
    });
  },
};

/** Switches the workplace, and back with undo. */
export const Workplaces: Story = {
  play: async ({ canvasElement }) => {
    await menu(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Switch workplace, now Saltbox & Rye/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Casa Alecrim' }));
    await canvas.findByRole('button', { name: /Switch workplace, now Casa Alecrim/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('button', { name: /Switch workplace, now Saltbox & Rye/ });
  },
};

/** A star in the panel bookmarks a page. */
export const Bookmarks: Story = {
  play: async ({ canvasElement }) => {
    await menu(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit bookmarks' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Bookmarks' }));
    await userEvent.type(await panel.findByRole('searchbox', { name: 'Find a page' }), 'analytics');
    await userEvent.click(await panel.findByRole('button', { name: 'Bookmark Analytics dashboard' }));
    await panel.findByRole('button', { name: 'Remove bookmark Analytics dashboard' });
  },
};

/** The account menu contains "Sign out" and, on a phone, the language. */
export const PhoneAccount: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Account of Maren Holt' }));
    await screen.findByRole('menuitem', { name: 'Sign out' });
    await expect(screen.getByRole('menuitem', { name: /Language/ })).toBeInTheDocument();
  },
};
