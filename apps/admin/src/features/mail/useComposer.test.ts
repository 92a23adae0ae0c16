import { emptyDraft, type ComposedMail } from '@larder/domain/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Input = { email: ComposedMail; mode: string };
const send = vi.fn<(input: Input) => Promise<{ id: number }>>();
const update = vi.fn<() => Promise<void>>();
vi.mock('@larder/domain', async (original) => ({
  ...(await original<object>()),
  useEmail: () => ({ data: undefined }),
  useSendEmail: () => ({ mutateAsync: send }),
  useUpdateEmails: () => ({ mutateAsync: update }),
}));
vi.mock('../../lib/notify', () => ({ notify: async () => {} }));
const { useComposer } = await import('./useComposer');

const composers = {
  saved: vi.fn(),
  close: vi.fn(),
  reopen: vi.fn(),
  compose: vi.fn(),
  edit: vi.fn(),
  resize: vi.fn(),
  sizeOf: () => 'window' as const,
  entries: [],
};
const start = { ...emptyDraft, to: [{ email: 'dana@postbox.example' }], subject: 'Oysters' };
const open = () => renderHook(() => useComposer({ key: 'composer-1', start }, composers));
const modes = () => send.mock.calls.map(([{ mode }]) => mode);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('an email that is being sent is not saved as a draft, which would cancel sending it', async () => {
  const sending = Promise.withResolvers<{ id: number }>();
  send.mockReturnValue(sending.promise);
  const { result, unmount } = open();
  act(() => result.current.change({ message: '<p>Six dozen.</p>' }));
  await act(async () => void result.current.submit());
  await act(() => vi.advanceTimersByTimeAsync(6000));
  await act(async () => void result.current.close());
  await act(async () => void result.current.discard());
  unmount();
  expect(modes()).toEqual(['send']);
  expect(update).not.toHaveBeenCalled();
  await act(async () => sending.resolve({ id: 7 }));
  expect(modes()).toEqual(['send']);
  expect(composers.close).toHaveBeenCalledOnce();
});

it('an email that could not be sent is saved as a draft', async () => {
  send.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ id: 7 });
  const { result } = open();
  act(() => result.current.change({ message: '<p>Six dozen.</p>' }));
  await act(async () => void (await result.current.submit()));
  expect(send.mock.lastCall?.[0]).toMatchObject({ mode: 'draft', email: { message: '<p>Six dozen.</p>' } });
  expect(composers.close).not.toHaveBeenCalled();
});

it('a draft that is saved after the page was left does not change the URL', async () => {
  send.mockResolvedValue({ id: 7 });
  const { result, unmount } = open();
  act(() => result.current.change({ message: '<p>Six dozen.</p>' }));
  unmount();
  await vi.runAllTimersAsync();
  expect(modes()).toEqual(['draft']);
  expect(composers.saved).not.toHaveBeenCalled();
});

it('a reply that continues in a window is saved first, and stays if saving fails', async () => {
  send.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ id: 7 });
  const { result } = open();
  act(() => result.current.change({ message: '<p>Six dozen.</p>' }));
  await act(() => result.current.moveToWindow());
  expect(composers.reopen).not.toHaveBeenCalled();
  await act(() => result.current.moveToWindow());
  expect(composers.close).toHaveBeenCalledOnce();
  expect(composers.reopen).toHaveBeenCalledWith({ ...start, message: '<p>Six dozen.</p>' }, 7);
});

it('the browser asks before the page closes only while the text could not be saved', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  send.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ id: 7 });
  const { result } = open();
  act(() => result.current.change({ message: '<p>Six dozen.</p>' }));
  expect(asks()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(asks()).toBe(true);
  act(() => result.current.change({ message: '<p>Seven dozen.</p>' }));
  expect(asks()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(asks()).toBe(false);
});
