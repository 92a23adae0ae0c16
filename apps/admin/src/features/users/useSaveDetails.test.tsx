import { createQueryClient, DomainProvider, http } from '@larder/domain';
import type { toast as Toast } from '@larder/ui/toast';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastRegion } from '../../lib/notify';
import { useSaveDetails } from './useSaveDetails';

const danger =
  vi.fn<(message: string, options: { description: string; action: { label: string; onAction: () => void } }) => void>();
toastRegion.ready(Object.assign(() => 0, { danger, success: () => 0 }) as unknown as typeof Toast);

const { adapter } = http.defaults;
let sent: unknown[] = [];

beforeEach(() => {
  danger.mockClear();
  sent = [];
  http.defaults.adapter = async (config) => {
    if (config.method !== 'get') sent.push(JSON.parse(String(config.data)));
    const response = { config, data: {}, status: 500, statusText: '', headers: {} };
    throw Object.assign(new Error('failed'), { isAxiosError: true, config, response });
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

it('explains why the details could not be saved, and retries', async () => {
  const { result } = renderHook(() => useSaveDetails(7), {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  const change = { section: 'plan', data: { cancelAtPeriodEnd: true } } as const;
  expect(await act(() => result.current.save(change))).toBe(false);
  expect(danger).toHaveBeenCalledExactlyOnceWith('common.notSaved', {
    description: 'errors.server',
    action: { label: 'users.actions.retry', onAction: expect.any(Function) },
  });
  expect(sent).toEqual([{ id: 7, ...change }]);

  act(() => danger.mock.calls[0]![1].action.onAction());
  await vi.waitFor(() => expect(danger).toHaveBeenCalledTimes(2));
  expect(sent).toEqual([
    { id: 7, ...change },
    { id: 7, ...change },
  ]);
});
