// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inCardOrder, useCardArrangement } from './cardArrangement';

const ids = ['tiles', 'hours', 'items', 'losses'] as const;

describe('inCardOrder', () => {
  it('puts a card without a position after its default predecessor', () =>
    expect(inCardOrder(ids, ['losses', 'hours', 'tiles'])).toEqual(['losses', 'hours', 'items', 'tiles']));
  it('ignores unknown and repeated cards', () =>
    expect(inCardOrder(ids, ['gone', 'losses', 'losses', 'tiles', 'hours', 'items'])).toEqual([
      'losses',
      'tiles',
      'hours',
      'items',
    ]));
  it('neither loses nor adds cards', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...'abcdefgh'.split(''))),
        fc.array(fc.constantFrom(...'abcdefghxy'.split(''))),
        (cards, order) => {
          expect(inCardOrder(cards, order).toSorted()).toEqual(cards.toSorted());
          expect(inCardOrder(cards, inCardOrder(cards, order))).toEqual(inCardOrder(cards, order));
        },
      ),
      { numRuns: 200 },
    ));
});

describe('useCardArrangement', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.resetModules());

  it('stores the order and the hidden cards, until they are reset', async () => {
    const { result } = renderHook(() => useCardArrangement('day', ids));
    act(() => result.current.reorder(['losses', 'tiles', 'hours', 'items']));
    act(() => result.current.setShown('hours', false));
    expect(result.current).toMatchObject({ shown: ['losses', 'tiles', 'items'], isArranged: true });
    vi.resetModules();
    const again = await import('./cardArrangement');
    const reloaded = renderHook(() => again.useCardArrangement('day', ids)).result;
    expect(reloaded.current.shown).toEqual(['losses', 'tiles', 'items']);
    act(() => reloaded.current.setShown('hours', true));
    expect(reloaded.current.shown).toEqual(['losses', 'tiles', 'hours', 'items']);
    act(() => reloaded.current.reset());
    expect(reloaded.current).toMatchObject({ shown: ids, isArranged: false });
  });

  it('resetting a group keeps the arrangement of others', () => {
    const { result } = renderHook(() => ({
      day: useCardArrangement('day', ids),
      trends: useCardArrangement('trends', ids),
    }));
    act(() => result.current.trends.setShown('tiles', false));
    act(() => result.current.day.setShown('hours', false));
    act(() => result.current.day.reset());
    expect(result.current.trends.shown).not.toContain('tiles');
  });

  it('resets several groups at once', () => {
    const { result } = renderHook(() => [useCardArrangement('day', ids), useCardArrangement('trends', ids)]);
    for (const index of [0, 1]) act(() => result.current[index]!.setShown('hours', false));
    act(() => {
      for (const group of result.current) group.reset();
    });
    expect(result.current.map(({ isArranged }) => isArranged)).toEqual([false, false]);
  });

  it.each(['"x"', '{"0":{"day":{"order":"x"}}}', '{'])('ignores the invalid stored value %s', async (text) => {
    localStorage.setItem('cards', text);
    vi.resetModules();
    const again = await import('./cardArrangement');
    const { result } = renderHook(() => again.useCardArrangement('day', ids));
    expect(result.current.shown).toEqual(ids);
  });
});
