import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { findButton, findDialog, loading } from '../lib/storyQueries';

const meta = {
  title: 'Pages/Shell tools',
  tags: ['every-mode'],
  parameters: { layout: 'fullscreen', app: { path: '/apps/user/list' } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Changes a quantity, removes a line and restores it with undo. */
export const Cart: Story = {
  play: async ({ step }) => {
    await userEvent.click(await findButton(/^Your order, 10 items/));
    const cart = await findDialog('Your order');
    await step('arrow keys change the quantity', async () => {
      const number = await cart.findByRole('spinbutton', { name: 'Quantity of Black peppercorns, 1 kg' });
      number.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(number).toHaveAttribute('aria-valuenow', '3');
      await expect(await cart.findByText('$227.15')).toBeInTheDocument();
    });
    await step('undo restores a removed line', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Remove Mineral water, still, 20 bottles' }));
      await waitFor(() => expect(cart.getByText('3 lines')).toBeInTheDocument());
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await findButton(/^Your order, 11 items/);
    });
  },
};

/** Dismisses, restores and reads notifications, and hides system messages. */
export const Notifications: Story = {
  play: async ({ step }) => {
    await userEvent.click(await findButton(/^Notifications, 5 unread/));
    const panel = await findDialog('Notifications');
    await step('problems are listed before personal notifications', async () => {
      const problem = await panel.findByText('Card terminal offline');
      const personal = panel.getByText('Bea Lindqvist wrote to you');
      await expect(problem.compareDocumentPosition(personal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await step('undo restores a dismissed notification', async () => {
      const [first] = await panel.findAllByRole('button', { name: 'Dismiss' });
      await userEvent.click(first!);
      await waitFor(() => expect(panel.getByText('4 new')).toBeInTheDocument());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(panel.getByText('5 new')).toBeInTheDocument());
    });
    await step('the count ignores hidden system messages', async () => {
      await userEvent.click(panel.getByRole('switch', { name: 'System messages' }));
      await expect(panel.queryByText('Card terminal offline')).toBeNull();
      await expect(panel.getByText('3 new')).toBeInTheDocument();
      await userEvent.click(panel.getByRole('switch', { name: 'System messages' }));
    });
    await step('"Mark all as read" removes the count', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
      await waitFor(() => expect(panel.queryByText(/ new$/)).toBeNull());
    });
  },
};

/** Chooses a status in the account menu. */
export const Status: Story = {
  play: async () => {
    await userEvent.click(await findButton(/^Account of Maren Holt/));
    (await screen.findByRole('menuitem', { name: /Status Online/ }, loading)).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Busy' }));
    await userEvent.click(await findButton(/^Account of Maren Holt/));
    await screen.findByRole('menuitem', { name: /Status Busy/ }, loading);
  },
};

/** The order and the notifications without entries. */
export const Empty: Story = {
  parameters: { app: { path: '/apps/user/list', scenario: 'empty' } },
  play: async () => {
    await userEvent.click(await findButton(/^Notifications$/));
    await expect(await (await findDialog('Notifications')).findByText('You are up to date')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await findButton(/^Your order$/));
    await expect(await (await findDialog('Your order')).findByText('Your order is empty')).toBeInTheDocument();
  },
};
