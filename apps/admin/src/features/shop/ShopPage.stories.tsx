import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShopPage } from './ShopPage';

const path = '/apps/ecommerce/shop';
const api = { now: () => new Date('2026-11-20T20:15:00Z') };

const meta = {
  title: 'Pages/Shop',
  component: ShopPage,
  parameters: { layout: 'fullscreen', app: { path, api } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof ShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 10_000 };
const oil = 'Olive oil, first cold pressing, 5 l';
const card = async (name: string) =>
  (await screen.findByRole('link', { name }, wait)).closest<HTMLElement>('li[data-row]')!;
const cards = () => document.querySelectorAll('main li[data-row]');

/** Adds a product to the order and the wishlist, and filters the products. */
export const Default: Story = {
  play: async ({ step }) => {
    const paprika = 'Smoked paprika, sweet, 500 g';
    await screen.findByText('27 products', {}, wait);
    await step('the order menu lists the cheapest product first', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Order: Featured' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lowest price' }, wait));
      await waitFor(() => expect(cards()[0]).toHaveTextContent('Fresh yeast, 500 g'), wait);
    });
    await step('a category shows only its products, and its chip removes the filter', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: /^Spices/ }, wait));
      await screen.findByText('3 products', {}, wait);
      await expect(cards()).toHaveLength(3);
    });
    await step('a product is added, its quantity changes, and zero removes it', async () => {
      const product = within(await card(paprika));
      await userEvent.click(product.getByRole('button', { name: `Add to order: ${paprika}` }));
      const quantity = await product.findByRole('spinbutton', { name: `Quantity of ${paprika}` }, wait);
      await expect(quantity).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(quantity).toHaveAttribute('aria-valuenow', '2');
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(product.getByRole('button', { name: /^Add to order/ })).toHaveFocus(), wait);
    });
    await step('the heart button saves the product to the wishlist', async () => {
      const product = within(await card(paprika));
      const heart = product.getByRole('button', { name: `Save ${paprika} to your wishlist` });
      await userEvent.click(heart);
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'), wait);
    });
    await step('"Clear filters" shows all products', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
      await screen.findByText('27 products', {}, wait);
    });
  },
};

/** Arrows move between the cards; `w` saves the focused product and `a` adds it. */
export const Keyboard: Story = {
  play: async () => {
    await screen.findByText('27 products', {}, wait);
    const links = () => [...cards()].map((each) => each.querySelector('a')!);
    links()[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(links()[4]).toHaveFocus();
    const product = within(cards()[4] as HTMLElement);
    const heart = product.getByRole('button', { name: /to your wishlist$/ });
    const before = heart.getAttribute('aria-pressed');
    await userEvent.keyboard('w');
    await waitFor(() => expect(heart).not.toHaveAttribute('aria-pressed', before), wait);
    await userEvent.keyboard('a');
    await product.findByRole('spinbutton', {}, wait);
  },
};

/** Sets a custom price range. */
export const PriceRange: Story = {
  name: 'Price range',
  play: async () => {
    await screen.findByText('27 products', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a range' }));
    const from = await screen.findByRole('textbox', { name: 'From' }, wait);
    await userEvent.clear(from);
    await userEvent.type(from, '100{Enter}');
    await screen.findByText('4 products', {}, wait);
    await screen.findByText('$100 and more', {}, wait);
  },
};

/** Products of a shared wishlist, as rows. */
export const SharedList: Story = {
  name: 'Shared list',
  parameters: { app: { path: `${path}?ids=[5,6]&layout=list`, api } },
  play: async () => {
    await screen.findByText('Shared list: 2 products', {}, wait);
    await expect(cards()).toHaveLength(2);
  },
};

/** An addition that failed is reverted with a message. */
export const NotAdded: Story = {
  name: 'Not added',
  parameters: {
    app: {
      path: `${path}?q=saffron`,
      api: { ...api, faults: [{ kind: 'error', method: 'POST', path: '/apps/ecommerce/cart' }] },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Add to order: Saffron/ }, wait));
    await screen.findByText('Your order was not changed. Try again.', {}, wait);
    await screen.findByRole('button', { name: /^Add to order: Saffron/ }, wait);
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: `${path}?q=zzz`, api } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching products', level: 2 }, wait);
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await card(oil).catch(() => undefined);
    await screen.findByText('27 products', {}, wait);
  },
};

/** A page past the end is replaced by the last one. */
export const PastTheEnd: Story = {
  name: 'Past the end',
  parameters: { app: { path: `${path}?page=99`, api } },
  play: async () => void (await screen.findByRole('button', { name: 'Page 3', current: 'page' }, wait)),
};

export const Empty: Story = {
  parameters: { app: { path, scenario: 'empty' } },
  play: async () => void (await screen.findByRole('heading', { name: 'No products yet', level: 2 }, wait)),
};

export const Loading: Story = {
  parameters: { app: { path, api: { ...api, faults: [{ kind: 'slow', path: '/apps/ecommerce', delay: 600_000 }] } } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Supply shop', level: 1 }, wait);
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async () => void (await screen.findByText('The products did not load', {}, wait)),
};

/** A server may browse, but neither order nor see suppliers and prices. */
export const Server: Story = {
  parameters: { app: { path, account: 'server', api } },
  play: async () => {
    await screen.findByText('27 products', {}, wait);
    await expect(screen.queryByRole('button', { name: /^Add to order/ })).not.toBeInTheDocument();
    await expect(screen.queryByRole('link', { name: /^View order/ })).not.toBeInTheDocument();
    const filters = within(screen.getByRole('search', { name: 'Filters' }));
    await filters.findByRole('radiogroup', { name: 'Category' });
    await expect(filters.queryByText(/^(Price|Brand)$/)).not.toBeInTheDocument();
    await expect(screen.getByRole('main')).not.toHaveTextContent(/\$|Northbrook/);
    await expect(screen.queryByRole('button', { name: /Featured/ })).not.toBeInTheDocument();
  },
};

/** On a phone, the filters are in a drawer. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText('27 products', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }, wait));
    await userEvent.click(drawer.getByRole('checkbox', { name: /^Northbrook/ }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 3 products' }, wait));
    await waitFor(() => expect(cards()).toHaveLength(3), wait);
  },
};

/** Suggests products that are running low, with the reason. They are added in the suggested quantity; undo removes them. */
export const RunningLow: Story = {
  name: 'Running low',
  play: async () => {
    const rice = 'Round risotto rice, 5 kg';
    const group = within(await screen.findByRole('group', { name: 'Running low' }, wait));
    const item = within(group.getByRole('link', { name: rice }).closest('li')!);
    await expect(item.getByText('About 2 days left of 8 delivered')).toBeVisible();
    await expect(item.getByText(/^Sold since Wed 11 Nov:/)).toHaveTextContent(/: \d+ × Mushroom risotto$/);
    await userEvent.click(item.getByRole('button', { name: `Add to order: ${rice}` }));
    const quantity = await item.findByRole('spinbutton', { name: `Quantity of ${rice}` }, wait);
    await waitFor(() => expect(quantity).toHaveAttribute('aria-valuenow', '8'), wait);
    const toast = await screen.findByText(/^Round risotto rice, 5 kg added to your order/, {}, wait);
    await userEvent.click(within(toast.closest('li')!).getByRole('button', { name: 'Undo' }));
    await item.findByRole('button', { name: `Add to order: ${rice}` }, wait);
  },
};
