import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

const meta = {
  title: 'Pages/Errors',
  parameters: { layout: 'fullscreen', app: { path: '/no/such/page' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, loading);
const notFound = () => heading('This page does not exist');

/** The page for an unknown URL, inside the shell. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await notFound();
    await expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  },
};

/** The page for an unknown URL has no shell when signed out. */
export const SignedOut: Story = {
  name: 'Signed out',
  parameters: { app: { account: 'none' } },
  tags: ['every-mode'],
  play: async ({ canvas }) => {
    await notFound();
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  },
};

/** The error page names the missing permission. */
export const Denied: Story = {
  parameters: { app: { path: '/apps/user/list', account: 'server' } },
  tags: ['every-mode'],
  play: async ({ canvas }) => {
    await heading('You don’t have access to this page');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“Read” for “Users”');
  },
};

/** Pages with figures of the restaurant are denied to the `server` role, even if opened by URL. */
export const DeniedFigures: Story = {
  name: 'Denied figures',
  parameters: { app: { path: '/dashboard/analytics', account: 'server' } },
  play: async ({ canvas, userEvent }) => {
    await heading('You don’t have access to this page');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“Read” for “Dashboards”');
    // The start page of servers is not the dashboard.
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the start page' }));
    await heading('Today');
  },
};

/** The page with salaries is denied to users without the right to read employees. */
export const DeniedEmployees: Story = {
  name: 'Denied employees',
  parameters: { app: { path: '/datatables/advance', account: 'server' } },
  play: async ({ canvas }) => {
    await heading('You don’t have access to this page');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“Read” for “Data tables”');
  },
};

export const DeniedRestaurant: Story = {
  name: 'Denied restaurant',
  parameters: { app: { path: '/dashboard/analytics?restaurant=rst-xyz' } },
  play: async ({ canvas }) => {
    await heading('You don’t have access to this page');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“Read” for “Dashboards”');
  },
};
