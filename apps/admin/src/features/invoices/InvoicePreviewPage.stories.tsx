import { call } from '@larder/domain';
import { creditableLines, invoiceEndpoints } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notify } from '../../lib/notify';
import { whenPrinted } from '../../testing/whenPrinted';
import { longItem, giveLongNames } from './testing/longNames';

const path = '/apps/invoice/preview/5035';
const meta = {
  title: 'Pages/Invoice',
  parameters: { layout: 'fullscreen', app: { path } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const settled = { timeout: 8000 };
const sheet = async (number = 5035) =>
  within(await screen.findByRole('article', { name: `Invoice ${number}` }, settled));
const drawer = async (name: RegExp) => within(await screen.findByRole('dialog', { name }, settled));

/** Records a partial payment, removes it and restores it. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(await (await sheet()).findByText('Sent')).toBeVisible();
    await step('an empty amount is rejected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add payment' }));
      const form = await drawer(/^Add a payment/);
      const amount = form.getByRole('textbox', { name: /Amount/ });
      await userEvent.clear(amount);
      await userEvent.click(form.getByRole('button', { name: 'Save payment' }));
      await waitFor(() => expect(amount).toBeInvalid());
      await userEvent.type(amount, '100');
      await userEvent.tab();
    });
    await step('a partial payment changes the status', async () => {
      const form = await drawer(/^Add a payment/);
      await userEvent.click(form.getByRole('button', { name: 'Save payment' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), settled);
      await (await sheet()).findByText('Partly paid', undefined, settled);
    });
    await step('a payment is removed and restored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the payment of $100.00' }));
      await (await sheet()).findByText('Sent', undefined, settled);
      const text = await screen.findByText('Payment removed from invoice 5035', undefined, settled);
      await userEvent.click(within(text.closest('li')!).getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove the payment/ })).toBeVisible(), settled);
    });
  },
};

/** Pays more than the balance in the open drawer, and confirms the credit. */
async function overpay() {
  const form = await drawer(/^Add a payment/);
  const amount = form.getByRole('textbox', { name: /Amount/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, '5000');
  await userEvent.tab();
  await userEvent.click(form.getByRole('button', { name: 'Save payment' }));
  const asked = async () => within(await screen.findByRole('alertdialog', { name: 'Record as credit?' }, settled));
  await userEvent.click((await asked()).getByRole('button', { name: 'Change the amount' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), settled);
  await waitFor(() => expect(amount).toHaveFocus(), settled);
  await userEvent.click(form.getByRole('button', { name: 'Save payment' }));
  const question = await asked();
  await userEvent.click(question.getByRole('button', { name: 'Record as credit' }));
  await screen.findByText(/client credit/, undefined, settled);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), settled);
}

/** An amount above the balance is recorded as a credit after confirmation. */
export const Credit: Story = {
  parameters: { app: { path: `${path}?panel=payment` } },
  play: async () => {
    await overpay();
    await (await sheet()).findByText('Paid', undefined, settled);
  },
};

/** The credit of an overpaid invoice is refunded. The refund can be removed and restored. */
export const Refund: Story = {
  parameters: { app: { path: `${path}?panel=payment` } },
  play: async ({ canvas, step }) => {
    await overpay();
    await step('no more than the credit is refunded', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Record refund' }, settled));
      const form = await drawer(/^Refund for invoice 5035/);
      const amount = form.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
      const credit = amount.value;
      await userEvent.clear(amount);
      await userEvent.type(amount, '1000000{Tab}');
      await userEvent.click(form.getByRole('button', { name: 'Save refund' }));
      await waitFor(() => expect(amount).toHaveAccessibleDescription(/or less/));
      await userEvent.clear(amount);
      await userEvent.type(amount, `${credit}{Tab}`);
      await userEvent.click(form.getByRole('button', { name: 'Save refund' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), settled);
      await (await sheet()).findByText(/^Refunded, /, undefined, settled);
      await expect(canvas.getByRole('button', { name: 'Add payment' })).toBeVisible();
    });
    await step('the refund is removed and restored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Remove the refund/ }));
      const text = await screen.findByText('Refund removed from invoice 5035', undefined, settled);
      await userEvent.click(within(text.closest('li')!).getByRole('button', { name: 'Undo' }));
      await canvas.findByRole('button', { name: /^Remove the refund/ }, settled);
    });
  },
};

/** Sends a draft, which changes its status, and undoes that. */
export const Send: Story = {
  parameters: { app: { path: '/apps/invoice/preview/5036?panel=send' } },
  play: async ({ step }) => {
    const form = await drawer(/^Send invoice 5036/);
    await step('an address is required', async () => {
      const to = form.getByRole('textbox', { name: /^To/ });
      const address = (to as HTMLInputElement).value;
      await userEvent.clear(to);
      await userEvent.click(form.getByRole('button', { name: 'Send invoice' }));
      await waitFor(() => expect(to).toBeInvalid());
      await userEvent.type(to, address);
    });
    await step('undo returns the invoice to the drafts', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Send invoice' }));
      await (await sheet(5036)).findByText('Sent', undefined, settled);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, settled));
      await (await sheet(5036)).findByText('Draft', undefined, settled);
    });
  },
};

/** An invoice past its due date is sent with a reminder. */
export const Reminder: Story = {
  parameters: { app: { path: '/apps/invoice/list?status=past+due' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^#\d+$/ }, settled);
    await userEvent.click(first!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a reminder' }, settled));
    const form = await drawer(/^Send a reminder/);
    await expect((form.getByRole('textbox', { name: /^Subject/ }) as HTMLInputElement).value).toMatch(/^Reminder/);
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth), settled);
  },
};

/** An invoice without lines shows its service and total. */
export const WithoutLines: Story = {
  name: 'Without lines',
  parameters: { app: { path: '/apps/invoice/preview/5010' } },
  play: async () => {
    const lines = within((await sheet(5010)).getByRole('table')).getAllByRole('row');
    await expect(lines).toHaveLength(2);
    await expect(lines[1]).toHaveTextContent('$1,284.60');
  },
};

export const NotFound: Story = {
  name: 'Not found',
  parameters: { app: { path: '/apps/invoice/preview/9' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Invoice not found' }, settled);
    await expect(canvas.getByRole('link', { name: 'All invoices' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { path, scenario: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice 5035' }, settled)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The invoice did not load', undefined, settled);
  },
};

/** Printing the page itself leaves out the page header and the toasts: the sheet has its own title. */
export const PrintPreview: Story = {
  name: 'Print preview',
  play: async () => {
    await sheet();
    await notify((toast) => toast.success('Invoice sent'));
    const toast = await screen.findByText('Invoice sent', undefined, settled);
    await waitFor(() => expect(toast).toBeVisible());
    await whenPrinted(async () => {
      const titles = screen.getAllByRole('heading', { name: 'Invoice 5035' });
      await expect(titles.map((title) => title.closest('article') !== null)).toEqual([true]);
      await expect(toast).not.toBeVisible();
    });
  },
};

/** The sheet alone, for printing. */
export const Print: Story = {
  parameters: { app: { path: '/apps/invoice/print/5035' } },
  play: async ({ canvas }) => {
    await sheet();
    await expect(canvas.getByRole('link', { name: 'Back to the invoice' })).toBeVisible();
  },
};

/** Several sheets as one document. An unknown number is reported and left out. */
export const PrintMany: Story = {
  name: 'Print many',
  parameters: { app: { path: '/apps/invoice/print/5035,9,5033' } },
  play: async ({ canvas }) => {
    await sheet(5035);
    await sheet(5033);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: '3 invoices', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Not found and left out: invoice 9')).toBeVisible();
    const pages = canvas.getAllByRole('article').map((each) => getComputedStyle(each.parentElement!).breakBefore);
    await expect(pages).toEqual(['auto', 'page']);
  },
};

/** Long names, one without spaces, fit a phone. */
export const LongNames: Story = {
  name: 'Long names',
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, setUp: () => giveLongNames(5035) } },
  play: async () => {
    await (await sheet()).findAllByText(longItem, undefined, settled);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Credits a line of a sent invoice, then the rest of it. Both documents are linked. */
export const CreditNote: Story = {
  name: 'Credit note',
  play: async ({ canvas, step }) => {
    const balanceOf = (text: string | null) => text?.match(/Balance\D*([\d,.]+)/)?.[1];
    await sheet();
    await step('a quantity and a reason are required, and no more than is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Credit note' }));
      const form = await drawer(/^Credit note for invoice 5035/);
      await userEvent.click(form.getByRole('radio', { name: 'Some lines' }));
      await userEvent.click(form.getByRole('button', { name: 'Create credit note' }));
      const [quantity] = form.getAllByRole('textbox', { name: /^(?!Reason)/ });
      await waitFor(() => expect(quantity).toBeInvalid());
      await expect(quantity).toHaveAccessibleDescription(/Enter a quantity for at least one line/);
      await userEvent.clear(quantity!);
      await userEvent.type(quantity!, '1000000000{Tab}');
      await userEvent.click(form.getByRole('button', { name: 'Create credit note' }));
      await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Enter \d+ or less/));
      await expect(form.getByRole('textbox', { name: /^Reason/ })).toBeInvalid();
      await userEvent.clear(quantity!);
      await userEvent.type(quantity!, '1{Tab}');
      await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'One guest less');
      await userEvent.click(form.getByRole('button', { name: 'Create credit note' }));
    });
    await step('the credit note has the next number, its invoice and the reason', async () => {
      const note = within(await screen.findByRole('article', { name: 'Credit note 5037' }, settled));
      await expect(note.getByText(/One guest less/)).toBeVisible();
      await expect(note.getByText('#5035')).toBeVisible();
      await expect(note.queryByText('Pay to')).toBeNull();
      for (const name of ['Edit', 'Add payment', 'Delete', 'Duplicate'])
        await expect(canvas.queryByRole('button', { name })).toBeNull();
    });
    await step('the invoice lists the credit note and is final', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Show invoice 5035' }));
      const invoice = await sheet();
      await expect(await invoice.findByText('Credit note 5037', undefined, settled)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Show credit note 5037' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    });
    await step('the rest is credited', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Credit note' }));
      const form = await drawer(/^Credit note for invoice 5035/);
      await expect(form.getByText(/^Balance/)).toHaveTextContent('Balance of the invoice afterwards: $0.00');
      await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Event canceled');
      await userEvent.click(form.getByRole('button', { name: 'Create credit note' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Show invoice 5035' }, settled));
      const invoice = await sheet();
      await expect(await invoice.findByText('Credited', undefined, settled)).toBeVisible();
      await expect(balanceOf(screen.getByRole('article').textContent)).toBe('0.00');
      await expect(canvas.queryByRole('button', { name: 'Credit note' })).toBeNull();
    });
  },
};

/** Lines with the same item have different labels. */
export const SameItem: Story = {
  name: 'Same item',
  play: async ({ canvas }) => {
    await sheet();
    const { invoice } = await call(invoiceEndpoints.invoice, { id: 5036 });
    const lines = [2, 3].map((qty) => ({ ...invoice.lines[0]!, id: undefined, item: 'Oysters', cost: 1000, qty }));
    await call(invoiceEndpoints.update, { invoice: { id: 5036, lines, invoiceStatus: 'Sent' } });
    await userEvent.click(canvas.getByRole('button', { name: /invoice: 5036$/ }));
    await sheet(5036);
    await userEvent.click(await canvas.findByRole('button', { name: 'Credit note' }, settled));
    const form = await drawer(/^Credit note for invoice 5036/);
    await userEvent.click(form.getByRole('radio', { name: 'Some lines' }));
    await expect(form.getByRole('textbox', { name: 'Oysters · Line 1' })).toHaveAccessibleDescription(/of 2/);
    await expect(form.getByRole('textbox', { name: 'Oysters · Line 2' })).toHaveAccessibleDescription(/of 3/);
  },
};

/** Someone else credits the invoice while the drawer is open. The typed reason stays. */
export const CreditedElsewhere: Story = {
  name: 'Credited elsewhere',
  play: async ({ canvas }) => {
    await sheet();
    await userEvent.click(canvas.getByRole('button', { name: 'Credit note' }));
    const form = await drawer(/^Credit note for invoice 5035/);
    const reason = form.getByRole('textbox', { name: /^Reason/ });
    await userEvent.type(reason, 'Event canceled');
    const { invoice } = await call(invoiceEndpoints.invoice, { id: 5035 });
    const credit = { invoiceId: 5035, lines: creditableLines(invoice).map(({ id, qty }) => ({ id, qty })) };
    await call(invoiceEndpoints.addCredit, { credit: { ...credit, reason: 'Theirs' } });
    await userEvent.click(form.getByRole('button', { name: 'Create credit note' }));
    await form.findByText('The invoice is a draft or already credited in full.', undefined, settled);
    await expect(reason).toHaveValue('Event canceled');
    await expect((await call(invoiceEndpoints.invoice, { id: 5035 })).invoice.credits).toHaveLength(1);
  },
};

export const Denied: Story = {
  parameters: { app: { path, account: 'server' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'You don’t have access to this page', level: 1 }, settled);
    await expect(screen.queryByRole('article')).toBeNull();
  },
};
