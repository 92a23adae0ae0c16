import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoDialog, findButton, findDialog, loading } from '../lib/storyQueries';

const meta = {
  title: 'Pages/Shell menus',
  parameters: { layout: 'fullscreen', app: { path: '/apps/user/list' } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

async function openFromAccount(name: RegExp) {
  await userEvent.click(await findButton(/^Account of Maren Holt/));
  await userEvent.click(await screen.findByRole('menuitem', { name }, loading));
}

/** The account menu opens the shortcuts and the appearance. */
export const Account: Story = {
  play: async () => {
    for (const name of ['Keyboard shortcuts', 'Appearance']) {
      await openFromAccount(new RegExp(`^${name}`));
      await userEvent.click((await findDialog(name)).getByRole('button', { name: 'Close' }));
      await expectNoDialog();
      await waitFor(async () => expect(await findButton(/^Account of Maren Holt/)).toHaveFocus());
    }
  },
};

/** On a phone, the order opens from the account menu. */
export const OrderOnPhone: Story = {
  name: 'Order on phone',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openFromAccount(/^Your order/);
    const cart = await findDialog('Your order');
    const quantity = await cart.findByRole('spinbutton', { name: 'Quantity of Black peppercorns, 1 kg' });
    await userEvent.click(cart.getAllByRole('button', { name: 'One more' })[0]!);
    await waitFor(() => expect(quantity).toHaveAttribute('aria-valuenow', '3'));
  },
};

/** A notification is marked as read and unread. */
export const MarkNotification: Story = {
  name: 'Mark notification',
  play: async () => {
    await userEvent.click(await findButton(/^Notifications, /));
    const panel = await findDialog('Notifications');
    const [markRead] = await panel.findAllByRole('button', { name: 'Mark read' }, loading);
    const row = within(markRead!.closest('li')!);
    await userEvent.click(markRead!);
    await userEvent.click(await row.findByRole('button', { name: 'Mark unread' }));
    await row.findByRole('button', { name: 'Mark read' });
  },
};

/** Switching the workplace asks for confirmation if a form has unsaved changes. */
export const UnsavedForm: Story = {
  name: 'Unsaved form',
  parameters: { app: { path: '/apps/user/view/5?tab=notifications' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'E-mail' }, loading));
    const choose = async (name: string) => {
      await userEvent.click(await findButton(/^Switch workplace/));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Casa Alecrim' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await choose('Keep editing');
    await expect(document.title).toContain(' · Saltbox & Rye · ');
    await choose('Discard changes');
    await waitFor(() => expect(document.title).toContain(' · Casa Alecrim · '), loading);
    await screen.findByRole('heading', { level: 1, name: 'Users' }, loading);
  },
};
