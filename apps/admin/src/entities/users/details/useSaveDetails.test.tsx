import { createQueryClient, DomainProvider, endSession, http } from '@larder/domain';
import type { toast as Toast } from '@larder/ui/toast';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastRegion } from '../../../lib/notify';
import { noor } from '../form/userFixtures';
import { noorDetails } from './detailsFixtures';
import { useMayChangeDetails, useSaveDetails } from './useSaveDetails';
import { startTestSession } from '../../../testing/testSession';

const danger =
  vi.fn<(message: string, options: { description: string; action: { label: string; onAction: () => void } }) => void>();
toastRegion.ready(Object.assign(() => 0, { danger, success: () => 0 }) as unknown as typeof Toast);

const { adapter } = http.defaults;
let sent: unknown[] = [];
let read: unknown[] = [];

beforeEach(() => {
  danger.mockClear();
  sent = [];
  read = [];
  http.defaults.adapter = async (config) => {
    if (config.method === 'get') read.push(config.url);
    else sent.push(JSON.parse(String(config.data)));
    const response = { config, data: {}, status: 500, statusText: '', headers: {} };
    throw Object.assign(new Error('failed'), { isAxiosError: true, config, response });
  };
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

it('useSaveDetails explains why the details could not be saved, and retries', async () => {
  const { result } = renderHook(() => useSaveDetails(7), {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  const change = { section: 'plan', data: { cancelAtPeriodEnd: true } } as const;
  const saved = vi.fn<() => void>();
  expect(await act(() => result.current.save(change, saved))).toBe(false);
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
  expect(saved).not.toHaveBeenCalled();

  http.defaults.adapter = async (config) => ({
    config,
    data: { details: noorDetails, user: noor },
    status: 200,
    statusText: '',
    headers: {},
  });
  act(() => danger.mock.calls[1]![1].action.onAction());
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

it('users may change their own details without the right to read users', async () => {
  startTestSession({ id: 7, workPlaces: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>
  );
  const own = renderHook(() => useMayChangeDetails(7), { wrapper });
  const other = renderHook(() => useMayChangeDetails(8), { wrapper });
  await act(async () => {});
  expect([own.result.current, other.result.current]).toEqual([true, false]);
  expect(read).toEqual([]);
});
