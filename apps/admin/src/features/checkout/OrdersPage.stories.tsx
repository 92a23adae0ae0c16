import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

const path = '/apps/ecommerce/orders';
const meta = {
  title: 'Pages/Orders',
  parameters: { layout: 'fullscreen', app: { path } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const loading = { timeout: 8000 };
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, loading);

/** An order opens from the list, and its breadcrumbs lead back. */
export const Default: Story = {
  play: async () => {
    await title('Orders');
    const main = within(screen.getByRole('main'));
    const [order] = await main.findAllByRole('link', { name: /^Order / }, loading);
    await userEvent.click(order!);
    await title(/^Order /);
    const crumbs = within(main.getByRole('navigation', { name: 'Breadcrumbs' }));
    await userEvent.click(crumbs.getByRole('link', { name: 'Orders' }));
    await title('Orders');
  },
};

export const Empty: Story = {
  parameters: { app: { path, scenario: 'empty' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No orders yet' }, loading);
  },
};

export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Retry|Try again/ }, loading)).toBeVisible();
  },
};
