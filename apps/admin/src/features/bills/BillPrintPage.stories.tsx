import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BillPrintPage } from './BillPrintPage';

const api = { now: () => new Date('2026-11-21T01:15:00Z') };
const long = { timeout: 15_000 };

const meta = {
  title: 'Pages/Print bills',
  component: BillPrintPage,
  parameters: { layout: 'fullscreen', app: { path: '/apps/bills/print/nyc-20261120-001,nyc-20261120-002', api } },
  // The print dialog would block the browser.
  beforeEach: () => {
    const print = spyOn(window, 'print').mockReturnValue(undefined);
    return () => print.mockRestore();
  },
} satisfies Meta<typeof BillPrintPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each receipt starts on a new sheet of paper. The print dialog opens once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', {}, long)).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: '2 receipts', level: 1 })).toBeVisible();
    const pages = canvas
      .getAllByRole('article')
      .map((each) => getComputedStyle(each.parentElement!.parentElement!).breakBefore);
    await expect(pages).toEqual(['auto', 'page']);
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1), long);
  },
};

/** A bill that does not exist is named and left out. */
export const PartlyMissing: Story = {
  name: 'Partly missing',
  parameters: { app: { path: '/apps/bills/print/nyc-20261120-001,nyc-20261120-999', api } },
  play: async ({ canvas }) => {
    await canvas.findByText('Not found and left out: nyc-20261120-999', {}, long);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const NotFound: Story = {
  name: 'Not found',
  parameters: { app: { path: '/apps/bills/print/nyc-20261120-999', api } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This bill does not exist or was moved', level: 1 }, long);
    await expect(window.print).not.toHaveBeenCalled();
  },
};

/** A bill of another restaurant is not found. */
export const Denied: Story = {
  parameters: { app: { path: '/apps/bills/print/lis-20261120-001', api, account: 'server' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This bill does not exist or was moved' }, long);
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(window.print).not.toHaveBeenCalled();
  },
};

/** The receipts fit the width of a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', {}, long)).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Prints the selected bills as one document in a new tab. */
export const Selected: Story = {
  parameters: { app: { path: '/apps/bills', api } },
  play: async () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    try {
      const [first, second] = await screen.findAllByRole('row', { name: /#\d+/ }, long);
      await userEvent.click(within(first!).getByRole('checkbox'));
      await userEvent.click(within(second!).getByRole('checkbox'));
      const bar = within(await screen.findByRole('group', { name: 'Actions for the selection' }, long));
      await userEvent.click(bar.getByRole('button', { name: 'Print receipts' }));
      await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
      const [address, target] = open.mock.calls[0]!;
      await expect(address).toMatch(/^\/apps\/bills\/print\/nyc-20261120-\d{3}%2Cnyc-20261120-\d{3}$/);
      await expect(target).toBe('_blank');
    } finally {
      open.mockRestore();
    }
  },
};
