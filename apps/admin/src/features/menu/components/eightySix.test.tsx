import type { EightySix } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFormats } from '../../../lib/createFormats';
import { TextKeys } from '../../../testing/TextKeys';
import type { EightySixActions } from '../useEightySixActions';
import type { LoadedMenu } from '../useMenu';
import { EightySixBoard } from './EightySixBoard';
import { EightySixDialog } from './EightySixDialog';

afterEach(cleanup);

const now = new Date('2026-11-20T20:15:00Z');
const menuWith = (...entries: Partial<EightySix>[]) =>
  ({
    catalogue: { items: [], options: [] },
    index: { item: new Map([['i1', { name: 'Sea bream' }]]) },
    entries,
    search: {},
    formats: { ...createFormats('en'), dateTime: String },
    now,
    workPlaces: [],
  }) as unknown as LoadedMenu;
const entry = {
  id: 'e1',
  targetKind: 'item',
  targetId: 'i1',
  mode: 'out',
  remaining: null,
  until: null,
  channels: null,
  reason: 'sold_out',
  at: now.toISOString(),
  by: { name: 'Ilse Brandt' },
  note: '',
} as unknown as EightySix;

it.each([
  ['the remaining number', { mode: 'countdown', remaining: 3 }, 'menu.eightySix.left n=3'],
  ['the rule without an end', { until: null }, 'menu.eightySix.rules.manual'],
  ['the time until the end', { until: '2026-11-20T21:45:00Z' }, 'menu.eightySix.backIn time=1 h 30'],
] as const)('the 86 board shows %s', (_name, more, text) => {
  const menu = menuWith({ ...entry, ...more });
  render(<EightySixBoard menu={menu} eightySix={{} as EightySixActions} />, { wrapper: TextKeys });
  expect(screen.getByRole('listitem', { name: 'Sea bream' }).textContent).toContain(text);
});

it('the 86 dialog suggests two hours', async () => {
  const asked = { target: { kind: 'item', id: 'i1', name: 'Sea bream' }, mode: 'out' };
  const actions = { asked, collateralOf: () => [] } as unknown as EightySixActions;
  render(<EightySixDialog menu={menuWith()} eightySix={actions} />, { wrapper: TextKeys });
  fireEvent.click(await screen.findByRole('radio', { name: 'menu.eightySix.rules.hours' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^menu\.fields\.hours/ })).value).toBe('2');
});
