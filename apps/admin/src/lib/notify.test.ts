import type { toast as Toast } from '@larder/ui/toast';
import { expect, it, vi } from 'vitest';
import { clearToasts, notify, toastRegion } from './notify';

it('notify waits for the toast region and keeps the order of calls', async () => {
  const dismiss = vi.fn();
  const warning = vi.fn();
  const toast = Object.assign(vi.fn(), { dismiss, warning }) as unknown as typeof Toast;
  const listener = vi.fn();
  toastRegion.subscribe(listener);
  expect(toastRegion.isWanted()).toBe(false);
  clearToasts();
  expect(listener).not.toHaveBeenCalled();

  toastRegion.wantOnInteraction();
  expect(listener).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('keydown'));
  document.dispatchEvent(new Event('pointerdown'));
  expect(listener).toHaveBeenCalledOnce();
  clearToasts();
  const early = notify((target) => target.warning('Your session has ended'));
  await Promise.resolve();
  expect(warning).not.toHaveBeenCalled();
  toastRegion.ready(toast);
  clearToasts();
  await early;
  expect(dismiss.mock.invocationCallOrder[0]).toBeLessThan(warning.mock.invocationCallOrder[0]!);

  clearToasts();
  await notify((target) => target.warning('The server did not respond'));
  expect(warning).toHaveBeenLastCalledWith('The server did not respond');
  expect(dismiss.mock.invocationCallOrder.at(-1)).toBeLessThan(warning.mock.invocationCallOrder.at(-1)!);
});
