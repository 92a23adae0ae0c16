import type { CalendarEvent, EventChanges, NewEvent, Occurrence } from '@larder/domain/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CalendarLabels } from './useCalendarLabels';
import type { RepeatScope } from './useEventActions';

const add = vi.fn<(event: NewEvent) => Promise<CalendarEvent>>();
const update = vi.fn<(event: EventChanges) => Promise<CalendarEvent>>();
const remove = vi.fn<(id: number) => Promise<void>>();
const record = vi.fn();
vi.mock('@larder/domain', async (original) => ({
  ...(await original<object>()),
  useAddEvent: () => ({ mutateAsync: add }),
  useUpdateEvent: () => ({ mutateAsync: update }),
  useDeleteEvent: () => ({ mutateAsync: remove }),
}));
vi.mock('../../hooks/useUndo', () => ({ useRecordChange: () => record }));
vi.mock('../../lib/notify', () => ({ notify: async () => {} }));
const { useEventActions } = await import('./useEventActions');

const repeat = { every: 'week', interval: 1, timeZone: 'Europe/Lisbon' } as const;
const event: CalendarEvent = {
  id: 12,
  url: '',
  title: 'Stock count',
  start: '2026-11-06T09:00:00.000Z',
  end: '2026-11-06T10:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business', repeat },
  version: 1,
};
const date = '2026-11-20';
const times = { start: '2026-11-21T11:00:00.000Z', end: '2026-11-21T12:00:00.000Z' };
const occurrence: Occurrence = { key: `12@${date}`, event, date, start: `${date}T09:00Z`, end: `${date}T10:00Z` };
const saved = { ...event, ...times, id: 90, extendedProps: { calendar: 'Business' as const } };

const labels = { start: ({ start }: { start: string }) => start } as unknown as CalendarLabels;
const move = async (scope: RepeatScope = 'one') => {
  const { result } = renderHook(() => useEventActions(labels));
  let key: string | undefined;
  await act(async () => {
    key = await result.current.move(occurrence, times, scope);
  });
  return key;
};

beforeEach(() => {
  vi.clearAllMocks();
  add.mockResolvedValue(saved);
  update.mockResolvedValue(event);
  remove.mockResolvedValue();
});

it('an occurrence that cannot be moved stays in its series', async () => {
  add.mockRejectedValue(new Error('offline'));
  expect(await move()).toBeUndefined();
  expect(update).not.toHaveBeenCalled();
  expect(record).not.toHaveBeenCalled();
});

it('the added event is deleted if the moved occurrence cannot be removed from its series', async () => {
  update.mockRejectedValue(new Error('offline'));
  expect(await move()).toBeUndefined();
  expect(remove).toHaveBeenCalledExactlyOnceWith(saved.id);
  expect(record).not.toHaveBeenCalled();
});

it('a moved occurrence becomes a separate event', async () => {
  expect(await move()).toBe('90');
  expect(add.mock.lastCall?.[0]).toMatchObject({ ...times, extendedProps: { calendar: 'Business' } });
  expect(update.mock.lastCall?.[0]).toEqual({
    id: 12,
    version: 1,
    extendedProps: { repeat: { ...repeat, except: [date] } },
  });
  expect(record).toHaveBeenCalledOnce();
});

it('a moved series resolves to the key of the moved occurrence', async () => {
  expect(await move('all')).toBe('12@2026-11-21');
  expect(add).not.toHaveBeenCalled();
  expect(update.mock.lastCall?.[0]).toMatchObject({ id: 12, version: 1 });
});
