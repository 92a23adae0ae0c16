import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProductDetailPage } from './ProductDetailPage';

const base = '/apps/ecommerce/product-detail';
const api = { now: () => new Date('2026-11-20T20:15:00Z') };

const meta = {
  title: 'Pages/Product details',
  component: ProductDetailPage,
  parameters: { layout: 'fullscreen', app: { path: `${base}/saffron-13`, api } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof ProductDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 10_000 };
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 }, wait);

/** Chooses a crate color and a quantity, adds the product, and enlarges its picture. */
export const Default: Story = {
  play: async ({ step }) => {
    await heading(/^Saffron threads/);
    await step('the product is added with the chosen color and quantity', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
      const quantity = screen.getByRole('spinbutton', { name: /^Quantity of Saffron/ });
      quantity.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      const main = within(screen.getByRole('main'));
      await userEvent.click(main.getAllByRole('button', { name: /^Add to order: Saffron/ })[0]!);
      await screen.findByText(/^Saffron threads.* added to your order/, {}, wait);
      await waitFor(() => expect(main.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuenow', '3'), wait);
      await expect(screen.getByRole('radio', { name: 'Green' })).toBeChecked();
      await expect(main.getAllByRole('link', { name: /^View order/ })[0]).toHaveAttribute(
        'href',
        '/apps/ecommerce/checkout',
      );
    });
    await step('the picture opens in a dialog with zoom', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Saffron threads/ }, wait));
      await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), wait);
    });
    await step('related products are shown', async () => {
      await screen.findByRole('region', { name: 'Related products' }, wait);
    });
  },
};

export const OutOfStock: Story = {
  name: 'Out of stock',
  parameters: { app: { path: `${base}/green-lentils-25`, api } },
  play: async () => {
    await heading(/^Green lentils/);
    const main = within(screen.getByRole('main'));
    await expect(main.getAllByRole('button', { name: /^Add to order: Green lentils/ })[0]).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(main.getAllByText('Out of stock')[0]).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Not found',
  parameters: { app: { path: `${base}/gold-9999`, api } },
  play: async () => {
    await heading('Product not found');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the shop' }), 'saffron{Enter}');
    await screen.findByText('1 product', {}, wait);
  },
};

export const WithoutNumber: Story = {
  name: 'Slug without number',
  parameters: { app: { path: `${base}/gold`, api } },
  play: async () => void (await heading('Product not found')),
};

export const Loading: Story = {
  parameters: {
    app: {
      path: `${base}/saffron-13`,
      api: { ...api, faults: [{ kind: 'slow', path: '/apps/ecommerce', delay: 600_000 }] },
    },
  },
  play: async ({ canvasElement }) => {
    await heading('Product details');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Failing: Story = {
  parameters: { app: { path: `${base}/saffron-13`, scenario: 'failing' } },
  play: async () => void (await screen.findByText('The product did not load', {}, wait)),
};

export const LongName: Story = {
  name: 'Long name',
  parameters: { app: { path: `${base}/sourdough-crackers-23`, api } },
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await heading(/^Sourdough crackers/)),
};
