import { describe, expect, it } from 'vitest';
import { capsOf, chordOf, conflictOf, isSingleKey, keysOf, shortcutIds } from './shortcuts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  chordOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('shortcuts', () => {
  it('do not stand in each other’s way', () => {
    for (const id of shortcutIds) expect(conflictOf(id, keysOf(id, {}), {})).toBeUndefined();
  });

  it('are read from what is pressed', () => {
    expect(press('n')).toBe('n');
    expect(press('N')).toBe('n');
    expect(press('?')).toBe('?');
    expect(press('k', { ctrlKey: true })).toBe('Mod+k');
    expect(press('k', { metaKey: true })).toBe('Mod+k');
    expect(press('n', { altKey: true })).toBeUndefined();
    expect(press('Escape')).toBe('Escape');
  });

  it('are found on the keys of another script', () => {
    expect(press('ى', { code: 'KeyN' })).toBe('n');
    expect(press('л', { code: 'KeyK', ctrlKey: true })).toBe('Mod+k');
    expect(press('é', { code: 'Digit2' })).toBe('é');
  });

  it('take another key, but not one that is taken or begins one', () => {
    expect(keysOf('create', { create: 'a' })).toBe('a');
    expect(keysOf('palette', { palette: 'a' })).toBe('Mod+k');
    expect(conflictOf('create', 't', {})).toBe('today');
    expect(conflictOf('create', 'g', {})).toBe('goSalesDashboard');
    expect(conflictOf('create', 't', { today: 'y' })).toBeUndefined();
  });

  it('know what a field could want itself', () => {
    expect(['n', 'g d', '/'].every(isSingleKey)).toBe(true);
    expect(['Mod+k', 'F8', 'Escape'].some(isSingleKey)).toBe(false);
  });

  it('show as keycaps', () => {
    expect(capsOf('g d')).toEqual(['G', 'D']);
    expect(capsOf('Mod+k', true)).toEqual(['⌘', 'K']);
    expect(capsOf('Escape')).toEqual(['Esc']);
  });
});
