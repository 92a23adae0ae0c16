import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortcutIds, shortcuts, type ShortcutId } from '../lib/shortcuts';
import { configureShortcuts, runShortcut, useActiveShortcuts, useShortcutKeys, useShortcuts } from './useShortcuts';

const press = (key: string, options: KeyboardEventInit & { on?: Element } = {}) => {
  const { on = document.body, ...init } = options;
  return fireEvent.keyDown(on, { key, code: '', ...init });
};
/** Registers handlers that record their shortcut. */
function register(ids: readonly ShortcutId[], level?: 'page' | 'shell') {
  const run = vi.fn<(id: ShortcutId) => void>();
  const { unmount } = renderHook(() => useShortcuts(Object.fromEntries(ids.map((id) => [id, () => run(id)])), level));
  return { run, unmount };
}

/** A shortcut of two keys. */
const go = shortcutIds.find((id) => shortcuts[id].group === 'go')!;

beforeEach(() => configureShortcuts({ isOn: true, keyMap: {} }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useShortcuts', () => {
  it('useShortcuts handles single keys, chords and function keys while mounted', () => {
    const { run, unmount } = register(['create', 'palette', 'newestToast']);
    expect(press('n')).toBe(false);
    press('k', { ctrlKey: true });
    press('F8');
    expect(run.mock.calls).toEqual([['create'], ['palette'], ['newestToast']]);
    expect(press('x')).toBe(true);
    unmount();
    expect(press('n')).toBe(true);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it.each(['Shift', 'n'])('useShortcuts ignores %s while text is composed, and keys with Alt', (key) => {
    const { run } = register(['create']);
    press(key, { isComposing: true });
    press('n', { altKey: true });
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['input', <input key="i" aria-label="field" />],
    ['textarea', <textarea key="t" aria-label="field" />],
    ['textbox', <div key="d" role="textbox" aria-label="field" />],
  ])('useShortcuts leaves single keys, Escape and undo to a focused %s', (_name, field) => {
    render(field);
    const { run } = register(['create', 'undo', 'clearSelection', 'palette']);
    const on = screen.getByLabelText('field');
    for (const key of ['n', 'Escape']) expect(press(key, { on })).toBe(true);
    expect(press('z', { on, ctrlKey: true })).toBe(true);
    press('k', { on, ctrlKey: true });
    expect(run.mock.calls).toEqual([['palette']]);
  });

  it('useShortcuts handles single keys, Escape and undo on a checkbox', () => {
    render(<input type="checkbox" aria-label="field" />);
    const { run } = register(['create', 'undo', 'clearSelection']);
    const on = screen.getByLabelText('field');
    press('n', { on });
    press('Escape', { on });
    press('z', { on, metaKey: true });
    expect(run.mock.calls).toEqual([['create'], ['clearSelection'], ['undo']]);
  });

  it('useShortcuts leaves single keys, Escape and undo to an open dialog', () => {
    render(<div role="dialog" />);
    const { run } = register(['create', 'undo', 'clearSelection', 'newestToast']);
    press('n');
    press('Escape');
    press('z', { ctrlKey: true });
    press('F8');
    expect(run.mock.calls).toEqual([['newestToast']]);
  });

  it('useShortcuts handles two keys only if they are pressed within 1.2 seconds', () => {
    const { run } = register([go]);
    const at = (name: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      document.body.dispatchEvent(event);
    };
    const key = shortcuts[go].keys.split(' ')[1]!;
    at('g', 1000);
    at(key, 2200);
    expect(run).not.toHaveBeenCalled();
    at('x', 5000);
    at('g', 6000);
    at(key, 7199);
    expect(run.mock.calls).toEqual([[go]]);
    at(key, 7200);
    expect(run).toHaveBeenCalledOnce();
  });

  it('a handler of the page takes precedence over that of the shell, and a later one over an earlier one', () => {
    const page = register(['search']);
    const shell = register(['search'], 'shell');
    press('/');
    expect([page.run.mock.calls.length, shell.run.mock.calls.length]).toEqual([1, 0]);
    const dialog = register(['search']);
    press('/');
    expect([page.run.mock.calls.length, dialog.run.mock.calls.length]).toEqual([1, 1]);
    dialog.unmount();
    page.unmount();
    press('/');
    expect(shell.run).toHaveBeenCalledOnce();
  });

  it('useShortcuts uses the keys that the user chose, and no single keys once the user has turned them off', () => {
    const { run } = register(['create', 'palette']);
    const keys = renderHook(() => [useShortcutKeys('create'), useShortcutKeys('palette')]).result;
    expect(keys.current).toEqual(['n', 'Mod+k']);
    configureShortcuts({ isOn: true, keyMap: { create: 'a', palette: 'b' } });
    press('n');
    press('a');
    press('b');
    expect(run.mock.calls).toEqual([['create']]);
    configureShortcuts({ isOn: false, keyMap: {} });
    expect(press('n')).toBe(true);
    press('k', { ctrlKey: true });
    expect(run.mock.calls).toEqual([['create'], ['palette']]);
    const off = renderHook(() => [useShortcutKeys('create'), useShortcutKeys('palette')]).result;
    expect(off.current).toEqual([undefined, 'Mod+k']);
  });

  it('runs a shortcut by its ID, if it has a handler', () => {
    expect(runShortcut('create')).toBe(false);
    const { run } = register(['create']);
    expect(runShortcut('create')).toBe(true);
    expect(run).toHaveBeenCalledExactlyOnceWith('create');
    expect(renderHook(useActiveShortcuts).result.current).toEqual(['create']);
  });
});
