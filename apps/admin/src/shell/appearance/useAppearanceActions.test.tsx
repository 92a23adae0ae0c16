import { createQueryClient, DomainProvider } from '@larder/domain';
import type { toast as Toast } from '@larder/ui/toast';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAppearance } from './useAppearance';
import { useAppearanceActions } from './useAppearanceActions';

const toast = vi.fn<(message: string, options: { action: { onAction: () => void } }) => void>();
const success = vi.fn<(message: string) => void>();
vi.mock('../../lib/notify', () => ({
  notify: async (show: (toast: typeof Toast) => void) =>
    show(Object.assign(toast, { success }) as unknown as typeof Toast),
}));

const open = () =>
  renderHook(() => ({ ...useAppearance(), ...useAppearanceActions() }), {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  }).result;

it('useAppearanceActions resets the appearance, and restores it on undo', () => {
  const page = open();
  const initial = page.current.appearance;
  act(() => page.current.apply({ skin: 'dark', direction: 'rtl', isMenuCollapsed: true }));
  const before = page.current.appearance;
  act(() => page.current.reset());
  expect(page.current.appearance).toEqual(initial);
  act(() => toast.mock.calls[0]![1].action.onAction());
  expect(page.current.appearance).toEqual(before);
});

it('useAppearanceActions copies a link that contains the appearance', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const page = open();
  act(() => page.current.apply({ skin: 'dark' }));
  await expect(page.current.copyLink()).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\?ui=.*dark/));
  vi.unstubAllGlobals();
});
