import { call } from '@larder/domain';
import { invoiceEndpoints } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InvoiceCreatePage } from './InvoiceCreatePage';

const api = { now: () => new Date('2026-11-20T20:15:00Z') };
const path = '/apps/invoice/add';

const meta = {
  title: 'Pages/New invoice',
  component: InvoiceCreatePage,
  parameters: { layout: 'fullscreen', app: { path, api } },
} satisfies Meta<typeof InvoiceCreatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 15_000 };
const line = async (n: number) => within(await screen.findByRole('group', { name: `Line ${n}` }, wait));
type Scope = Awaited<ReturnType<typeof line>>;
const field = (scope: Scope, name: RegExp) => scope.getByRole<HTMLInputElement>('textbox', { name });
const itemOf = (scope: Scope) => scope.getByLabelText<HTMLInputElement>(/^Item/);
const total = async (amount: string) =>
  waitFor(() => expect(screen.getByText('Total', { selector: 'dt' }).nextElementSibling).toHaveTextContent(amount));

/** Chooses a client and a product, types a line, and saves the draft. */
export const Default: Story = {
  play: async ({ step }) => {
    const first = await line(1);
    await screen.findByText('Invoice 5037', {}, wait);
    await step('an invoice without client and item is not saved', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Save draft' })[0]!);
      await screen.findByText('Choose a client.');
      await screen.findByText('Enter a number.');
    });
    await step('the summary lists the errors and focuses their fields', async () => {
      const summary = within(screen.getByRole('alert', { name: 'Some fields need attention' }));
      await userEvent.click(summary.getByRole('button', { name: 'Line 1, Cost: Enter a number.' }));
      await expect(field(first, /^Cost/)).toHaveFocus();
      await userEvent.click(summary.getByRole('button', { name: 'Client: Choose a client.' }));
      await expect(await screen.findByRole('combobox', { name: /^Client/ }, wait)).toHaveFocus();
    });
    await step('an invalid quantity stays in its field, with an error', async () => {
      await userEvent.type(field(first, /^Cost/), '12.5');
      for (const [typed, reason] of [
        ['two', 'Enter a number.'],
        ['0', 'Enter 0.01 or more.'],
        ['1000000000', 'Enter 100000 or less.'],
      ] as const) {
        await userEvent.clear(field(first, /^Qty/));
        await userEvent.type(field(first, /^Qty/), typed);
        await userEvent.keyboard('{Control>}s{/Control}');
        await first.findByText(reason);
        await expect(field(first, /^Qty/)).toHaveValue(typed);
      }
      await userEvent.clear(field(first, /^Qty/));
      await userEvent.type(field(first, /^Qty/), '4');
      await total('$50.00');
    });
    await step('choosing a product fills in the cost', async () => {
      itemOf(first).focus();
      await waitFor(() => expect(itemOf(first)).toHaveAttribute('role', 'combobox'), wait);
      await userEvent.type(itemOf(first), 'flour');
      await userEvent.click(await screen.findByRole('option', { name: /flour/i }, wait));
      await waitFor(() => expect(field(first, /^Cost/)).not.toHaveValue('12.5'));
      await expect(itemOf(first).value).toMatch(/flour/i);
    });
    await step('the client is chosen with the keyboard', async () => {
      await userEvent.type(await screen.findByRole('combobox', { name: /^Client/ }, wait), 'benedikt');
      await screen.findByRole('option', { name: /Benedikt Aue/ }, wait);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await screen.findByText('post@aue-lund.example');
    });
    await step('the preview shows the unsaved invoice', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
      const preview = within(await screen.findByRole('dialog', { name: 'Preview' }, wait));
      await preview.findByText('Benedikt Aue');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('saves the draft', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Save draft' })[0]!);
      await screen.findByText('Invoice 5037 saved', {}, wait);
      const { invoice } = await call(invoiceEndpoints.invoice, { id: 5037 });
      await expect(invoice).toMatchObject({ invoiceStatus: 'Draft', dueDate: '2026-12-04', salesperson: 'Maren Holt' });
      await expect(invoice.lines[0]).toMatchObject({ qty: 4, productId: expect.any(Number) as number });
      await screen.findByRole('article', { name: 'Invoice 5037' }, wait);
    });
  },
};

/** Lines are added with Enter, pasted, duplicated, moved and removed. */
export const Lines: Story = {
  play: async ({ step }) => {
    const first = await line(1);
    await userEvent.type(itemOf(first), 'Ice');
    await step('Enter in the last field adds a line', async () => {
      await userEvent.type(field(first, /^Tax/), '{Enter}');
      const second = await line(2);
      await waitFor(() => expect(itemOf(second)).toHaveAttribute('role', 'combobox'), wait);
      await expect(itemOf(second)).toHaveFocus();
    });
    await step('rows of a spreadsheet replace the empty line', async () => {
      await userEvent.paste('Flour\tT55\t$12.50\t2\t10%\t5%\nSalt\t\t1.20\t5');
      await waitFor(() => expect(screen.getAllByRole('group', { name: /^Line \d/ })).toHaveLength(3));
      await expect(itemOf(await line(2))).toHaveValue('Flour');
      await expect(field(await line(2), /^Discount/)).toHaveValue('10');
      await screen.findByText('2 lines pasted');
    });
    await step('a removed line is restored in its place', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove Line 2' }));
      await screen.findByText('“Flour” removed', {}, wait);
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(async () => expect(itemOf(await line(2))).toHaveValue('Flour'));
    });
    await step('lines are duplicated and moved', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Duplicate Line 2' }));
      await expect(itemOf(await line(3))).toHaveValue('Flour');
      screen.getByRole('button', { name: 'Move Line 4 up' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(itemOf(await line(3))).toHaveValue('Salt');
    });
  },
};

/** A client is added without leaving the form. An email address of another client is rejected. */
export const NewClient: Story = {
  name: 'New client',
  play: async () => {
    await line(1);
    await userEvent.click(screen.getByRole('button', { name: 'Add a client' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add a client' }, wait));
    await userEvent.type(drawer.getByRole('textbox', { name: /^Name/ }), 'Nia <b>Rook</b>');
    await userEvent.type(drawer.getByRole('textbox', { name: /^Company/ }), 'Rook & Sons');
    const email = drawer.getByRole('textbox', { name: /^E-mail/ });
    await userEvent.type(email, 'post@aue-lund.example');
    await userEvent.click(drawer.getByRole('button', { name: 'Add client' }));
    await drawer.findByText('This is already in use. Choose another.', {}, wait);
    await userEvent.clear(email);
    await userEvent.type(email, 'nia@rook.example');
    await userEvent.click(drawer.getByRole('button', { name: 'Add client' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), wait);
    await screen.findByText('nia@rook.example');
  },
};

/** Buttons set the due date relative to the issue date. */
export const DueDate: Story = {
  name: 'Due date',
  play: async () => {
    await line(1);
    await expect(screen.getByRole('button', { name: '14 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: '30 days' }));
    await expect(screen.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Another user has used the suggested number in the meantime. */
export const NumberTaken: Story = {
  name: 'Number taken',
  parameters: { app: { path: `${path}?from=5004`, api } },
  play: async () => {
    await screen.findByText('Invoice 5037', {}, wait);
    await expect(itemOf(await line(1)).value).not.toBe('');
    const { invoice } = await call(invoiceEndpoints.invoice, { id: 5005 });
    await call(invoiceEndpoints.add, { invoice: { ...invoice, id: 5037, invoiceStatus: 'Draft' } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Save draft' })[0]!);
    await screen.findByText(/Number 5037 was taken.*number 5038/, {}, wait);
  },
};

/** Selects the client in the URL. */
export const ForClient: Story = {
  name: 'For a client',
  parameters: { app: { path: `${path}?client=Orla%20Fitch`, api } },
  play: async () => {
    await screen.findByText('office@tidewater-choir.example', {}, wait);
  },
};

export const Loading: Story = {
  parameters: {
    app: {
      path: `${path}?from=5004`,
      api: { ...api, faults: [{ kind: 'slow', path: '/api/invoice', delay: 600_000 }] },
    },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'New invoice', level: 1 }, wait);
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
  },
};

export const Missing: Story = {
  parameters: { app: { path: `${path}?from=1`, api } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Invoice not found', level: 1 }, wait);
  },
};

export const Failing: Story = {
  parameters: { app: { path: `${path}?from=5004`, scenario: 'failing' } },
  play: async () => {
    await screen.findByText('The invoice did not load', {}, wait);
  },
};

export const Denied: Story = {
  parameters: { app: { path, account: 'server', api } },
  play: async () => {
    await screen.findByRole('heading', { name: 'You don’t have access to this page', level: 1 }, wait);
    await expect(screen.queryByRole('group', { name: 'Line 1' })).not.toBeInTheDocument();
  },
};
