import { createQueryClient, DomainProvider } from '@larder/domain';
import type { ExceptionEntry } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NeedsAttention } from './NeedsAttention';

afterEach(cleanup);

const entry = (id: number, more: Partial<ExceptionEntry> = {}): ExceptionEntry => ({
  id: `e${id}`,
  type: 'large_void',
  severity: 'warning',
  at: '2026-11-20T20:15:00.000Z',
  restaurantId: 'rst-nyc',
  billId: null,
  itemId: null,
  staff: null,
  value: 4250,
  limit: 4000,
  currency: 'EUR',
  explanation: null,
  review: null,
  drill: null,
  ...more,
});
const renderWith = (exceptions: readonly ExceptionEntry[] | undefined, zone = 'UTC') =>
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <NeedsAttention
        data={
          exceptions && { date: '2026-11-20', exceptions: [...exceptions], zones: { 'rst-nyc': zone }, restaurants: [] }
        }
      />
    </DomainProvider>,
  );
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('only five exceptions are shown until the user shows all', () => {
  renderWith(Array.from({ length: 6 }, (_, index) => entry(index)));
  expect(rows()).toHaveLength(5);
  const button = screen.getByRole('button', { name: 'dashboard.look.all' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(rows()).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'dashboard.look.fewer' }).getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'dashboard.look.fewer' }));
  expect(rows()).toHaveLength(5);
});

it('a list of five exceptions has no button that shows all', () => {
  renderWith(Array.from({ length: 5 }, (_, index) => entry(index)));
  expect(rows()).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a day without exceptions shows a message, and a day that is loading does not', () => {
  const { unmount } = renderWith([]);
  expect(screen.getByText('dashboard.look.none')).toBeDefined();
  expect(rows()).toEqual([]);
  unmount();
  renderWith(undefined);
  expect(screen.queryByText('dashboard.look.none')).toBeNull();
});

it('an exception shows its type, the person and the time at the restaurant', () => {
  renderWith([entry(1, { staff: { id: 4, name: 'Noor Haddad' } })], 'Asia/Tokyo');
  const [text] = rows();
  expect(text).toContain('dashboard.look.type.large_void');
  expect(text).toContain('dashboard.look.withLimit · Noor Haddad');
  expect(text).not.toContain('dashboard.look.bill');
  expect(screen.getByText('05:15').closest('time')?.getAttribute('dateTime')).toBe('2026-11-20T20:15:00.000Z');
  expect(text).toContain('Sat 05:15');
  cleanup();
  renderWith([entry(1)]);
  expect(rows()[0]).not.toContain('Fri');
  cleanup();
  renderWith([entry(1, { billId: 'nyc-20261120-004' })]);
  expect(rows()[0]).toContain('dashboard.look.bill · dashboard.look.withLimit');
});
