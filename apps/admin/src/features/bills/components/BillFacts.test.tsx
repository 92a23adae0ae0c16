import type { Bill } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { sampleBill, samplePlace } from '../testing/sampleBill';
import { BillFacts, type BillFactsProps } from './BillFacts';

afterEach(cleanup);

function renderFacts(given: Partial<BillFactsProps> = {}) {
  const { container } = render(
    <BillFacts
      bill={sampleBill()}
      place={samplePlace}
      allowed={['add_note']}
      tab="order"
      onTabChange={() => undefined}
      focusNote={false}
      onNoteFocused={() => undefined}
      {...given}
    />,
    { wrapper: TextKeys },
  );
  return container;
}

/** Returns the terms and values of every list of facts. */
const factsOf = (container: Element) =>
  [...container.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const factsIn = (tab: BillFactsProps['tab'], given: Partial<Bill> = {}) =>
  factsOf(renderFacts({ tab, bill: sampleBill(given) }));

it('BillFacts shows who served, when, and how net sales are computed', () => {
  expect(factsIn('order')).toEqual([
    ['bills.fields.server', 'Mara Lund'],
    ['bills.fields.guests', '3'],
    ['bills.fields.openedAt', '13:00'],
    ['bills.preview.closed', '14:35'],
    ['bills.preview.duration', '1 h 35'],
    ['bills.fields.channel', 'bills.channels.pos · bills.orderTypes.dine_in'],
    ['bills.preview.device', 'Till 1'],
    ['bills.preview.customer', '—'],
    ['bills.preview.order', 'bills.preview.orderPart number=12 index=1 total=2'],
    ['bills.totals.items', '$110.00'],
    ['bills.totals.discounts', '−$11.00'],
    ['bills.totals.serviceCharges', '$4.95'],
    ['bills.preview.taxAdded', '$8.79'],
    ['bills.fields.total', '$112.74'],
    ['bills.preview.tax', '−$8.79'],
    ['bills.preview.refundedNet', '−$2.77'],
    ['bills.fields.netSales', '$101.18'],
  ]);
});

it('BillFacts shows placeholders if an open bill has no end, duration or server', () => {
  const facts = factsIn('order', { status: 'open', paidAt: null, server: null });
  expect(facts[0]).toEqual(['bills.fields.server', 'bills.none.server']);
  expect(facts.slice(3, 5)).toEqual([
    ['bills.preview.closed', '—'],
    ['bills.preview.duration', '—'],
  ]);
});

it('BillFacts shows the amount, the tip and the refunds of each payment', () => {
  expect(factsIn('payments')).toEqual([
    ['bills.forms.payment', '$100.00'],
    ['bills.fields.tips', '$15.00'],
    ['bills.lossKinds.refund · bills.reasons.overcharge · Ilse Okafor', '−$5.00'],
    ['bills.preview.takenBy', 'Mara Lund · 14:30'],
    ['bills.forms.payment', '$12.74'],
    ['bills.fields.tips', '$0.00'],
    ['bills.preview.takenBy', 'Mara Lund · 14:30'],
  ]);
});

it.each([
  ['payments', 'bills.preview.noPayments'],
  ['losses', 'bills.preview.noLosses'],
] as const)('BillFacts shows that a bill has no %s', (tab, text) => {
  expect(factsIn(tab, { payments: [], lines: [], discounts: [] })).toEqual([]);
  expect(screen.getByRole('tabpanel').textContent).toBe(text);
});

it('BillFacts shows discounts, voids and refunds with reason and approver', () => {
  expect(factsIn('losses')).toEqual([
    ['bills.lossKinds.discount · bills.reasons.promotion · Ilse Okafor', '$11.00'],
    ['bills.lossKinds.void · Lemonade · bills.reasons.kitchen_error · Ilse Okafor', '$5.00'],
    ['bills.lossKinds.refund · bills.reasons.overcharge · Ilse Okafor', '$3.00'],
  ]);
});

it('BillFacts lists the events of a bill, newest first', () => {
  renderFacts({ tab: 'timeline' });
  const { children } = screen.getByRole('list', { name: 'bills.tabs.timeline' });
  expect([...children].map(({ textContent }) => textContent)).toEqual([
    'bills.events.tip_adjusted14:38changes.fromTo from=$10.00 to=$15.00',
    'bills.events.line_voided13:20Lemonade · $5.00 · bills.reasons.kitchen_error · Mara Lund · bills.preview.approvedBy name=Ilse Okafor',
    'bills.events.opened13:00Mara Lund',
  ]);
});

it('BillFacts accepts a note of 1 to 500 characters, and hides the field if the user may not add notes', async () => {
  const onNoteFocused = vi.fn<() => void>();
  renderFacts({ tab: 'timeline', focusNote: true, onNoteFocused });
  const field = screen.getByRole('textbox', { name: 'bills.preview.note' });
  expect(document.activeElement).toBe(field);
  expect(onNoteFocused).toHaveBeenCalledOnce();
  fireEvent.submit(field.closest('form')!);
  expect(await screen.findByText(/^bills\.errors\.note/)).toBeTruthy();
  fireEvent.change(field, { target: { value: ` ${'n'.repeat(500)} ` } });
  expect(screen.queryByText(/^bills\.errors\.note/)).toBeNull();
  fireEvent.change(field, { target: { value: 'n'.repeat(501) } });
  expect(screen.getByText(/^bills\.errors\.note/)).toBeTruthy();
  cleanup();
  renderFacts({ tab: 'timeline', allowed: [] });
  expect(screen.queryByRole('textbox')).toBeNull();
});
