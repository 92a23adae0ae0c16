import { eventCalendars, type CalendarEvent } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../database';
import { friday, startApi } from '../testing/api';
import { addEvent, removeEvent, editEvent, eventStore } from './events.store';

const list = '/apps/calendar/events';
const add = '/apps/calendar/add-event';
const update = '/apps/calendar/update-event';
const remove = '/apps/calendar/remove-event';
type Api = ReturnType<typeof startApi>;

const eventsOf = async (api: Api, calendars: readonly string[] = eventCalendars) =>
  (await api.get(list, { calendars })).data as CalendarEvent[];
const all = await eventsOf(startApi());
const lunch = {
  title: 'Lunch',
  start: '2026-11-21T12:00:00Z',
  end: '2026-11-21T13:00:00Z',
  extendedProps: { calendar: 'Personal' },
};

describe('demo events', () => {
  it('the demo data contains about thirty events in all calendars, including all-day, multi-day and overnight events', () => {
    expect(all.length).toBeGreaterThanOrEqual(25);
    for (const calendar of eventCalendars)
      expect(all.some((event) => event.extendedProps.calendar === calendar)).toBe(true);
    expect(all.some(({ allDay, start, end }) => allDay && start === end)).toBe(true);
    expect(all.some(({ allDay, start, end }) => allDay && start < end)).toBe(true);
    expect(all.some(({ allDay, start, end }) => !allDay && start.slice(0, 10) < end.slice(0, 10))).toBe(true);
    expect(all.filter(({ start }) => start.startsWith('2026-11-20')).length).toBeGreaterThanOrEqual(4);
    expect(all.some(({ url }) => url !== '')).toBe(true);
    expect(all.every(({ start, end }) => Date.parse(start) <= Date.parse(end))).toBe(true);
  });

  it('demo events are deterministic; the `empty` seed has none and `large` has many', async () => {
    expect(await eventsOf(startApi())).toEqual(all);
    expect(await eventsOf(startApi({ seed: 'empty' }))).toEqual([]);
    expect((await eventsOf(startApi({ seed: 'large' }))).length).toBeGreaterThan(3000);
  });
});

describe('event list', () => {
  it('the event list contains the events of the given calendars in stored order', async () => {
    const api = startApi();
    const names = fc.array(fc.constantFrom(...eventCalendars, 'Nothing', '', 'business'), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(names, async (calendars) => {
        const wanted = all.filter((event) => calendars.includes(event.extendedProps.calendar));
        expect(await eventsOf(api, calendars)).toEqual(wanted);
      }),
      { numRuns: 50 },
    );
  });

  it('the event list is empty without calendars', async () => {
    const { get } = startApi();
    expect((await get(list)).data).toEqual([]);
    expect((await get(list, { calendars: '' })).data).toEqual([]);
    expect((await get(`${list}?calendars=Family&calendars=ETC`)).data.length).toBeGreaterThan(3);
  });

  it('the event list shares no objects with the store', async () => {
    const api = startApi();
    (await eventsOf(api))[0]!.extendedProps.calendar = 'ETC';
    expect(await eventsOf(api)).toEqual(all);
  });
});

describe('adding and deleting several events', () => {
  const addMany = '/apps/calendar/add-events';
  const removeMany = '/apps/calendar/remove-events';

  it('all events are added, or none if one is invalid', async () => {
    const api = startApi();
    const { status, data } = await api.post(addMany, { events: [lunch, { ...lunch, title: 'Dinner' }] });
    expect([status, data.events.map(({ title }: CalendarEvent) => title)]).toEqual([201, ['Lunch', 'Dinner']]);
    const rejected = await api.post(addMany, { events: [lunch, { ...lunch, end: '2026-11-20T12:00:00Z' }] });
    expect(rejected.status).toBe(422);
    expect(await eventsOf(api)).toHaveLength(all.length + 2);
  });

  it('rejects an empty list of events and more than 500 at once', async () => {
    const api = startApi();
    expect((await api.post(addMany, { events: [] })).status).toBe(422);
    expect((await api.post(addMany, { events: Array.from({ length: 501 }, () => lunch) })).status).toBe(422);
  });

  it('all events are deleted, or none if one is unknown', async () => {
    const api = startApi();
    const [first, second] = all.map(({ id }) => id);
    expect((await api.remove(removeMany, { ids: [first, 9999] })).status).toBe(404);
    expect(await eventsOf(api)).toHaveLength(all.length);
    expect((await api.remove(removeMany, { ids: [first, second, second] })).data).toEqual({ ids: [first, second] });
    expect(await eventsOf(api)).toHaveLength(all.length - 2);
  });
});

describe('adding an event', () => {
  it('a new event gets the next ID, which is never reused', async () => {
    const api = startApi();
    const { status, data } = await api.post(add, { event: { ...lunch, color: 'red' } });
    const event = { id: all.length + 1, url: '', allDay: false, ...lunch, version: 1 };
    expect([status, data]).toEqual([201, { event }]);
    expect(await eventsOf(api)).toEqual([...all, event]);
    await api.remove(remove, { id: event.id });
    expect((await api.post(add, { event: lunch })).data.event.id).toBe(event.id + 1);
  });

  it.each(['<img src=x onerror=alert(1)>', '\u202Eabc\u2069', '👩‍🍳🔪', 'a'.repeat(100)])(
    'stores the event title %s unchanged',
    async (title) => {
      const api = startApi();
      const extendedProps = {
        calendar: 'ETC' as const,
        description: title.repeat(100),
        location: title,
        guests: [1, 2],
      };
      const { data } = await api.post(add, {
        event: { ...lunch, title, extendedProps, url: 'https://fern-hall.example/a?b=c' },
      });
      expect(data.event).toMatchObject({ title, extendedProps });
      expect((await eventsOf(api, ['ETC'])).at(-1)).toEqual(data.event);
    },
  );

  it.each([
    [{ title: ' ' }, { title: ['required'] }],
    [{ title: 'a'.repeat(101) }, { title: [{ key: 'maxLength', n: 100 }] }],
    [{ start: '' }, { start: ['required'] }],
    [{ start: 'tomorrow' }, { start: ['date'] }],
    [{ end: '2026-12-32' }, { end: ['date'] }],
    [{ end: undefined }, { end: ['required'] }],
    [{ end: '2026-11-21T11:59:59Z' }, { end: ['dateOrder'] }],
    [{ end: '2026-11-20', allDay: true }, { end: ['dateOrder'] }],
    [{ url: 'javascript:alert(1)' }, { url: ['url'] }],
    [{ extendedProps: { calendar: 'Work' } }, { 'extendedProps.calendar': ['pick'] }],
    [{ extendedProps: undefined }, { extendedProps: ['required'] }],
  ])('rejects the new event %j and adds nothing', async (change, errors) => {
    const api = startApi();
    const { status, data } = await api.post(add, { event: { ...lunch, ...change } });
    expect([status, data]).toEqual([422, expect.objectContaining({ code: 'validation', errors })]);
    expect(await eventsOf(api)).toEqual(all);
  });
});

describe('changing an event', () => {
  it('changes the given fields of an event only, clears fields with null and increases the version', async () => {
    const api = startApi();
    const { id, extendedProps } = all.find((event) => event.extendedProps.guests && event.extendedProps.location)!;
    const { status, data } = await api.post(update, {
      event: { id, title: 'Moved', extendedProps: { location: null, description: 'New' }, version: 1 },
    });
    const { location: _gone, ...kept } = extendedProps;
    expect(status).toBe(200);
    const wanted = { ...all.find((event) => event.id === id), title: 'Moved', version: 2 };
    expect(data.event).toEqual({ ...wanted, extendedProps: { ...kept, description: 'New' } });
    expect(await eventsOf(api)).toEqual(all.map((event) => (event.id === id ? data.event : event)));
  });

  it('validates the order of the resulting dates when an event changes', async () => {
    const api = startApi();
    const { id } = (await api.post(add, { event: lunch })).data.event;
    const change = (event: object) => api.post(update, { event: { id, ...event } });
    expect((await change({ start: '2026-11-21T14:00:00Z' })).data.errors).toEqual({ end: ['dateOrder'] });
    expect((await change({ end: '2026-11-21T11:00:00Z' })).status).toBe(422);
    expect((await change({ start: '2026-11-21T14:00:00Z', end: '2026-11-21T15:00:00+02:00' })).status).toBe(422);
    expect((await change({ start: '2026-11-22', end: '2026-11-22', allDay: true })).data.event.version).toBe(2);
  });

  it('rejects an outdated version with the current event', async () => {
    const api = startApi();
    await api.post(update, { event: { id: 1, title: 'First', version: 1 } });
    const { status, data } = await api.post(update, { event: { id: 1, title: '', version: 1 } });
    expect([status, data]).toMatchObject([409, { code: 'version_conflict', current: { title: 'First', version: 2 } }]);
  });

  it.each([
    [{ event: { id: 999, title: '' } }, 404],
    [{ event: { id: 0 } }, 404],
    [{ event: { title: 'x' } }, 422],
    [{}, 422],
    [{ event: 'x' }, 422],
    [{ event: { id: 1, title: '' } }, 422],
    [{ event: { id: 1, start: null } }, 422],
    [{ event: { id: 1, extendedProps: { calendar: 'Work' } } }, 422],
  ])('changing an event with %j returns %i and changes nothing', async (body, status) => {
    const api = startApi();
    expect((await api.post(update, body)).status).toBe(status);
    expect(await eventsOf(api)).toEqual(all);
  });
});

describe('removing an event', () => {
  it('a removed event is hidden, and restoring returns it to its place', async () => {
    const api = startApi();
    expect((await api.remove(remove, { id: 3 })).data).toEqual({ id: 3 });
    expect(await eventsOf(api)).toEqual(all.filter(({ id }) => id !== 3));
    expect((await api.remove(remove, { id: 3 })).status).toBe(404);
    expect((await api.post(update, { event: { id: 3, title: 'x' } })).status).toBe(404);
    const { status, data } = await api.post('/api/restore', { subject: 'event', ids: [3] });
    expect([status, data.restored]).toEqual([200, [all[2]]]);
    expect(await eventsOf(api)).toEqual(all);
  });

  it.each([
    [{ id: 999 }, 404],
    [{ id: -1 }, 404],
    [{ id: 'x' }, 400],
    [{}, 400],
  ])('removing an event with %j returns %i', async (params, status) => {
    expect((await startApi().remove(remove, params)).status).toBe(status);
  });
});

describe('the API for other areas', () => {
  it('addEvent, editEvent and removeEvent add, move and remove events', () => {
    const db = createDatabase('default', friday);
    const { id } = addEvent(db, { ...lunch, title: 'Interview: Ada Vale', extendedProps: { calendar: 'Business' } });
    expect(editEvent(db, { id, end: '2026-11-21T14:00:00Z' })).toMatchObject({
      id,
      title: 'Interview: Ada Vale',
      version: 2,
    });
    removeEvent(db, id, friday);
    removeEvent(db, id, friday);
    expect(eventStore(db).events.rows.at(-1)).toMatchObject({ id, removedAt: friday.toISOString() });
  });
});

describe('any sequence of adding, removing and restoring', () => {
  const step = fc.record({ kind: fc.constantFrom('add', 'remove', 'restore'), id: fc.integer({ min: 1, max: 5 }) });

  it('randomly added, removed and restored events have unique IDs and keep their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const api = startApi({ seed: 'empty' });
        const rows: { id: number; isLive: boolean }[] = [];
        for (const { kind, id } of steps) {
          const row = rows.find((entry) => entry.id === id);
          const sent = {
            add: () => api.post(add, { event: lunch }),
            remove: () => api.remove(remove, { id }),
            restore: () => api.post('/api/restore', { subject: 'event', ids: [id] }),
          };
          const { status, data } = await sent[kind]();
          const wanted = { add: 201, remove: row?.isLive ? 200 : 404, restore: row && !row.isLive ? 200 : 404 };
          expect(status).toBe(wanted[kind]);
          if (kind === 'add') rows.push({ id: data.event.id as number, isLive: true });
          else if (row) row.isLive = kind === 'restore';
          expect(rows.map((entry) => entry.id)).toEqual(rows.map((_, index) => index + 1));
          const shown = (await eventsOf(api)).map((event) => event.id);
          expect(shown).toEqual(rows.filter(({ isLive }) => isLive).map((entry) => entry.id));
        }
      }),
      { numRuns: 40 },
    );
  });
});
