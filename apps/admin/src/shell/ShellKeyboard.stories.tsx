import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoDialog, findButton, findDialog, loading } from '../lib/storyQueries';

const form = '/apps/user/view/5?tab=notifications';

const meta = {
  title: 'Pages/Shell by keyboard',
  parameters: { layout: 'fullscreen', app: { path: '/apps/user/list' } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

async function press(control: HTMLElement, ...keys: string[]) {
  control.focus();
  for (const key of keys) await userEvent.keyboard(key);
}

const toastButton = async (text: string) =>
  within((await screen.findByText(text)).closest<HTMLElement>('[role="status"]')!).getByRole('button');

/** Escape closes the palette even before it has loaded. */
export const EscapeWhileLoading: Story = {
  play: async () => {
    await findButton(/^Your order, /);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('{Escape}');
    // The shortcut toggles the palette, so it opens only if Escape has closed it.
    await userEvent.keyboard('{Control>}k{/Control}');
    await findDialog('Search and commands');
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
  },
};

/** Removing a line moves the focus to the next one; F8 reaches the undo button. */
export const Order: Story = {
  play: async ({ step }) => {
    await press(await findButton(/^Your order, /), '{Enter}');
    const cart = await findDialog('Your order');
    const quantity = () => cart.findByRole('spinbutton', { name: 'Quantity of Black peppercorns, 1 kg' });
    await step('arrow keys change the quantity', async () => {
      await press(await quantity(), '{ArrowUp}');
      await expect(await quantity()).toHaveAttribute('aria-valuenow', '3');
    });
    await step('removing a line moves the focus to the next line', async () => {
      const remove = cart.getByRole('button', { name: 'Remove Black peppercorns, 1 kg' });
      await press(remove, '{Enter}');
      await waitFor(() => expect(remove).not.toBeInTheDocument());
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-control', 'remove'));
    });
    await step('F8 reaches the undo button', async () => {
      await toastButton('Black peppercorns, 1 kg removed from your order');
      await userEvent.keyboard('{F8}');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await quantity()).toHaveAttribute('aria-valuenow', '3');
    });
    await step('Escape closes the panel and restores the focus', async () => {
      await press(await quantity(), '{Escape}');
      await expectNoDialog();
      await waitFor(async () => expect(await findButton(/^Your order, /)).toHaveFocus());
    });
  },
};

/** Focus stays in the list after marking or dismissing a notification. */
export const Notifications: Story = {
  play: async ({ step }) => {
    const trigger = await findButton(/^Notifications, /);
    await press(trigger, '{Enter}');
    const panel = await findDialog('Notifications');
    await step('marking as read keeps the focus', async () => {
      const [markRead] = await panel.findAllByRole('button', { name: 'Mark read' }, loading);
      await press(markRead!, '{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Mark unread'));
    });
    await step('dismissing moves the focus to the next notification', async () => {
      const count = panel.getAllByRole('listitem').length;
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(count - 1));
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Dismiss'));
    });
    await step('Space hides the system messages', async () => {
      await press(panel.getByRole('switch', { name: 'System messages' }), ' ');
      await waitFor(() => expect(panel.getAllByRole('list')).toHaveLength(1));
    });
    await step('Escape restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expectNoDialog();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

/** Focus returns to the account button after choosing a status. */
export const Account: Story = {
  play: async ({ step }) => {
    const account = () => findButton(/^Account of Maren Holt/);
    await step('the status menu restores the focus', async () => {
      await press(await account(), '{Enter}');
      await press(await screen.findByRole('menuitem', { name: /^Status/ }, loading), '{Enter}');
      await press(await screen.findByRole('menuitemradio', { name: 'Away' }), '{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(async () => expect(await account()).toHaveFocus());
    });
  },
};

/** The dialog about unsaved changes initially focuses "Keep editing". */
export const Workplace: Story = {
  parameters: { app: { path: form } },
  play: async ({ canvas, step }) => {
    await press(await canvas.findByRole('checkbox', { name: 'E-mail' }, loading), ' ');
    const chooseKomorebi = async () => {
      await press(await findButton(/^Switch workplace/), '{Enter}');
      await press(await screen.findByRole('menuitemradio', { name: 'Komorebi Table' }), '{Enter}');
      await screen.findByRole('alertdialog');
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Keep editing'));
    };
    await step('"Keep editing" stays at the current workplace', async () => {
      await chooseKomorebi();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(document.title).toContain(' · Saltbox & Rye · ');
    });
    await step('discarding the changes opens the list and focuses its heading', async () => {
      await chooseKomorebi();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.title).toContain(' · Komorebi Table · '), loading);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus(), loading);
    });
  },
};

export const Skin: Story = {
  play: async ({ step }) => {
    await step('Space toggles the skin', async () => {
      await press(await findButton(/^Switch to the dark skin/), ' ');
      await press(await findButton(/^Switch to the light skin/), ' ');
      await findButton(/^Switch to the dark skin/);
    });
  },
};
