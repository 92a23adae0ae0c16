import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { WishlistPage } from './WishlistPage';

const path = '/apps/ecommerce/wishlist';
const api = { now: () => new Date('2026-11-20T20:15:00Z') };

const meta = {
  title: 'Pages/Wishlist',
  component: WishlistPage,
  parameters: { layout: 'fullscreen', app: { path, api } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof WishlistPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 10_000 };
const cards = () => document.querySelectorAll<HTMLElement>('main li[data-row]');
const titleOf = (card: HTMLElement) => card.querySelector('a');

/** Moves a product to the order, undoes it, and searches and sorts the wishlist. */
export const Default: Story = {
  play: async ({ step }) => {
    await screen.findByText('3 products, $188.90 in all', {}, wait);
    await step('a product moved to the order is removed from the wishlist, and Undo restores it', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Move to order: Linen napkins/ }));
      await screen.findByText(/^Linen napkins.* moved to your order/, {}, wait);
      await waitFor(() => expect(cards()).toHaveLength(2), wait);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(() => expect(cards()).toHaveLength(3), wait);
    });
    await step('the order menu sorts by price', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Order: First saved' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Highest price' }, wait));
      await waitFor(() => expect(cards()[0]).toHaveTextContent('Linen napkins'), wait);
    });
    await step('the search shows only matching products', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search the wishlist' }), 'flour');
      await waitFor(() => expect(cards()).toHaveLength(1), wait);
    });
  },
};

/** Moves all products. One undo restores them. */
export const MoveAll: Story = {
  name: 'Move all',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move all to order' }, wait));
    await screen.findByRole('heading', { name: 'Nothing saved yet', level: 2 }, wait);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), wait);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
    await waitFor(() => expect(cards()).toHaveLength(3), wait);
  },
};

/** Undo restores a product that was removed with its heart button. */
export const Remove: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Save Linen napkins/ }, wait));
    await waitFor(() => expect(cards()).toHaveLength(2), wait);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
    await waitFor(() => expect(cards()).toHaveLength(3), wait);
  },
};

/** The focus moves from a removed card to the next one, to the previous one, or to the heading of the page. */
export const Focus: Story = {
  play: async ({ step }) => {
    await screen.findByText('3 products, $188.90 in all', {}, wait);
    const [first, second, third] = [...cards()] as [HTMLElement, HTMLElement, HTMLElement];
    await step('the focus moves from a removed card to the next one', async () => {
      await userEvent.click(within(first).getByRole('button', { name: /to your wishlist$/ }));
      await waitFor(() => expect(titleOf(second)).toHaveFocus(), wait);
    });
    await step('the focus moves from the last card to the previous one', async () => {
      await userEvent.click(within(third).getByRole('button', { name: /^Move to order/ }));
      await waitFor(() => expect(titleOf(second)).toHaveFocus(), wait);
      await expect(cards()).toHaveLength(1);
    });
    await step('the focus moves to the heading when the only card is removed by keyboard', async () => {
      await userEvent.keyboard('w');
      await screen.findByRole('heading', { name: 'Nothing saved yet', level: 2 }, wait);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), wait);
    });
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: `${path}?q=zzz`, api } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching products', level: 2 }, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(cards()).toHaveLength(3), wait);
  },
};

export const Empty: Story = {
  parameters: { app: { path, scenario: 'empty' } },
  play: async () => void (await screen.findByRole('heading', { name: 'Nothing saved yet', level: 2 }, wait)),
};

export const Loading: Story = {
  parameters: { app: { path, api: { ...api, faults: [{ kind: 'slow', path: '/apps/ecommerce', delay: 600_000 }] } } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Wishlist', level: 1 }, wait);
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async () => void (await screen.findByText('The wishlist did not load', {}, wait)),
};
