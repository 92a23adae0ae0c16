import { createQueryClient, DomainProvider } from '@larder/domain';
import type { DashboardGroup, ShareRow } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyGroup } from '../testing/emptyGroup';
import { Breakdown } from './Breakdown';

afterEach(cleanup);

const row = (key: string, amount: number, count = 1000): ShareRow =>
  ({ key, label: key, amount, count, drill: null }) as unknown as ShareRow;
const group = (more: Partial<DashboardGroup> = {}): DashboardGroup => ({ ...emptyGroup, ...more });
const renderWith = (value: DashboardGroup | undefined) =>
  render(
    <DomainProvider queryClient={createQueryClient()}>
      {(['items', 'payments', 'channels', 'losses'] as const).map((card) => (
        <Breakdown key={card} card={card} group={value} />
      ))}
    </DomainProvider>,
  );
const card = (id: string) => screen.getByRole('region', { name: `dashboard.breakdown.${id}.title` });
const isBefore = (first: string, second: string) => {
  const text = card('items').textContent ?? '';
  return text.includes(first) && text.includes(second) && text.indexOf(first) < text.indexOf(second);
};

it('the breakdown says that a day has no sales, payments, channels or losses', () => {
  renderWith(group());
  for (const id of ['items', 'payments', 'channels', 'losses'])
    expect(within(card(id)).getByText(`dashboard.breakdown.${id}.none`)).toBeDefined();
});

it('the breakdown is busy while it loads', () => {
  renderWith(undefined);
  expect(card('payments').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('dashboard.breakdown.payments.none')).toBeNull();
});

it('the breakdown ranks the five best dishes by sales or by number', () => {
  const topItems = [1, 2, 3, 4, 5, 6].map((index) => row(`Dish ${index}`, index * 1000, (10 - index) * 1000));
  renderWith(group({ topItems }));
  expect(isBefore('Dish 6', 'Dish 2')).toBe(true);
  expect(card('items').textContent).not.toContain('Dish 1');
  fireEvent.click(within(card('items')).getByRole('radio', { name: 'dashboard.breakdown.items.number' }));
  expect(isBefore('Dish 1', 'Dish 5')).toBe(true);
  expect(card('items').textContent).not.toContain('Dish 6');
});

it('the breakdown shows the total of the payments', () => {
  renderWith(group({ paymentMix: [row('card', 7000), row('cash', 3050)] }));
  expect(card('payments').textContent).toMatch(/100[.,]50/);
  expect(card('payments').getAttribute('aria-busy')).toBeNull();
});

it.each([
  [20_000, 'dashboard.breakdown.losses.ofGross'],
  [0, 'dashboard.breakdown.losses.caption'],
])('with gross sales of %i, the losses have the caption %s', (gross, caption) => {
  const tiles = [{ id: 'gross_sales', value: gross, compareValue: null, trend: [], drill: null }] as never;
  renderWith(group({ tiles, losses: [row('discounts', 1000)] }));
  expect(within(card('losses')).getByText(caption)).toBeDefined();
});

it('the total of the losses includes refunds', () => {
  renderWith(group({ losses: [row('discount', 8181), row('refund', 1334)] }));
  expect(card('losses').textContent).toContain('95.15');
});
