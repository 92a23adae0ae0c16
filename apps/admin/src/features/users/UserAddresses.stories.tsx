import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

const meta = { title: 'Pages/User addresses', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };
const notFound = async () => void (await screen.findByRole('heading', { level: 1, name: 'User not found' }, loading));

/** Malformed search parameters fall back to the defaults. */
export const MalformedSearch: Story = {
  name: 'Malformed search',
  parameters: { app: { path: '/apps/user/list?page=minus&perPage=7&sort=sideways&sortColumn=salary' } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Users' }, loading);
    await waitFor(() => expect(grid.querySelectorAll('[role="row"]')).toHaveLength(11), loading);
  },
};

export const Zero: Story = { parameters: { app: { path: '/apps/user/view/0' } }, play: notFound };
export const Negative: Story = { parameters: { app: { path: '/apps/user/view/-1' } }, play: notFound };
