import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import type { CalendarEvent } from './events.contract';
import { useAddEvent, useDeleteEvent, useUpdateEvent } from './events.mutations';
import { useEvents } from './events.queries';
import { useRestore } from '../restore/useRestore';

const event = (id: number, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  url: '',
  title: `Event ${id}`,
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
  allDay: false,
  extendedProps: { calendar: 'Business' },
  version: 1,
  ...more,
});

const { adapter } = http.defaults;
let server = createFakeServer();
let events: CalendarEvent[] = [];
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

beforeEach(() => {
  events = [event(1), event(2), event(3)];
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? { status: 200, data: events } : write(arrival));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      events: useEvents(['Family', 'Business']).data,
      add: useAddEvent(),
      update: useUpdateEvent(),
      other: useUpdateEvent(),
      remove: useDeleteEvent(),
      back: useRestore('event'),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect(result.current.events).toBeDefined());
  return result;
}

const moved = { start: '2026-11-21T10:00:00Z', end: '2026-11-21T11:00:00Z' };

describe('moving an event', () => {
  it('shows a moved event immediately and then the response', async () => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ id: 2, ...moved, version: 1 }));
    await waitFor(() => expect(result.current.events?.[1]).toMatchObject({ ...moved, version: 1 }));
    events = [event(1), event(2, { ...moved, version: 2 }), event(3)];
    respond({ status: 200, data: { event: events[1] } });
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    expect(result.current.events).toEqual(events);
  });

  it.each([404, 409, 422, 500])('rolls back a moved event after status %i', async (status) => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ id: 2, ...moved }));
    await waitFor(() => expect(result.current.events?.[1]?.start).toBe(moved.start));
    respond({ status, data: { code: 'x' } });
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(result.current.events).toEqual(events);
  });

  it('the response to an earlier change of an event does not revert a later one', async () => {
    const result = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ data }) => (String(data).includes('Later') ? second.response : first.response);
    act(() => result.current.update.mutate({ id: 2, title: 'Sooner' }));
    act(() => result.current.other.mutate({ id: 2, title: 'Later' }));
    await waitFor(() => expect(result.current.events?.[1]?.title).toBe('Later'));
    first.respond({ status: 200, data: { event: event(2, { title: 'Sooner', version: 2 }) } });
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    expect(result.current.events?.[1]?.title).toBe('Later');
    events = [event(1), event(2, { title: 'Later', version: 3 }), event(3)];
    second.respond({ status: 200, data: { event: events[1] } });
    await waitFor(() => expect(result.current.events).toEqual(events));
  });
});

it('two quick moves of an event do not conflict', async () => {
  const result = await setup();
  const versions: unknown[] = [];
  write = ({ data }) => {
    const { event: sent } = JSON.parse(String(data)) as { event: CalendarEvent };
    versions.push(sent.version);
    events = [event(1), event(2, { ...sent, version: (sent.version ?? 0) + 1 }), event(3)];
    return { status: 200, data: { event: events[1] } };
  };
  act(() => {
    result.current.update.mutate({ id: 2, version: 1, ...moved });
    result.current.other.mutate({ id: 2, version: 1, end: '2026-11-21T12:00:00Z' });
  });
  await waitFor(() => expect(result.current.events?.[1]?.version).toBe(3));
  expect(versions).toEqual([1, 2]);
});

describe('deleting and restoring an event', () => {
  it('removes a deleted event immediately and rolls back after an error', async () => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate(1));
    await waitFor(() => expect(result.current.events?.map(({ id }) => id)).toEqual([2, 3]));
    respond({ status: 500 });
    await waitFor(() => expect(result.current.remove.isError).toBe(true));
    expect(result.current.events).toEqual(events);
  });

  it('refetches the events after adding or restoring one', async () => {
    const result = await setup();
    write = ({ url }) => {
      if (url === '/api/restore') events = [event(1), event(2), event(3)];
      else events = [...events, event(4)];
      return url === '/api/restore'
        ? { status: 200, data: { restored: [], missing: [] } }
        : { status: 201, data: { event: event(4) } };
    };
    const { id: _id, version: _version, ...fields } = event(4);
    await act(() => result.current.add.mutateAsync(fields));
    await waitFor(() => expect(result.current.events).toHaveLength(4));
    await act(() => result.current.back.mutateAsync([4]));
    await waitFor(() => expect(result.current.events).toHaveLength(3));
  });
});

describe('calendar filter', () => {
  it('sends the selected calendars to the server', async () => {
    await setup();
    const { params } = server.calls('/apps/calendar/events')[0]!;
    expect(params).toEqual({ calendars: ['Family', 'Business'] });
  });
});
