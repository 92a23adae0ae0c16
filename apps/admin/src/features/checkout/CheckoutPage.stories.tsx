import { call, http } from '@larder/domain';
import { cartEndpoints, orderEndpoints, userDetailsEndpoints, type CartProduct } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findButton, findDialog, loading } from '../../lib/storyQueries';

const path = '/apps/ecommerce/checkout';
const now = () => new Date('2026-11-20T20:15:00Z');
const at = (search = '', more: object = {}) => ({ app: { path: `${path}${search}`, api: { now }, ...more } });

const meta = {
  title: 'Pages/Checkout',
  parameters: { layout: 'fullscreen', ...at() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Response = Parameters<NonNullable<Parameters<typeof http.interceptors.response.use>[0]>>[0];

const summary = async () => within(await screen.findByRole('complementary', { name: 'Order summary' }, loading));
const figure = async (name: RegExp) => (await summary()).getByText(name).closest('div');
const next = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, loading));
const coupon = async (code: string) => {
  const field = (await summary()).getByRole('textbox', { name: 'Coupon' });
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
  return field;
};
const payWith = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }, loading));
const place = async () => {
  await next('Place order');
  return within(await screen.findByRole('alertdialog', { name: 'Place the order for $212.74?' }, loading));
};

/** A product with a long name fits a phone. */
export const LongNames: Story = {
  name: 'Long names',
  globals: { viewport: { value: 'phone' } },
  parameters: at('', { setUp: () => call(cartEndpoints.addToCart, { productId: 23 }) }),
  play: async () => {
    await screen.findByRole('link', { name: /^Sourdough crackers/ }, loading);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The cart with its figures. Each figure explains how it is computed. */
export const Default: Story = {
  play: async ({ step }) => {
    await screen.findByText('Black peppercorns, 1 kg', undefined, loading);
    await expect(await figure(/^Goods, 10 items/)).toHaveTextContent('$200.25');
    await expect(await figure(/^Total/)).toHaveTextContent('$212.74');
    await step('a button explains how a figure is computed', async () => {
      await userEvent.click((await summary()).getByRole('button', { name: /^How it is calculated: Tax/ }));
      const explained = await findDialog('How it is calculated: Tax 8.875%');
      await waitFor(() => expect(explained.getByText(/rounded per line/)).toBeVisible());
      await expect(explained.getByText('$4.39')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('undo restores a removed line', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove Black peppercorns, 1 kg' }));
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Black peppercorns, 1 kg' })).toBeNull());
      await userEvent.click(await findButton(/^Undo/));
      await screen.findByRole('link', { name: 'Black peppercorns, 1 kg' }, loading);
    });
  },
};

/** Focus stays in the list when lines are removed, and moves to the heading of the page after the last one. */
export const RemovedLines: Story = {
  play: async () => {
    const lines = () => screen.queryAllByRole('button', { name: /^Remove (?!coupon)/ });
    await screen.findByText('Black peppercorns, 1 kg', undefined, loading);
    for (let left = lines().length - 1; left >= 0; left -= 1) {
      lines()[0]!.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(lines()).toHaveLength(left), loading);
      if (left > 0) await waitFor(() => expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus(), loading);
    }
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), loading);
  },
};

/** Applies a coupon and removes it. Errors explain why other coupons are rejected. */
export const Coupons: Story = {
  play: async ({ step }) => {
    await step('an error explains why an expired, an inapplicable or an unknown coupon is rejected', async () => {
      const field = await coupon('SUMMER5');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/expired on 31 October 2026/), loading);
      await coupon('BIGTABLE');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/\$900\.00 or more/), loading);
      await coupon('NOSUCH');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/not known/), loading);
      await coupon('GIFT-500-ROSE');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/gift card/), loading);
    });
    await step('an available coupon is applied and removed', async () => {
      await userEvent.click((await summary()).getByRole('button', { name: '2 available' }));
      const list = await findDialog('Available coupons');
      await userEvent.click(list.getByRole('button', { name: 'Apply HARVEST10' }));
      await waitFor(async () => expect(await figure(/^Coupon HARVEST10/)).toHaveTextContent('−$17.84'), loading);
      await userEvent.click((await summary()).getByRole('button', { name: 'Remove coupon HARVEST10' }));
      await waitFor(async () => expect((await summary()).queryByText(/^Coupon HARVEST10/)).toBeNull());
    });
  },
};

/** Places an order with a new address, on account. Typed values are kept when the user goes back. */
export const Order: Story = {
  play: async ({ step }) => {
    await next('Choose address');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Address' })).toHaveFocus(), loading);
    await step('a new address is validated', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'New address' }, loading));
      await next('Deliver here');
      const phone = screen.getByRole('textbox', { name: /^Phone/ });
      await waitFor(() => expect(phone).toHaveFocus());
      await userEvent.type(phone, '+1 212 555 0100');
      await userEvent.type(screen.getByRole('textbox', { name: /^Street/ }), '14 Quay Street');
      await userEvent.type(screen.getByRole('textbox', { name: /^Postcode/ }), '10004');
      await userEvent.type(screen.getByRole('textbox', { name: /^City/ }), 'New York');
      await next('Back to the cart');
      await next('Choose address');
      await expect(await screen.findByRole('textbox', { name: /^City/ }, loading)).toHaveValue('New York');
      await userEvent.click(screen.getByRole('button', { name: /Country/ }));
      await screen.findByRole('listbox', undefined, loading);
      await userEvent.keyboard('Portugal{Enter}');
      await next('Deliver here');
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: /^Postcode/ })).toHaveAccessibleDescription(/not a postcode/),
      );
      await userEvent.clear(screen.getByRole('textbox', { name: /^Postcode/ }));
      await userEvent.type(screen.getByRole('textbox', { name: /^Postcode/ }), '1100-148');
      await next('Deliver here');
    });
    await step('the confirmation shows the total, the address and the payment', async () => {
      await payWith('On account, 30 days');
      const dialog = await place();
      await waitFor(() => expect(dialog.getByText(/14 Quay Street.*On account/)).toBeVisible());
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Place order' }));
    });
    await step('the order has a number and an invoice, and the cart is empty', async () => {
      await screen.findByText('Order 1041 placed', undefined, loading);
      await expect(screen.getByRole('link', { name: 'Open invoice 5037' })).toHaveAttribute(
        'href',
        '/apps/invoice/preview/5037',
      );
      await expect(screen.getByRole('link', { name: 'Show order 1041' })).toHaveAttribute(
        'href',
        '/apps/ecommerce/checkout/order/1041',
      );
      await waitFor(() => expect(screen.getByRole('button', { name: 'Your order' })).toBeVisible());
    });
  },
};

/** Card data is validated, and a declined card keeps the entries. */
export const Declined: Story = {
  parameters: at('?step=payment'),
  play: async ({ step }) => {
    await step('a card is validated', async () => {
      await payWith('New card');
      await next('Place order');
      await waitFor(() => expect(screen.getByRole('textbox', { name: /^Card number/ })).toHaveFocus());
    });
    await step('an error explains that the card was declined', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /^Card number/ }), '4000000000000002');
      await userEvent.type(screen.getByRole('textbox', { name: /^Name on the card/ }), 'Maren Holt');
      await userEvent.type(screen.getByRole('textbox', { name: /^Expiry/ }), '0829');
      await userEvent.type(screen.getByRole('textbox', { name: /^Security code/ }), '123');
      await expect(screen.getByText('Visa')).toBeVisible();
      const dialog = await place();
      await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
      await expect(await screen.findByRole('alert', undefined, loading)).toHaveTextContent(
        /declined the card.*Nothing was ordered or charged/,
      );
      await expect(screen.getByRole('textbox', { name: /^Name on the card/ })).toHaveValue('Maren Holt');
      await expect(sessionStorage.getItem('checkout')).not.toMatch(/4000|123"/);
    });
  },
};

/** Changes responses of the mock API while a story runs. */
function interceptResponses(change: (response: Response) => void) {
  const id = http.interceptors.response.use((response) => {
    change(response);
    return response;
  });
  return () => http.interceptors.response.eject(id);
}

/** A changed price must be accepted, and a sold-out product removed, before the checkout continues. */
export const ChangedCart: Story = {
  play: async () => {
    await screen.findByText('Black peppercorns, 1 kg', undefined, loading);
    const stop = interceptResponses(({ config: { url, method }, data }) => {
      if (method !== 'get' || url !== cartEndpoints.cart.path) return;
      for (const line of (data as { products: CartProduct[] }).products) {
        if (line.id === 5) line.price = 27.5;
        if (line.id === 11) line.stock = 0;
      }
    });
    try {
      await userEvent.click(screen.getAllByRole('button', { name: 'One more' })[3]!);
      await screen.findByText('Price was $26.90, now $27.50', undefined, loading);
      await expect(screen.getByText('The price of 1 product has changed')).toBeVisible();
      await expect(screen.getByText('Sold out')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Accept prices' }));
      await waitFor(() => expect(screen.queryByText(/^Price was/)).toBeNull());
      await next('Choose address');
      await expect(screen.queryByRole('heading', { name: 'Delivery address' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: /^Remove Acacia honey/ }));
      await waitFor(() => expect(screen.queryByText('Sold out')).toBeNull());
      await next('Choose address');
      await screen.findByRole('heading', { name: 'Delivery address' }, loading);
    } finally {
      stop();
    }
  },
};

/** The response to an order is lost. The page finds the order instead of placing it again. */
export const LostResponse: Story = {
  parameters: at('?step=payment'),
  play: async () => {
    await payWith('Bank transfer');
    const dialog = await place();
    const stop = interceptResponses(({ config }) => {
      if (config.url === orderEndpoints.add.path) throw new Error('The connection was reset.');
    });
    try {
      await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
      await screen.findByText('Order 1041 placed', undefined, loading);
      const { orders } = await call(orderEndpoints.list, {});
      await expect(orders.map(({ id }) => id)).toEqual([1041, 945, 941, 933, 929]);
    } finally {
      stop();
    }
  },
};

/** Orders the cart in another tab. */
async function orderElsewhere() {
  const { products } = await call(cartEndpoints.cart, {});
  const { addresses } = (await call(userDetailsEndpoints.details, { id: 1 })).details;
  await call(orderEndpoints.add, {
    order: {
      lines: products.map(({ id, qty }) => ({ productId: id, qty })),
      addressId: addresses[0]!.id,
      payment: { kind: 'account' },
      expectedTotal: 212.74,
    },
  });
}

/** The cart was ordered in another tab in the meantime. */
export const OtherTab: Story = {
  parameters: at('?step=payment'),
  play: async () => {
    await payWith('Bank transfer');
    const dialog = await place();
    await orderElsewhere();
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    await screen.findByText(/^Your last order: number 1041, \$212\.74/, undefined, loading);
    await userEvent.click(screen.getByRole('link', { name: 'Show order 1041' }));
    await screen.findByRole('heading', { name: 'Order 1041', level: 1 }, loading);
  },
};

/** A past order is compared with today's prices and put into the cart again. */
export const OrderAgain: Story = {
  parameters: at('?step=payment'),
  play: async () => {
    await payWith('Bank transfer');
    const dialog = await place();
    await orderElsewhere();
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Order 1041' }, loading));
    await screen.findByText('Goods cost $200.25, as before.', undefined, loading);
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
    await screen.findByRole('link', { name: 'Black peppercorns, 1 kg' }, loading);
    await waitFor(async () => expect(await figure(/^Goods, 10 items/)).toHaveTextContent('$200.25'), loading);
  },
};

export const Loading: Story = {
  parameters: at('', { scenario: 'slow' }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Checkout', level: 1 }, loading);
    await expect(screen.queryByRole('complementary', { name: 'Order summary' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: at('?step=payment', { scenario: 'empty' }),
  play: async () => {
    await screen.findByText('Your order is empty', undefined, loading);
    await expect(screen.getByRole('link', { name: 'Open the supply shop' })).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: at('', { scenario: 'failing' }),
  play: async () => {
    await screen.findByText('The order could not be loaded', undefined, loading);
    await expect(await findButton(/^Try again|^Retry/)).toBeVisible();
  },
};

/** The summary is collapsed at the bottom of a phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const bar = await summary();
    const total = bar.getByRole('button', { name: /^Total/ });
    await expect(total).toHaveTextContent('$212.74');
    await userEvent.click(total);
    await expect(bar.getByRole('textbox', { name: 'Coupon' })).toBeVisible();
  },
};
