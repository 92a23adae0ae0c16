import { endSession } from '@larder/domain';
import type { toast as Toast } from '@larder/ui/toast';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastRegion } from '../../lib/notify';
import { useGreeting } from './useGreeting';
import { startTestSession } from '../../testing/testSession';

const success = vi.fn();

beforeEach(() => {
  startTestSession({ workPlaces: [] });
  toastRegion.ready({ success } as unknown as typeof Toast);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  endSession('signed-out');
});

it('useGreeting greets after an interaction, but not on a page load that continues a session', async () => {
  renderHook(useGreeting).unmount();
  expect(toastRegion.isWanted()).toBe(false);

  sessionStorage.clear();
  toastRegion.want();
  renderHook(useGreeting).unmount();
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  renderHook(useGreeting);
  await Promise.resolve();
  expect(success).toHaveBeenCalledOnce();
});
