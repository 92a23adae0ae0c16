import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function load() {
  vi.resetModules();
  const preferences = await import('./preferences');
  const { store } = await import('../store/jotai');
  const { languageAtom } = await import('../store/language');
  return { ...preferences, speak: (language: 'en' | 'ar') => act(() => store.set(languageAtom, language)) };
}

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('preferences default to light, left to right, expanded menu and the default layout', async () => {
    const { useSkin, useDirection, useMenuCollapsed, useLayoutPreferences, layoutDefaults } = await load();
    expect(renderHook(useSkin).result.current[0]).toBe('light');
    expect(renderHook(useDirection).result.current[0]).toBe('ltr');
    expect(renderHook(useMenuCollapsed).result.current[0]).toBe(false);
    expect(renderHook(useLayoutPreferences).result.current[0]).toEqual(layoutDefaults);
  });

  it('preferences are stored as plain text and restored', async () => {
    const first = await load();
    const skin = renderHook(first.useSkin).result;
    const direction = renderHook(first.useDirection).result;
    const menu = renderHook(first.useMenuCollapsed).result;
    act(() => {
      skin.current[1]('semi-dark');
      direction.current[1]('rtl');
      menu.current[1](true);
    });
    expect(['skin', 'direction', 'menuCollapsed'].map((key) => localStorage.getItem(key))).toEqual([
      'semi-dark',
      'rtl',
      'true',
    ]);
    const second = await load();
    expect(renderHook(second.useSkin).result.current[0]).toBe('semi-dark');
    expect(renderHook(second.useDirection).result.current[0]).toBe('rtl');
    expect(renderHook(second.useMenuCollapsed).result.current[0]).toBe(true);
  });

  it.each([
    ['skin', 'sepia'],
    ['direction', 'up'],
    ['menuCollapsed', 'maybe'],
  ])('preferences ignore an invalid stored %s', async (key, text) => {
    localStorage.setItem(key, text);
    const { useSkin, useDirection, useMenuCollapsed } = await load();
    const values = [useSkin, useDirection, useMenuCollapsed].map((use) => renderHook(() => use()[0]).result.current);
    expect(values).toEqual(['light', 'ltr', false]);
  });

  it('the skin toggles between dark and the last light skin', async () => {
    const { useSkin, useToggleSkin } = await load();
    const skin = renderHook(useSkin).result;
    const toggle = renderHook(useToggleSkin).result;
    act(() => skin.current[1]('bordered'));
    act(() => toggle.current());
    expect(skin.current[0]).toBe('dark');
    act(() => toggle.current());
    expect(skin.current[0]).toBe('bordered');
  });

  it('the direction switches to right to left for Arabic, unless the user chose a direction', async () => {
    const { useDirection, speak } = await load();
    const direction = renderHook(useDirection).result;
    speak('ar');
    expect(direction.current[0]).toBe('rtl');
    expect(localStorage.getItem('direction')).toBeNull();
    speak('en');
    expect(direction.current[0]).toBe('ltr');
    act(() => direction.current[1]('ltr'));
    speak('ar');
    expect(direction.current[0]).toBe('ltr');
    act(() => direction.current[1](null));
    expect(direction.current[0]).toBe('rtl');
  });

  it('a changed preference updates the root element', async () => {
    const { applyPreferences, useSkin, speak } = await load();
    const page = document.implementation.createHTMLDocument();
    const stop = applyPreferences(page);
    const root = page.documentElement;
    expect([root.dataset.skin, root.dir, root.lang]).toEqual(['light', 'ltr', 'en']);
    const skin = renderHook(useSkin).result;
    act(() => skin.current[1]('dark'));
    speak('ar');
    expect([root.dataset.skin, root.dir, root.lang]).toEqual(['dark', 'rtl', 'ar']);
    stop();
    speak('en');
    expect(root.lang).toBe('ar');
  });

  it('the skin follows the device only if the user chose `system`', async () => {
    let isDark = true;
    let tell = () => {};
    vi.stubGlobal('matchMedia', () => ({
      get matches() {
        return isDark;
      },
      addEventListener: (_: string, listener: () => void) => (tell = listener),
      removeEventListener: () => {},
    }));
    const { useSkin, useSkinChoice } = await load();
    const skin = renderHook(useSkin).result;
    const choice = renderHook(useSkinChoice).result;
    expect([skin.current[0], choice.current]).toEqual(['light', 'light']);
    act(() => skin.current[1]('system'));
    expect(choice.current).toBe('system');
    expect([skin.current[0], localStorage.getItem('skin')]).toEqual(['dark', 'system']);
    isDark = false;
    act(() => tell());
    expect(skin.current[0]).toBe('light');
    vi.unstubAllGlobals();
  });

  it('preferences from a link apply to the visit only, until the user changes them', async () => {
    const { useSkin, useDirection, useMenuCollapsed, useVisitPreferences } = await load();
    const skin = renderHook(useSkin).result;
    const direction = renderHook(useDirection).result;
    const menu = renderHook(useMenuCollapsed).result;
    const visit = renderHook(useVisitPreferences).result;
    act(() => visit.current({ skin: 'dark', direction: 'rtl', isMenuCollapsed: true }));
    expect([skin.current[0], direction.current[0], menu.current[0]]).toEqual(['dark', 'rtl', true]);
    expect(localStorage).toHaveLength(0);
    act(() => skin.current[1]('bordered'));
    expect([skin.current[0], direction.current[0], localStorage.getItem('skin')]).toEqual([
      'bordered',
      'rtl',
      'bordered',
    ]);
  });

  it('a changed layout preference keeps the defaults of the others', async () => {
    const { useLayoutPreferences, layoutDefaults } = await load();
    const layout = renderHook(useLayoutPreferences).result;
    act(() => layout.current[1]({ contentWidth: 'boxed' }));
    expect(layout.current[0]).toEqual({ ...layoutDefaults, contentWidth: 'boxed' });
  });
});
