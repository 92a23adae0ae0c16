import { call } from '@larder/domain';
import { cartEndpoints } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '../../lib/storyQueries';

const path = '/apps/ecommerce/checkout/order/';
const now = () => new Date('2026-11-20T20:15:00Z');
const at = (id: string, more: object = {}) => ({ app: { path: `${path}${id}`, api: { now }, ...more } });

const meta = {
  title: 'Pages/Order',
  parameters: { layout: 'fullscreen', ...at('941') },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = async (name: string) => within((await screen.findByText(name, undefined, loading)).closest('li')!);

/** Lines with the prices paid and those of today, the amounts and the supplier invoice. */
export const Default: Story = {
  play: async ({ step }) => {
    await screen.findByRole('heading', { name: 'Order 941', level: 1 }, loading);
    await step('each line compares its price with the price of today', async () => {
      const butter = await lineOf('Cultured butter, salted, 40 x 250 g');
      await butter.findByText('$132.00 today', undefined, loading);
      await expect(butter.getByText('3 × $128.00')).toBeVisible();
      await expect(await (await lineOf('Saffron threads, 10 g')).findByText('$74.00 today, too')).toBeVisible();
    });
    await step('the delivery should have arrived, and the invoice is partly paid', async () => {
      await expect(screen.getByText('Should have arrived')).toBeVisible();
      await screen.findByText('Partly paid', undefined, loading);
      await expect(screen.getByRole('link', { name: 'Open invoice 5028' })).toHaveAttribute(
        'href',
        '/apps/invoice/preview/5028',
      );
    });
  },
};

/** The lines are put into the cart again. */
export const Again: Story = {
  name: 'Order again',
  play: async () => {
    await (await lineOf('Saffron threads, 10 g')).findByText('$74.00 today, too', undefined, loading);
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
    await screen.findByText(/^Order 941 added to the cart/, undefined, loading);
    await screen.findByRole('link', { name: 'Cultured butter, salted, 40 x 250 g' }, loading);
    await expect((await call(cartEndpoints.cart, {})).products.map(({ id }) => id)).toEqual(
      expect.arrayContaining([9, 6, 13, 10, 27, 21]),
    );
  },
};

/** A part of the order is still on its way. */
export const PartlyDue: Story = {
  name: 'Partly due',
  parameters: at('945'),
  play: async () => void (await screen.findByText('Partly due, the rest by Mon 23 Nov', undefined, loading)),
};

/** Products that are already in the cart are marked. */
export const PartlyInCart: Story = {
  name: 'Partly in the cart',
  parameters: at('929'),
  play: async () => {
    const peppercorns = await lineOf('Black peppercorns, 1 kg');
    await peppercorns.findByText('Already in the cart', undefined, loading);
    await screen.findByText(/^Goods cost .* At the prices of that order/, undefined, loading);
  },
};

export const NotFound: Story = {
  name: 'Not found',
  parameters: at('77'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Order not found' }, loading);
    await expect(screen.getByRole('link', { name: 'Your orders' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: at('941', { scenario: 'slow' }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Order 941', level: 1 }, loading);
    await waitFor(() => expect(screen.queryByText('What was ordered')).toBeNull());
  },
};

export const Failing: Story = {
  parameters: at('941', { scenario: 'failing' }),
  play: async () => {
    await screen.findByText('The order could not be loaded', undefined, loading);
  },
};
