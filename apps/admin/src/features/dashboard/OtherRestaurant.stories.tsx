import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const at = (path: string) => ({ app: { path: `${path}?restaurant=rst-lis` } });

const meta = {
  title: 'Pages/Other restaurant',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const loading = { timeout: 8000 };

async function returnToOwnRestaurant() {
  const main = within(await screen.findByRole('main', undefined, loading));
  const back = await main.findByRole('link', { name: 'Back to Saltbox & Rye' }, loading);
  await waitFor(() => expect(document.title).toContain(' · Casa Alecrim · '));
  back.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.title).toContain(' · Saltbox & Rye · '), loading);
  await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toHaveFocus());
  await expect(main.queryByRole('link', { name: 'Back to Saltbox & Rye' })).toBeNull();
}

/** The page shows the restaurant in the URL, in its currency. */
export const Sales: Story = {
  parameters: at('/'),
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main', undefined, loading);
    await waitFor(() => expect(main).toHaveTextContent('€'), loading);
    await returnToOwnRestaurant();
    await waitFor(() => expect(main).toHaveTextContent('$'), loading);
    await expect(main).not.toHaveTextContent('€');
  },
};

export const Analytics: Story = { parameters: at('/dashboard/analytics'), play: returnToOwnRestaurant };
