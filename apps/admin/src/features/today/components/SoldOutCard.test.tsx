import { catalogueQuery, createQueryClient, DomainProvider, eightySixQuery } from '@larder/domain';
import type { EightySix } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SoldOutCard } from './SoldOutCard';

afterEach(cleanup);

const entry = (id: string, more: Partial<EightySix> = {}) => ({
  id,
  targetKind: 'item',
  targetId: id,
  mode: 'off',
  remaining: null,
  at: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  note: '',
  ...more,
});

function renderWith(...entries: ReturnType<typeof entry>[]) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  const catalogue = {
    menus: [],
    sections: [],
    groups: [],
    dayparts: [],
    allergens: [],
    items: [{ id: 'i1', name: 'Sea bream', tags: [] }],
    options: [{ id: 'o1', name: 'Oat milk' }],
  };
  client.setQueryData(catalogueQuery('published').queryKey, { catalogue } as never);
  client.setQueryData(eightySixQuery('all').queryKey, { entries, total: entries.length } as never);
  render(
    <DomainProvider queryClient={client}>
      <SoldOutCard />
    </DomainProvider>,
  );
}

it.each([
  ['the time of the start', {}, '2 hr ago'],
  ['the note', { note: 'Back on Friday' }, 'Back on Friday'],
  ['the remaining number', { mode: 'countdown', remaining: 0 }, 'today.soldOut.left'],
  ['number and note', { mode: 'countdown', remaining: 3, note: 'Half portions' }, 'today.soldOut.left · Half portions'],
  ['no number for an item that is not counted', { mode: 'off', remaining: 3 }, '2 hr ago'],
  ['no number without one', { mode: 'countdown', remaining: null }, '2 hr ago'],
] as const)('a sold-out item shows %s', (_name, more, text) => {
  renderWith(entry('i1', more as Partial<EightySix>));
  expect(screen.getByText('Sea bream')).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});

it('a sold-out item that is no longer on the menu shows its ID', () => {
  renderWith(entry('i9'));
  expect(screen.getByText('i9')).toBeDefined();
});

it('the sold-out card says that everything is available', () => {
  renderWith();
  expect(screen.getByText('today.soldOut.none')).toBeDefined();
});
