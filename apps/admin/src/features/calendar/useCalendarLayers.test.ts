import type { CalendarEvent, Occurrence } from '@larder/domain/contract';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CalendarPageState } from './useCalendar';
import { useCalendarLayers } from './useCalendarLayers';
import type { EventActions } from './useEventActions';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../../lib/notify', () => ({ notify: toast }));

const key = '12@2026-11-20';
const event = { id: 12, title: 'Stock count' } as CalendarEvent;
const show = vi.fn();
const isKnown = { current: true };
const page = (search: { event?: string }) =>
  ({
    search,
    show,
    occurrences: [],
    isLoaded: true,
    findOccurrence: (wanted: string): Occurrence | undefined =>
      isKnown.current && wanted === key ? { key, event, date: '2026-11-20', start: '', end: '' } : undefined,
  }) as unknown as CalendarPageState;
const open = (search: { event?: string }) =>
  renderHook((props: { event?: string }) => useCalendarLayers(page(props), {} as EventActions), {
    initialProps: search,
  });

beforeEach(() => {
  vi.clearAllMocks();
  isKnown.current = true;
});

it('the form stays open while its occurrence is removed from the series', () => {
  const { result, rerender } = open({ event: key });
  isKnown.current = false;
  rerender({ event: key });
  expect(result.current.open?.key).toBe(key);
  expect([show, toast].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('an occurrence that no longer exists is unknown when its URL is opened again', () => {
  const { result, rerender } = open({ event: key });
  isKnown.current = false;
  rerender({});
  rerender({ event: key });
  expect(result.current.open).toBeUndefined();
  expect(show).toHaveBeenCalledExactlyOnceWith({ event: undefined }, true);
  expect(toast).toHaveBeenCalledOnce();
});
