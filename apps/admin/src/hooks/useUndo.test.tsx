import { createQueryClient, DomainProvider } from '@larder/domain';
import type { toast as Toast, ToastOptions } from '@larder/ui/toast';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRecordChange } from './useUndo';

const success = vi.fn<(message: string, options: ToastOptions) => void>();
vi.mock('../lib/notify', () => ({
  notify: async (show: (toast: typeof Toast) => void) => show({ success } as unknown as typeof Toast),
}));

const renderRecord = () =>
  renderHook(useRecordChange, {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  }).result.current;
const change = (key: string, jar: string) => ({ text: { key, values: { jar } }, calls: [], reload: [] });
const shown = () => success.mock.calls.map(([message, { id }]) => [message, id]);

beforeEach(() => success.mockClear());

it('useRecordChange merges changes of one kind into one toast while it is visible', async () => {
  const record = renderRecord();
  record(change('jars.added', 'Salt'));
  record(change('jars.added', 'Pepper'));
  record(change('jars.deleted', 'Salt'));
  await vi.waitFor(() => expect(success).toHaveBeenCalledTimes(3));
  const [[, first], [merged, second], [, other]] = shown() as [[string, string], [string, string], [string, string]];
  expect(second).toBe(first);
  expect(merged).toBe('changes.merged');
  expect(other).not.toBe(first);

  for (const [, options] of success.mock.calls) options.onClose?.();
  record(change('jars.added', 'Cumin'));
  await vi.waitFor(() => expect(success).toHaveBeenCalledTimes(4));
  expect(success.mock.lastCall?.[0]).toBe('jars.added');
  expect(success.mock.lastCall?.[1].id).not.toBe(first);
});

it('useRecordChange shows no toast for a change that the page shows', async () => {
  const record = renderRecord();
  record(change('jars.edited', 'Salt'), { isShown: true });
  record(change('jars.sold', 'Salt'));
  await vi.waitFor(() => expect(success).toHaveBeenCalled());
  expect(shown().map(([message]) => message)).toEqual(['jars.sold']);
});

it('useRecordChange shows the result of a pending change in its toast, which later changes reuse', async () => {
  const record = renderRecord();
  record(change('jars.moved', 'Salt'), { busyToast: 'busy' });
  record(change('jars.moved', 'Pepper'));
  record(change('jars.moved', 'Cumin'), { busyToast: 'busy again' });
  await vi.waitFor(() => expect(success).toHaveBeenCalledTimes(3));
  expect(shown()).toEqual([
    ['jars.moved', 'busy'],
    ['changes.merged', 'busy'],
    ['jars.moved', 'busy again'],
  ]);
});

it('useRecordChange merges changes until their latest toast closes', async () => {
  const record = renderRecord();
  record(change('jars.filled', 'Salt'));
  record(change('jars.filled', 'Pepper'));
  await vi.waitFor(() => expect(success).toHaveBeenCalledTimes(2));
  // The second change has replaced this toast.
  success.mock.calls[0]![1].onClose?.();
  record(change('jars.filled', 'Cumin'));
  await vi.waitFor(() => expect(success).toHaveBeenCalledTimes(3));
  expect(success.mock.lastCall?.[0]).toBe('changes.merged');
  success.mock.lastCall?.[1].onClose?.();
  record(change('jars.filled', 'Thyme'));
  await vi.waitFor(() => expect(success).toHaveBeenCalledTimes(4));
  expect(success.mock.lastCall?.[0]).toBe('jars.filled');
});
