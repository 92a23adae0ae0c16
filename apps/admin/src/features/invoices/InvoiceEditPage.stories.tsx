import { call } from '@larder/domain';
import { invoiceEndpoints } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InvoiceEditPage } from './InvoiceEditPage';

const api = { now: () => new Date('2026-11-20T20:15:00Z') };
/** A draft, an invoice that is partly paid, one that is paid, and one with 30 lines. */
const ids = { draft: 5036, partly: 5029, paid: 4987, long: 5004 };
const path = (id: number) => `/apps/invoice/edit/${id}`;

const meta = {
  title: 'Pages/Edit invoice',
  component: InvoiceEditPage,
  parameters: { layout: 'fullscreen', app: { path: path(ids.draft), api } },
} satisfies Meta<typeof InvoiceEditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 15_000 };
const line = async (n: number) => within(await screen.findByRole('group', { name: `Line ${n}` }, wait));
const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note to the client' }, wait);
const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!;

/** Saves changes with Ctrl+S, and discards a change. */
export const Default: Story = {
  play: async ({ step }) => {
    const text = await note();
    await step('after a change, the "Send" button is named "Save and send"', async () => {
      await expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
      await userEvent.type(text, '.');
      await expect(screen.getByRole('button', { name: 'Save and send' })).toBeVisible();
    });
    await step('Ctrl+S saves', async () => {
      await userEvent.clear(text);
      await userEvent.type(text, 'Thank you.');
      await userEvent.keyboard('{Control>}s{/Control}');
      await screen.findByText(`Invoice ${ids.draft} saved`, {}, wait);
      const { invoice } = await call(invoiceEndpoints.invoice, { id: ids.draft });
      await expect(invoice).toMatchObject({ note: 'Thank you.', version: 2 });
    });
    await step('discarding restores the saved text', async () => {
      await userEvent.type(text, ' Again.');
      await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
      await expect(text).toHaveValue('Thank you.');
    });
    await step('saving after a line was moved keeps the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Move Line 2 up' }));
      const cost = (await line(1)).getByRole('textbox', { name: /^Cost/ });
      await userEvent.clear(cost);
      await userEvent.type(cost, '7');
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(cost).toHaveValue('7.00'), wait);
      await expect(cost).toHaveFocus();
    });
  },
};

/** The dialog that sends an unchanged invoice opens without saving it. */
export const Sending: Story = {
  play: async () => {
    await note();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('dialog', { name: `Send invoice ${ids.draft}` }, wait);
    const { invoice } = await call(invoiceEndpoints.invoice, { id: ids.draft });
    await expect(invoice).toMatchObject({ invoiceStatus: 'Draft', version: 1 });
  },
};

/** Someone else has changed the note and a line in the meantime. */
export const Conflict: Story = {
  play: async () => {
    const text = await note();
    const first = await line(1);
    const { invoice } = await call(invoiceEndpoints.invoice, { id: ids.draft });
    const lines = invoice.lines.slice(0, 1);
    await call(invoiceEndpoints.update, { invoice: { id: ids.draft, note: 'Theirs', lines }, version: 1 });
    await userEvent.clear(text);
    await userEvent.type(text, 'Mine');
    await userEvent.clear(first.getByRole('textbox', { name: /^Qty/ }));
    await userEvent.type(first.getByRole('textbox', { name: /^Qty/ }), '1');
    await userEvent.click(save());
    await screen.findByText('Someone else changed this', {}, wait);
    await screen.findByText('Note to the client: Theirs → Mine');
    await screen.findByText(/^Lines: 1 line, .* → 2 lines, /);
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    await expect(text).toHaveValue('Theirs');
    await expect(screen.getAllByRole('group', { name: /^Line \d/ })).toHaveLength(1);
  },
};

/** Leaving with unsaved changes asks for confirmation. The draft is kept in any case. */
export const Leaving: Story = {
  play: async () => {
    await userEvent.type(await note(), 'Typed before.');
    await userEvent.click(screen.getByRole('link', { name: 'Today' }));
    await screen.findByRole('alertdialog', { name: 'Leave this page?' }, wait);
    // The dialog fades in.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave, keep the draft' })).toBeVisible(), wait);
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect((await note()).value).toContain('Typed before.');
  },
};

/** A paid invoice is locked. After unlocking it, its total cannot be less than what is paid. */
export const Paid: Story = {
  parameters: { app: { path: path(ids.paid), api } },
  play: async () => {
    await screen.findByText('This invoice is paid', {}, wait);
    await expect(screen.queryByRole('group', { name: 'Line 1' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    const question = within(await screen.findByRole('alertdialog', {}, wait));
    await userEvent.click(question.getByRole('button', { name: 'Unlock' }));
    const first = await line(1);
    const cost = first.getByRole('textbox', { name: /^Cost/ });
    await userEvent.clear(cost);
    await userEvent.type(cost, '0.01');
    await userEvent.click(save());
    await screen.findByRole('button', { name: /is already paid\. The total may not be lower\./ }, wait);
    await expect(cost).toHaveValue('0.01');
  },
};

/** An invoice with 30 lines. */
export const LongInvoice: Story = {
  name: 'Long invoice',
  parameters: { app: { path: path(ids.long), api } },
  play: async () => {
    await line(30);
  },
};

/** A failed save keeps the typed values. */
export const NotSaved: Story = {
  name: 'Not saved',
  parameters: {
    app: {
      path: path(ids.draft),
      api: { ...api, faults: [{ kind: 'error', path: '/apps/invoice/update-invoice', status: 500 }] },
    },
  },
  play: async () => {
    const text = await note();
    await userEvent.type(text, 'Mine');
    await userEvent.click(save());
    await screen.findByText('Nothing was saved', {}, wait);
    await expect(text.value).toContain('Mine');
  },
};

export const Loading: Story = {
  parameters: {
    app: { path: path(ids.draft), api: { ...api, faults: [{ kind: 'slow', path: '/api/invoice', delay: 600_000 }] } },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: `Invoice ${ids.draft}`, level: 1 }, wait);
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Missing: Story = {
  parameters: { app: { path: path(1), api } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Invoice not found', level: 1 }, wait);
  },
};

export const Failing: Story = {
  parameters: { app: { path: path(ids.draft), scenario: 'failing' } },
  play: async () => {
    await screen.findByText('The invoice did not load', {}, wait);
  },
};

export const Denied: Story = {
  parameters: { app: { path: path(ids.draft), account: 'server', api } },
  play: async () => {
    await screen.findByRole('heading', { name: 'You don’t have access to this page', level: 1 }, wait);
    await expect(screen.queryByRole('group', { name: 'Line 1' })).not.toBeInTheDocument();
  },
};
