import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate, businessDay } from '../time/businessDay';
import {
  availability,
  availabilityReasons,
  availabilitySpans,
  decidingDayparts,
  groupShortages,
  type AvailabilityInput,
} from './availability';
import { affectedItems, doctorRows } from './doctor';
import {
  eightySixUntil,
  isEightySixActive,
  isEightySixRemembered,
  minutesOffSale,
  settledEightySix,
} from './eightySix';
import type { CatalogueParts, Daypart } from './menu.contract';
import { allChannels, makeDaypart, makeEntry, nyc, sampleMenu } from './testing/sampleMenu';

/** A Friday, 15:15 in New York. */
const friday = new Date('2026-11-20T20:15:00Z');
const question: AvailabilityInput = { itemId: 'i1', channel: 'pos', orderType: 'dine_in', at: friday };
const ask = (
  parts: CatalogueParts,
  entries = [] as ReturnType<typeof makeEntry>[],
  extra: Partial<AvailabilityInput> = {},
) => availability(parts, entries, nyc, { ...question, ...extra });

/** Creates a catalogue in which only the given conditions fail. */
function failing(conditions: ReadonlySet<string>) {
  const parts = sampleMenu();
  const [item] = parts.items as [CatalogueParts['items'][number]];
  const has = (reason: string) => conditions.has(reason);
  const place = structuredClone(nyc);
  const entries = [];
  if (has('archived')) item.archived = true;
  if (has('not_at_restaurant')) item.restaurantIds = ['lis'];
  if (has('not_on_menu')) (parts.sections[0] as { archived: boolean }).archived = true;
  if (has('no_price')) item.basePrice = { EUR: 900 };
  if (has('channel_hidden')) item.channels = ['online'];
  if (has('outside_daypart')) item.daypartIds = ['d1'];
  if (has('order_type_off')) item.orderTypes = ['takeaway'];
  if (has('eighty_sixed')) entries.push(makeEntry());
  if (has('out_of_stock')) entries.push(makeEntry({ id: 'e2', mode: 'countdown', remaining: 0 }));
  if (has('required_group_short')) entries.push(makeEntry({ id: 'e3', targetKind: 'option', targetId: 'o3' }));
  return availability(parts, entries, place, question);
}

describe('availability conditions', () => {
  it('returns the first failing condition for every combination of the ten conditions', () => {
    for (let bits = 0; bits < 1024; bits += 1) {
      const conditions = availabilityReasons.filter((_, row) => bits & (1 << row));
      const { reason, available } = failing(new Set(conditions));
      expect([reason, available]).toEqual([conditions[0] ?? 'available', bits === 0]);
    }
  });

  it('returns passed, failed and unreached availability conditions', () => {
    const verdicts = doctorRows(failing(new Set(['no_price', 'order_type_off']))).map(({ verdict }) => verdict);
    expect(verdicts).toEqual([...Array(3).fill('passed'), 'failed', ...Array(6).fill('not_reached')]);
    expect(new Set(doctorRows(failing(new Set())).map(({ verdict }) => verdict))).toEqual(new Set(['passed']));
  });

  it('reports items that are not in the catalogue as archived', () => {
    expect(ask(sampleMenu(), [], { itemId: 'nothing' }).reason).toBe('archived');
  });

  it('availability depends only on its input', () => {
    const parts = sampleMenu();
    const first = allChannels.map((channel) => ask(parts, [], { channel }));
    expect(allChannels.map((channel) => ask(structuredClone(parts), [], { channel }))).toEqual(first);
  });
});

describe('channels and placements', () => {
  it('hides an item on a channel if the restaurant or each menu of the item is hidden there', () => {
    const parts = sampleMenu();
    (parts.menus[0] as { channels: string[] | null }).channels = ['online'];
    expect(ask(parts).reason).toBe('channel_hidden');
    const other = sampleMenu();
    (other.menus[0] as { channels: string[] | null }).channels = ['online'];
    (other.menus[1] as { sectionIds: string[] }).sectionIds = ['s2'];
    expect(ask(other, [], { itemId: 'i2' }).reason).toBe('available');
    const place = { ...nyc, ordering: { ...nyc.ordering, channels: ['pos' as const] } };
    expect(availability(sampleMenu(), [], place, { ...question, channel: 'qr' }).reason).toBe('channel_hidden');
  });

  it('an item is unavailable outside the daypart of its section, unless another section contains it', () => {
    const parts = sampleMenu();
    (parts.sections[0] as { daypartIds: string[] }).daypartIds = ['d1'];
    expect(ask(parts).reason).toBe('outside_daypart');
    expect(ask(parts, [], { itemId: 'i4' }).reason).toBe('outside_daypart');
    expect(ask(parts, [], { itemId: 'i2' }).reason).toBe('available');
  });
});

describe('dayparts', () => {
  const withDayparts = (...dayparts: Partial<Daypart>[]) => {
    const parts = sampleMenu();
    parts.dayparts = dayparts.map((fields, index) => makeDaypart(`d${index + 1}`, fields));
    (parts.items[0] as { daypartIds: string[] }).daypartIds = parts.dayparts.map(({ id }) => id);
    return parts;
  };
  const at = (parts: CatalogueParts, text: string, zone = nyc.timeZone) =>
    availability(parts, [], { ...nyc, timeZone: zone }, { ...question, at: new Date(text) });

  it('returns the next opening time of a closed daypart, or the closing time of an open one', () => {
    const parts = withDayparts({ windows: [{ days: [1, 2, 3, 4, 5], from: '17:00', to: '01:00' }] });
    expect(ask(parts)).toMatchObject({ reason: 'outside_daypart', until: new Date('2026-11-20T22:00:00Z') });
    expect(at(parts, '2026-11-20T23:00:00Z')).toMatchObject({ until: new Date('2026-11-21T06:00:00Z') });
    // Saturday at 00:30 still belongs to Friday. The next opening is on Monday.
    expect(at(parts, '2026-11-21T05:30:00Z').available).toBe(true);
    expect(at(parts, '2026-11-21T06:00:00Z').until).toEqual(new Date('2026-11-23T22:00:00Z'));
    expect(decidingDayparts(parts, nyc, question).map(({ id }) => id)).toEqual(['d1']);
  });

  it('requires one open daypart per level; archived dayparts and those of other restaurants count as closed', () => {
    const noon = { windows: [{ days: [5 as const], from: '12:00', to: '16:00' }] };
    const night = { windows: [{ days: [5 as const], from: '20:00', to: '22:00' }] };
    expect(ask(withDayparts(noon, night)).available).toBe(true);
    expect(ask(withDayparts({ ...noon, archived: true }, night)).until).toEqual(new Date('2026-11-21T01:00:00Z'));
    expect(ask(withDayparts({ ...noon, restaurantIds: ['lis'] })).until).toBeNull();
  });

  it('dayparts with seasons return the first opening of a distant season', () => {
    const windows = [{ days: [6 as const], from: '10:00', to: '12:00' }];
    expect(ask(withDayparts({ windows, startsOn: '2027-03-10' })).until).toEqual(new Date('2027-03-13T15:00:00Z'));
    expect(ask(withDayparts({ windows, endsOn: '2026-11-20' })).until).toBeNull();
    const always = [{ days: [1, 2, 3, 4, 5, 6, 7] as Daypart['windows'][number]['days'], from: '00:00', to: '24:00' }];
    expect(ask(withDayparts({ windows: always })).until).toBeNull();
    expect(ask(withDayparts({ windows: always, endsOn: '2026-12-24' })).until).toEqual(
      new Date('2026-12-25T05:00:00Z'),
    );
  });

  it('dayparts follow the wall clock across DST changes', () => {
    const early = withDayparts({ windows: [{ days: [7], from: '02:30', to: '04:00' }] });
    // 02:30 doesn't exist on that Sunday. It opens when the clock changes to 03:00.
    expect(at(early, '2025-03-09T06:00:00Z').until).toEqual(new Date('2025-03-09T07:00:00Z'));
    const twice = withDayparts({ windows: [{ days: [7], from: '01:15', to: '01:45' }] });
    expect(at(twice, '2025-11-02T05:20:00Z').until).toEqual(new Date('2025-11-02T05:45:00Z'));
    expect(at(twice, '2025-11-02T05:50:00Z').until).toEqual(new Date('2025-11-02T06:15:00Z'));
  });

  const minute = fc.integer({ min: 0, max: 1439 });
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
  const windowOf = fc
    .record({ days: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { minLength: 1 }), from: minute, to: minute })
    .map(({ days, from, to }) => ({
      days: days as Daypart['windows'][number]['days'],
      from: clock(from),
      to: clock(to),
    }))
    .filter(({ from, to }) => from !== to);
  const instant = fc
    .integer({ min: Date.parse('2025-02-20T00:00:00Z'), max: Date.parse('2025-11-20T00:00:00Z') })
    .map((time) => new Date(time - (time % 60_000)));

  it('dayparts change exactly at `until`', () => {
    const zones = fc.constantFrom('America/New_York', 'Europe/Lisbon', 'Asia/Tokyo', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(fc.array(windowOf, { minLength: 1, maxLength: 3 }), instant, zones, (windows, moment, zone) => {
        const parts = withDayparts({ windows });
        const { reason, until } = at(parts, moment.toISOString(), zone);
        if (until === null) return;
        expect(until.getTime()).toBeGreaterThan(moment.getTime());
        expect(at(parts, new Date(until.getTime() - 1).toISOString(), zone).reason).toBe(reason);
        expect(at(parts, until.toISOString(), zone).reason).not.toBe(reason);
      }),
      { numRuns: 60 },
    );
  });
});

describe('86 entries', () => {
  it('86 entries end at `until`, even if `endedAt` is not written', () => {
    const until = '2026-11-20T21:00:00.000Z';
    for (const entry of [makeEntry({ until }), makeEntry({ until, mode: 'countdown', remaining: 0 })]) {
      const result = ask(sampleMenu(), [entry]);
      expect(result).toMatchObject({ until: new Date(until), blockers: ['e1'] });
      expect(ask(sampleMenu(), [entry], { at: new Date(Date.parse(until) - 1) }).reason).toBe(result.reason);
      expect(ask(sampleMenu(), [entry], { at: new Date(until) }).reason).toBe('available');
      expect(settledEightySix(entry, new Date(until))).toMatchObject({ endedAt: until, endedBy: 'auto' });
      expect(settledEightySix(entry, friday)).toBe(entry);
    }
  });

  it('86 entries apply to their channels and restaurant, until they end', () => {
    expect(ask(sampleMenu(), [makeEntry({ channels: ['online'] })]).available).toBe(true);
    expect(ask(sampleMenu(), [makeEntry({ restaurantId: 'lis' })]).available).toBe(true);
    expect(ask(sampleMenu(), [makeEntry({ endedAt: '2026-11-20T20:00:00.000Z' })]).available).toBe(true);
    expect(ask(sampleMenu(), [makeEntry({ mode: 'countdown', remaining: 4 })]).available).toBe(true);
  });

  it('ended 86 entries are kept for 14 days, and their minutes off sale are counted', () => {
    const ended = makeEntry({ at: '2026-11-06T19:00:00.000Z', endedAt: '2026-11-06T20:16:30.000Z' });
    expect([isEightySixRemembered(ended, friday), minutesOffSale(ended, friday)]).toEqual([true, 76]);
    expect(isEightySixRemembered(ended, new Date('2026-11-20T20:16:30Z'))).toBe(false);
    expect(isEightySixActive(makeEntry(), friday)).toBe(true);
  });

  it('86 entries with `next_business_date` end with the business day, across close-out hours and DST changes', () => {
    const hours = { main: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }, byOrderType: {} };
    const zones = fc.constantFrom('America/New_York', 'Europe/Lisbon', 'Asia/Tokyo');
    const time = fc.integer({ min: Date.parse('2025-03-01T00:00:00Z'), max: Date.parse('2025-11-15T00:00:00Z') });
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 12 }), time, (timeZone, closeOutHour, moment) => {
        const at = new Date(moment);
        const until = eightySixUntil('next_business_date', { timeZone, closeOutHour, hours, specialDays: [] }, at);
        const today = businessDate(at, timeZone, closeOutHour);
        expect(until).toEqual(businessDay(today, timeZone, closeOutHour).to);
        expect(businessDate(until as Date, timeZone, closeOutHour) > today).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('86 entries end with the current or the next service', () => {
    const day = [
      { from: '11:30', to: '15:00' },
      { from: '17:00', to: '01:00' },
    ];
    const place = {
      timeZone: 'America/New_York',
      closeOutHour: 4,
      hours: { main: { 1: [], 2: day, 3: day, 4: day, 5: day, 6: day, 7: [] }, byOrderType: {} },
      specialDays: [{ date: '2026-11-24', label: 'Private party', ranges: [] }],
    };
    const end = (text: string) => eightySixUntil('end_of_service', place, new Date(text))?.toISOString();
    expect(end('2026-11-20T18:00:00Z')).toBe('2026-11-20T20:00:00.000Z');
    expect(end('2026-11-20T20:15:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(end('2026-11-21T05:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(end('2026-11-22T12:00:00Z')).toBe('2026-11-25T20:00:00.000Z');
    const closed = { ...place, hours: { main: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }, byOrderType: {} } };
    expect(eightySixUntil('end_of_service', closed, friday)).toBeNull();
    expect(eightySixUntil('hours', place, friday, 3)).toEqual(new Date('2026-11-20T23:15:00Z'));
    expect(eightySixUntil('manual', place, friday)).toBeNull();
  });
});

describe('required groups', () => {
  const targets = fc.uniqueArray(
    fc.constantFrom(['option', 'o1'], ['option', 'o2'], ['option', 'o3'], ['option', 'o4'], ['item', 'i4']),
    { selector: (target) => target.join() },
  );
  const until = fc.constantFrom(null, '2026-11-20T21:00:00.000Z', '2026-11-20T22:00:00.000Z');

  it('required groups are unavailable exactly while too few of their options are available', () => {
    fc.assert(
      fc.property(targets, fc.infiniteStream(until), (taken, ends) => {
        const entries = taken.map(([targetKind, targetId], index) =>
          makeEntry({
            id: `e${index}`,
            targetKind: targetKind as 'item',
            targetId: targetId as string,
            until: ends.next().value ?? null,
          }),
        );
        const off = new Set(taken.map(([, id]) => id));
        const first = Number(!off.has('o1')) + Number(!off.has('o2'));
        const second = (off.has('o3') || off.has('i4') ? 0 : 2) + Number(!off.has('o4'));
        const result = ask(sampleMenu(), entries);
        expect(result.reason).toBe(first < 1 || second < 2 ? 'required_group_short' : 'available');
        const returned = entries.filter(({ id }) => !result.blockers.includes(id));
        expect(ask(sampleMenu(), returned).reason).toBe('available');
        if (result.reason === 'available' || result.until === null) return;
        const before = new Date(result.until.getTime() - 1);
        expect(ask(sampleMenu(), entries, { at: before }).reason).toBe('required_group_short');
        expect(ask(sampleMenu(), entries, { at: result.until }).reason).toBe('available');
      }),
      { numRuns: 100 },
    );
  });

  it('reports how many options a short group has and needs, and which items a new 86 affects', () => {
    const entry = makeEntry({ targetId: 'i4' });
    expect(groupShortages(sampleMenu(), [entry], nyc, question)).toMatchObject([
      { groupId: 'g2', has: 1, needs: 2, blockers: ['e1'] },
    ]);
    expect(affectedItems(sampleMenu(), [], [entry], nyc, friday)).toEqual(['i1']);
    expect(affectedItems(sampleMenu(), [entry], [entry], nyc, friday)).toEqual([]);
  });

  it('required groups are ignored if they are archived', () => {
    const parts = sampleMenu();
    for (const option of parts.options) option.archived = true;
    expect(ask(parts)).toMatchObject({ reason: 'required_group_short', until: null, blockers: [] });
    for (const group of parts.groups) group.archived = true;
    expect(ask(structuredClone(parts)).available).toBe(true);
  });
});

describe('availabilitySpans', () => {
  const day = businessDay('2026-11-20', nyc.timeZone, 4);
  const { at: _, ...input } = question;

  it('splits a day at the ends of dayparts and 86 entries', () => {
    const parts = sampleMenu();
    (parts.items[0] as { daypartIds: string[] }).daypartIds = ['d1'];
    const entries = [makeEntry({ until: '2026-11-20T23:30:00.000Z' })];
    expect(availabilitySpans(parts, entries, nyc, input, day)).toEqual([
      { available: false, reason: 'outside_daypart', from: day.from, to: new Date('2026-11-20T22:00:00Z') },
      {
        available: false,
        reason: 'eighty_sixed',
        from: new Date('2026-11-20T22:00:00Z'),
        to: new Date('2026-11-20T23:30:00Z'),
      },
      {
        available: true,
        reason: 'available',
        from: new Date('2026-11-20T23:30:00Z'),
        to: new Date('2026-11-21T06:00:00Z'),
      },
      { available: false, reason: 'outside_daypart', from: new Date('2026-11-21T06:00:00Z'), to: day.to },
    ]);
  });

  it('covers the interval without gaps, and agrees with the availability at each instant', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const clock = minutes.map(
      (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    );
    const window = fc.record({ days: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7)), from: clock, to: clock });
    // The interval includes the end of daylight saving time in New York.
    const from = new Date('2026-10-31T08:00:00Z');
    const to = new Date('2026-11-02T09:00:00Z');
    const moment = fc.integer({ min: from.getTime(), max: to.getTime() - 1 }).map((time) => new Date(time));
    const ends = fc.array(fc.option(moment), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(window, { maxLength: 3 }), ends, moment, (windows, untils, at) => {
        const parts = sampleMenu();
        parts.dayparts = [makeDaypart('d1', { windows: windows as Daypart['windows'] })];
        (parts.items[0] as { daypartIds: string[] }).daypartIds = ['d1'];
        const entries = untils.map((until, index) =>
          makeEntry({
            id: `e${index}`,
            until: until?.toISOString() ?? null,
            targetKind: index === 1 ? 'option' : 'item',
            ...(index === 1 && { targetId: 'o1' }),
          }),
        );
        const spans = availabilitySpans(parts, entries, nyc, input, { from, to });
        expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([from, to]);
        expect(spans.slice(1).map((each) => each.from)).toEqual(spans.slice(0, -1).map((each) => each.to));
        const span = spans.find((each) => each.from <= at && at < each.to);
        const { available, reason } = ask(parts, entries, { at });
        expect(span).toMatchObject({ available, reason });
      }),
    );
  });
});
