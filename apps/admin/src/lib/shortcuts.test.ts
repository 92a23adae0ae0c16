import { describe, expect, it } from 'vitest';
import { capsOf, chordOf, conflictOf, isSingleKey, keysOf, shortcutIds } from './shortcuts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  chordOf({ key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

describe('shortcuts', () => {
  it('default shortcuts have no conflicts', () => {
    for (const id of shortcutIds) expect(conflictOf(id, keysOf(id, {}), {})).toBeUndefined();
  });

  it('chordOf converts keyboard events to chords', () => {
    expect(press('n')).toBe('n');
    expect(press('N')).toBe('n');
    expect(press('?')).toBe('?');
    expect(press('k', { ctrlKey: true })).toBe('Mod+k');
    expect(press('k', { metaKey: true })).toBe('Mod+k');
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+z');
    expect(press('N', { shiftKey: true })).toBe('n');
    expect(press('n', { altKey: true })).toBeUndefined();
    expect(press('Escape')).toBe('Escape');
  });

  it('chordOf uses the physical key for letters of other scripts', () => {
    expect(press('ى', { code: 'KeyN' })).toBe('n');
    expect(press('л', { code: 'KeyK', ctrlKey: true })).toBe('Mod+k');
    expect(press('é', { code: 'Digit2' })).toBe('é');
  });

  it('shortcuts can have other keys unless they are fixed, and conflicting keys are detected', () => {
    expect(keysOf('create', { create: 'a' })).toBe('a');
    expect(keysOf('palette', { palette: 'a' })).toBe('Mod+k');
    expect(conflictOf('create', 't', {})).toBe('today');
    expect(conflictOf('create', 'g', {})).toBe('goSalesDashboard');
    expect(conflictOf('create', 't', { today: 'y' })).toBeUndefined();
  });

  it('isSingleKey distinguishes single keys from keys with modifiers', () => {
    expect(['n', 'g d', '/'].every(isSingleKey)).toBe(true);
    expect(['Mod+k', 'F8', 'Escape'].some(isSingleKey)).toBe(false);
  });

  it('capsOf splits keys into keycaps', () => {
    expect(capsOf('g d')).toEqual(['G', 'D']);
    expect(capsOf('Mod+k', true)).toEqual(['⌘', 'K']);
    expect(capsOf('Escape')).toEqual(['Esc']);
  });
});
