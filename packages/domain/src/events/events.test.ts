import { describe, expect, it } from 'vitest';
import { changeEvent, exclusiveEnd, moveStart, sortEvents } from './events';
import type { CalendarEvent } from './events.contract';

const event = (id: number, start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  url: '',
  title: `Event ${id}`,
  start,
  end,
  allDay: start.length === 10,
  extendedProps: { calendar: 'Business' },
  ...more,
});

describe('exclusiveEnd', () => {
  it.each([
    ['2026-11-20', '2026-11-21'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-11-20T20:00:00Z', '2026-11-20T20:00:00Z'],
  ])('turns the end %s into the exclusive end %s', (end, wanted) => expect(exclusiveEnd({ end })).toBe(wanted));
});

describe('moveStart', () => {
  it('keeps the duration of a moved event across days and DST changes', () => {
    expect(moveStart(event(1, '2026-11-20', '2026-11-22'), '2026-12-31')).toMatchObject({
      start: '2026-12-31',
      end: '2027-01-02',
    });
    const timed = event(1, '2026-10-24T22:00:00Z', '2026-10-25T03:00:00Z');
    expect(moveStart(timed, '2026-10-25T09:30:00+01:00').end).toBe('2026-10-25T13:30:00.000Z');
  });
});

describe('changeEvent', () => {
  it('keeps omitted fields of an event and clears those set to null', () => {
    const extendedProps = { calendar: 'Family' as const, location: 'Quay', guests: [1] };
    const before = event(1, '2026-11-20', '2026-11-20', { url: 'https://fern-hall.example', extendedProps });
    expect(changeEvent(before, { title: 'New', start: undefined, extendedProps: { location: null } })).toEqual({
      ...before,
      title: 'New',
      extendedProps: { calendar: 'Family', guests: [1] },
    });
    expect(changeEvent(before, { url: null }).url).toBe('');
    expect(before.extendedProps.location).toBe('Quay');
  });
});

describe('sortEvents', () => {
  it('sorts events by start, longer events first', () => {
    const events = [
      event(1, '2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'),
      event(2, '2026-11-20', '2026-11-20'),
      event(3, '2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z'),
      event(4, '2026-11-20', '2026-11-21'),
    ];
    expect(sortEvents(events).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });
});
