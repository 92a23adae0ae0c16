import { call } from '@larder/domain';
import { billEndpoints, type Bill, type BillParameters } from '@larder/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A Friday evening in New York. */
const api = { now: () => new Date('2026-11-21T01:15:00Z') };
const pathOf = (status: BillParameters['status']) => `/apps/bills?status=${status}&payment=card&sortColumn=total`;

const meta = {
  title: 'Pages/Bill changed in two tabs',
  parameters: { layout: 'fullscreen', app: { path: pathOf('paid'), api } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const long = { timeout: 10_000 };

/** Opens the first bill of the list and, if `key` is given, the form with that shortcut. */
async function openFirst(status: BillParameters['status'], key?: string) {
  const [row] = await screen.findAllByRole('row', { name: /#\d+/ }, long);
  await userEvent.click(row!);
  const preview = await screen.findByRole('dialog', { name: /^Bill #\d+$/ }, { timeout: 20_000 });
  const { bills } = await call(billEndpoints.list, { restaurant: 'rst-nyc', status, perPage: 100 });
  const title = within(preview).getByRole('heading', { level: 2 }).textContent;
  const first = bills.find(({ number }) => title === `Bill #${number}`);
  const { bill } = await call(billEndpoints.bill, { id: first!.id });
  await within(preview).findByRole('article', {}, long);
  await waitFor(() => expect(preview.contains(document.activeElement)).toBe(true), long);
  if (key !== undefined) await userEvent.keyboard(key);
  return bill;
}
const form = async (name: RegExp) => within(await screen.findByRole('dialog', { name }, { timeout: 20_000 }));
const cardOf = ({ payments }: Bill) => payments.find(({ type, status }) => type === 'card' && status !== 'declined')!;
/** Returns the ID, the version and the card payment of a bill for a request from another tab. */
const paymentOf = (bill: Bill) => ({ id: bill.id, version: bill.version, paymentId: cardOf(bill).id });
const refund = { tip: 0, reason: 'quality', note: '', approver: { staffId: 'stf-11' } } as const;

async function choose(label: RegExp, option: string) {
  const layer = screen.getAllByRole('dialog').findLast((each) => each.querySelector('form'))!;
  await userEvent.click(within(layer).getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Both tips are shown. The typed one stays in the field, and is saved on request. */
export const Tip: Story = {
  play: async () => {
    const bill = await openFirst('paid', 't');
    const fields = await form(/^Tip of bill/);
    const others = bill.money.tips - cardOf(bill).tip;
    const tip = fields.getByRole('textbox', { name: /^Tip/ });
    await call(billEndpoints.adjustTip, { ...paymentOf(bill), tip: 300 });
    await userEvent.clear(tip);
    await userEvent.type(tip, '4');
    await userEvent.click(fields.getByRole('button', { name: 'Save tip' }));
    await fields.findByText('Someone else changed this', {}, long);
    const dollars = (cents: number) => `$${((cents + others) / 100).toFixed(2)}`;
    await expect(fields.getByText(`Tips: ${dollars(300)} → ${dollars(400)}`)).toBeVisible();
    await expect(tip).toHaveValue('4');
    await userEvent.click(fields.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText(/^Tip of bill #\d+ saved$/, {}, long);
    await expect((await call(billEndpoints.bill, { id: bill.id })).bill.money.tips).toBe(400 + others);
  },
};

/** A second refund is not sent before the user has seen the first one. Amount, reason and note stay. */
export const Refund: Story = {
  parameters: { app: { path: pathOf('closed'), api } },
  play: async () => {
    const bill = await openFirst('closed', 'r');
    const fields = await form(/^Refund bill/);
    await call(billEndpoints.refund, { ...paymentOf(bill), ...refund, amount: 100 });
    await userEvent.click(fields.getByRole('radio', { name: 'An amount' }));
    await userEvent.type(fields.getByRole('textbox', { name: /^Amount/ }), '2');
    await userEvent.type(fields.getByRole('textbox', { name: /^Note/ }), 'The soup was cold');
    await choose(/Reason/, 'Charged too much');
    await userEvent.click(fields.getByRole('button', { name: /^Refund \$2/ }));
    await fields.findByText('Refunded: $1.00 → $3.00', {}, long);
    await expect(fields.getByRole('textbox', { name: /^Amount/ })).toHaveValue('2');
    await expect(fields.getByRole('textbox', { name: /^Note/ })).toHaveValue('The soup was cold');
    await userEvent.click(fields.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText(/^Payment of bill #\d+ refunded$/, {}, long);
    await expect((await call(billEndpoints.bill, { id: bill.id })).bill.money.refunded).toBe(300);
  },
};

/** Voiding a bill that is closed in the meantime shows both statuses. Only the saved one can be kept. */
export const Void: Story = {
  play: async () => {
    const { id, version, number } = await openFirst('paid', '{Shift>}v{/Shift}');
    const fields = await form(/^Void bill/);
    await call(billEndpoints.close, { id, version });
    await userEvent.type(fields.getByRole('textbox', { name: /^Note/ }), 'Left without paying');
    await choose(/Reason/, 'Left without paying');
    const confirmation = fields.queryByRole('textbox', { name: /to confirm/ });
    if (confirmation) await userEvent.type(confirmation, String(number));
    await userEvent.click(fields.getByRole('button', { name: 'Void bill' }));
    await fields.findByText('Status: Closed → Paid', {}, long);
    await expect(fields.getByText('Its status no longer allows this.')).toBeVisible();
    await expect(fields.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    await expect(fields.getByRole('textbox', { name: /^Note/ })).toHaveValue('Left without paying');
    await userEvent.click(fields.getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Void bill/ })).toBeNull());
    await within(screen.getByRole('dialog')).findByText('Closed', {}, long);
  },
};

/** Adding a note replaces nothing, so both notes are kept without asking. */
export const Note: Story = {
  play: async () => {
    const { id, version } = await openFirst('paid', 'n');
    const field = await screen.findByRole('textbox', { name: 'Note' }, long);
    await call(billEndpoints.addNote, { id, version, text: 'A birthday' });
    await userEvent.type(field, 'A nut allergy');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
    await timeline.findByText(/A nut allergy/, {}, long);
    await expect(timeline.getByText(/A birthday/)).toBeInTheDocument();
  },
};

/** Closing captures the tip, so a bill with another tip stays open until the user has seen it. */
export const Close: Story = {
  play: async () => {
    const bill = await openFirst('paid');
    await call(billEndpoints.adjustTip, { ...paymentOf(bill), tip: 300 });
    await userEvent.keyboard('c');
    await screen.findByText(/Bill #\d+ was not changed/, {}, long);
    await screen.findByText(/Tips: \$[\d.]+ → \$[\d.]+/, {}, long);
    await expect((await call(billEndpoints.bill, { id: bill.id })).bill.status).toBe('paid');
  },
};
