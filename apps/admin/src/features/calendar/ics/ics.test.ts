import {
  addDays,
  eventCalendars,
  instantOf,
  occurrencesOf,
  type CalendarEvent,
  type EventRepeat,
} from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLine, parseLine } from './icsLines';
import { readIcs, type IcsEvent, type IcsReaderOptions } from './readIcs';
import { writeIcs } from './writeIcs';

const timeZone = 'Europe/Berlin';
const people = new Map([
  [3, { name: 'Ilse "the till" Brandt', email: 'ilse@saltmarsh.example' }],
  [5, { name: 'Tomás; Lda, Porto', email: 'tomas@saltmarsh.example' }],
]);
const options: IcsReaderOptions = {
  timeZone,
  calendar: 'ETC',
  untitled: 'Untitled',
  userWith: (email) => [...people].find(([, person]) => person.email === email)?.[0],
};
const write = (...events: CalendarEvent[]) =>
  writeIcs({
    events,
    name: 'Casa Alecrim',
    timeZone,
    now: new Date('2026-11-23T09:40:00Z'),
    host: 'larder.example',
    guestOf: (id) => people.get(id),
  });
const read = (text: string) => readIcs(text, options);
const readAll = (text: string) => {
  const events = read(text);
  if (typeof events === 'string') throw new Error(events);
  return events;
};
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Tasting', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
const readOne = (...lines: string[]) => readAll(file(...lines))[0]!;

const event: CalendarEvent = {
  id: 12,
  title: 'Stock count',
  start: '2026-11-20T17:30:00.000Z',
  end: '2026-11-20T19:00:00.000Z',
  allDay: false,
  url: '',
  extendedProps: { calendar: 'Business' },
};

describe('writing', () => {
  it('writeIcs writes local times, with the definition of the time zone', () => {
    const text = write(event);
    expect(text).toContain('\r\nDTSTART;TZID=Europe/Berlin:20261120T183000\r\n');
    expect(text).toContain('\r\nDTEND;TZID=Europe/Berlin:20261120T200000\r\n');
    expect(text).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20250330T020000\r\nRDATE:20260329T020000,');
    expect(text).toContain('TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT');
  });

  it('writeIcs writes the second of two equal local times in UTC', () => {
    const text = write({ ...event, start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T03:00:00.000Z' });
    expect(text).toContain('\r\nDTSTART:20261025T013000Z\r\n');
    expect(text).toContain('\r\nDTEND;TZID=Europe/Berlin:20261025T040000\r\n');
  });

  it('writeIcs ends all-day events on the next day', () => {
    const text = write({ ...event, start: '2026-11-20', end: '2026-11-21', allDay: true });
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261122\r\n');
  });

  it('writeIcs writes a recurring event once, from its first date', () => {
    const repeat: EventRepeat = {
      every: 'week',
      interval: 2,
      weekdays: [1, 3],
      until: '2026-12-31',
      except: ['2026-12-02'],
      timeZone,
    };
    const text = write({ ...event, extendedProps: { calendar: 'Business', repeat } });
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261130T183000\r\nDURATION:PT5400S\r\n');
    expect(text).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261231T225900Z;WKST=MO\r\n');
    expect(text).toContain('EXDATE;TZID=Europe/Berlin:20261202T183000\r\n');
  });

  it('foldLine folds lines after 75 octets, between characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const lines = foldLine(text).split('\r\n');
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(text);
      }),
    );
  });
});

/** Days near the daylight saving changes of 2026, and any day of that year. */
const date = fc.oneof(
  fc.integer({ min: 0, max: 4 }).map((day) => addDays('2026-03-27', day)),
  fc.integer({ min: 0, max: 4 }).map((day) => addDays('2026-10-23', day)),
  fc.integer({ min: 0, max: 364 }).map((day) => addDays('2026-01-01', day)),
);
const zone = fc.constantFrom(timeZone, 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe');
const repeatOn = (start: string): fc.Arbitrary<EventRepeat> =>
  fc
    .record(
      {
        every: fc.constantFrom('day', 'week', 'month', 'year'),
        interval: fc.integer({ min: 1, max: 5 }),
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
        until: fc.integer({ min: 0, max: 500 }).map((days) => addDays(start, days)),
        except: fc.uniqueArray(
          fc.integer({ min: 0, max: 60 }).map((days) => addDays(start, days)),
          { maxLength: 5 },
        ),
        timeZone: zone,
      },
      { requiredKeys: ['every', 'interval', 'timeZone'] },
    )
    .map(({ weekdays, except, ...repeat }) => ({
      ...repeat,
      ...(repeat.every === 'week' && weekdays && { weekdays: weekdays.toSorted((one, other) => one - other) }),
      ...(except && except.length > 0 && { except: except.toSorted() }),
    }));
const text = (maxLength: number) =>
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom('\\', ';', ':', ',', '"', '\n', ' ', '=', '^'),
        fc.string({ unit: 'grapheme', maxLength: 1 }),
      ),
      maxLength,
    })
    .map((each) => each.replaceAll(/(?!\n)\p{Cc}/gu, '').trim());
const times = fc.record({
  date,
  zone,
  minute: fc.integer({ min: 0, max: 1439 }),
  length: fc.integer({ min: 0, max: 4000 }),
});
const anyEvent: fc.Arbitrary<CalendarEvent> = fc
  .tuple(times, fc.boolean(), fc.boolean())
  .chain(([{ date: day, zone: local, minute, length }, allDay, isSeries]) => {
    const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const start = allDay ? day : instantOf(`${day}T${clock}`, local);
    const end = allDay ? addDays(day, length % 5) : new Date(Date.parse(start) + length * 60_000).toISOString();
    return fc.record({
      id: fc.integer({ min: 1, max: 999 }),
      title: text(40).map((title) => title.replaceAll(/\s+/g, ' ').trim() || 'Count'),
      start: fc.constant(start),
      end: fc.constant(end),
      allDay: fc.constant(allDay),
      url: fc.constantFrom('', 'https://kettle-and-crane.example/a,b;c?d=1'),
      extendedProps: fc.record(
        {
          calendar: fc.constantFrom(...eventCalendars),
          guests: fc.constantFrom([3], [5, 3]),
          location: text(60).filter(Boolean),
          description: text(300).filter(Boolean),
          ...(isSeries && { repeat: repeatOn(day) }),
        },
        { requiredKeys: ['calendar', ...(isSeries ? ['repeat' as const] : [])] as ['calendar'] },
      ),
    }) as fc.Arbitrary<CalendarEvent>;
  });

/** Returns the occurrences of an event as the calendar shows them. */
const shown = (each: CalendarEvent) =>
  occurrencesOf(each, '2026-01-01', '2027-04-30', timeZone).map(({ start, end }) => ({ start, end }));

describe('export, then import', () => {
  it('an import of an export contains the same events, including when the clock changes', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 2 }), (events) => {
        // A rule without dates has no occurrence to write.
        const before = events.filter((each) => !each.extendedProps.repeat || shown(each).length > 0);
        fc.pre(before.length > 0);
        const after = readAll(write(...before));
        expect(after.map(({ problem, notes }) => ({ problem, notes }))).toEqual(
          before.map(() => ({ problem: undefined, notes: [] })),
        );
        after.forEach(({ event: made }, index) => {
          const { id, title, url, extendedProps } = before[index]!;
          const { repeat: _rule, ...properties } = made!.extendedProps;
          const { repeat: _before, ...wanted } = extendedProps;
          expect({ title: made!.title, url: made!.url, properties }).toEqual({ title, url, properties: wanted });
          expect(shown({ ...(made as CalendarEvent), id })).toEqual(shown(before[index]!));
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('reading', () => {
  it('readIcs reads an event that another program has written', () => {
    expect(
      readOne(
        'DTSTART;TZID="W. Europe Standard Time":20261120T183000',
        'DURATION:PT1H30M',
        'LOCATION:The pass\\, table 4',
        'DESCRIPTION:First line\\nsecond',
        '  line',
        'ATTENDEE;CN="Ilse: Brandt";PARTSTAT=ACCEPTED:MAILTO:ilse@saltmarsh.example',
        'ATTENDEE:mailto:stranger@example.com',
      ),
    ).toEqual({
      title: 'Tasting',
      event: {
        ...event,
        id: undefined,
        title: 'Tasting',
        extendedProps: {
          calendar: 'ETC',
          location: 'The pass, table 4',
          description: 'First line\nsecond line',
          guests: [3],
        },
      },
      notes: ['guests'],
    } as unknown as IcsEvent);
  });

  it.each<[string, string[], { start: string; end: string }]>([
    ['a local time without a zone', ['DTSTART:20261120T183000'], { start: event.start, end: event.start }],
    ['a day without an end', ['DTSTART;VALUE=DATE:20261120'], { start: '2026-11-20', end: '2026-11-20' }],
    ['a day that ends on itself', ['DTSTART:20261120', 'DTEND:20261120'], { start: '2026-11-20', end: '2026-11-20' }],
    ['a duration in days', ['DTSTART:20261120', 'DURATION:P2D'], { start: '2026-11-20', end: '2026-11-21' }],
    [
      'a day over a clock change',
      ['DTSTART;TZID=Europe/Berlin:20261024T183000', 'DURATION:P1D'],
      { start: '2026-10-24T16:30:00.000Z', end: '2026-10-25T17:30:00.000Z' },
    ],
    [
      'a zone with a prefix',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261120T183000'],
      { start: event.start, end: event.start },
    ],
  ])('readIcs reads %s', (_name, lines, wanted) => expect(readOne(...lines).event).toMatchObject(wanted));

  it.each<[string, EventRepeat['every'], string, Partial<EventRepeat>]>([
    ['a count', 'week', 'FREQ=WEEKLY;COUNT=3', { until: '2026-12-04' }],
    ['a count of months that skips short ones', 'month', 'FREQ=MONTHLY;COUNT=3', { until: '2027-01-20' }],
    ['weekdays', 'week', 'FREQ=WEEKLY;BYDAY=WE,FR;WKST=SU', { weekdays: [3, 5] }],
    ['a last time before the last occurrence', 'day', 'FREQ=DAILY;UNTIL=20261125T000000Z', { until: '2026-11-24' }],
    ['the day of the month', 'month', 'FREQ=MONTHLY;BYMONTHDAY=20', {}],
    ['the day of the year', 'year', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=20', {}],
  ])('readIcs reads a rule with %s', (_name, every, rule, wanted) =>
    expect(readOne('DTSTART;TZID=Europe/Berlin:20261120T183000', `RRULE:${rule}`).event?.extendedProps.repeat).toEqual({
      every,
      interval: 1,
      timeZone,
      ...wanted,
    }),
  );

  it.each([
    ['20280229', 'FREQ=YEARLY;COUNT=3', '2036-02-29'],
    ['20280229', 'FREQ=MONTHLY;INTERVAL=12;COUNT=3', '2036-02-29'],
    ['20960229', 'FREQ=MONTHLY;INTERVAL=12;COUNT=2', '2104-02-29'],
    ['20261231', 'FREQ=MONTHLY;INTERVAL=2;COUNT=2', '2027-08-31'],
  ])('readIcs counts only dates that exist: from %s, %s ends on %s', (start, rule, until) =>
    expect(readOne(`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`).event?.extendedProps.repeat?.until).toBe(until),
  );

  it('readIcs separates changed occurrences from their series, and removes canceled ones', () => {
    const lines = (...more: string[]) => ['BEGIN:VEVENT', 'UID:7', 'SUMMARY:Briefing', ...more, 'END:VEVENT'];
    const events = readAll(
      [
        'BEGIN:VCALENDAR',
        ...lines('DTSTART;TZID=Europe/Berlin:20261120T183000', 'RRULE:FREQ=DAILY'),
        ...lines('RECURRENCE-ID;TZID=Europe/Berlin:20261121T183000', 'DTSTART;TZID=Europe/Berlin:20261121T193000'),
        ...lines('RECURRENCE-ID:20261122T173000Z', 'DTSTART:20261122T173000Z', 'STATUS:CANCELLED'),
        'END:VCALENDAR',
      ].join('\n'),
    );
    expect(events.map(({ event: made }) => made?.start)).toEqual([event.start, '2026-11-21T18:30:00.000Z']);
    expect(events[0]?.event?.extendedProps.repeat?.except).toEqual(['2026-11-21', '2026-11-22']);
  });

  it.each<[string, string[], Partial<IcsEvent>]>([
    ['no start', ['DTEND:20261120T183000Z'], { problem: 'noStart' }],
    ['a date that does not exist', ['DTSTART:20260230'], { problem: 'date', value: '20260230' }],
    ['a time that does not exist', ['DTSTART:20261120T250000'], { problem: 'date' }],
    ['an unknown time zone', ['DTSTART;TZID=Mars/Olympus:20261120T183000'], { problem: 'zone', value: 'Mars/Olympus' }],
    ['an end before the start', ['DTSTART:20261120T183000Z', 'DTEND:20261120T173000Z'], { problem: 'dateOrder' }],
    ['a negative duration', ['DTSTART:20261120T183000Z', 'DURATION:-PT1H'], { problem: 'dateOrder' }],
    ['a rule by position', ['DTSTART:20261120', 'RRULE:FREQ=MONTHLY;BYDAY=3FR'], { problem: 'rule' }],
    ['an hourly rule', ['DTSTART:20261120T183000Z', 'RRULE:FREQ=HOURLY'], { problem: 'rule', value: 'FREQ=HOURLY' }],
    ['a rule with an endless count', ['DTSTART:20261120', 'RRULE:FREQ=DAILY;COUNT=99999999'], { problem: 'rule' }],
    ['more dates', ['DTSTART:20261120', 'RDATE:20261125'], { problem: 'rule', value: 'RDATE' }],
    ['a canceled event', ['DTSTART:20261120', 'STATUS:CANCELLED'], { problem: 'canceled' }],
  ])('readIcs reports %s', (_name, lines, wanted) =>
    expect(readOne(...lines)).toMatchObject({ title: 'Tasting', ...wanted }),
  );

  it.each([
    ['an empty file', '', 'notCalendar'],
    ['another file', 'Jar,Price\nLemons,3', 'notCalendar'],
    ['a contact', 'BEGIN:VCARD\nFN:Ilse\nEND:VCARD', 'notCalendar'],
    ['a file without its end', file('DTSTART:20261120').replace('END:VCALENDAR', ''), 'cutOff'],
    ['an event without its end', file('DTSTART:20261120').replace('END:VEVENT', ''), 'cutOff'],
    ['no events', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'noEvents'],
    ['too many events', `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(501)}END:VCALENDAR`, 'tooMany'],
    ['too large a file', 'x'.repeat(2_000_001), 'tooLarge'],
  ])('readIcs rejects %s', (_name, content, failure) => expect(read(content)).toBe(failure));

  it('readIcs shortens a description of a megabyte and drops an unsafe link', () => {
    const read = readOne('DTSTART:20261120', `DESCRIPTION:${'a\\,'.repeat(350_000)}`, 'URL:javascript:alert(1)');
    expect(read.event?.extendedProps.description).toHaveLength(10_000);
    expect(read.event?.url).toBe('');
    expect(read.notes).toEqual(['shortened', 'link']);
  });

  it('readIcs never throws, whatever the file contains', () => {
    const whole = write(
      { ...event, extendedProps: { calendar: 'Business', repeat: { every: 'week', interval: 1, timeZone } } },
      { ...event, start: '2026-11-20', end: '2026-11-21', allDay: true },
    );
    const lines = whole.split('\r\n');
    const noise = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.nat(40), noise, (at, from, more) => {
        const damaged = lines.with(at, lines[at]!.slice(0, from) + more + lines[at]!.slice(from + more.length));
        for (const content of [damaged.join('\r\n'), lines.toSpliced(at, 1).join('\n'), whole.slice(0, at * 30) + more])
          expect(['string', 'object']).toContain(typeof read(content));
      }),
      { numRuns: 60 },
    );
  });

  it('parseLine reads parameters in quotation marks, and returns undefined for malformed lines', () => {
    expect(parseLine('ATTENDEE;CN="a:b;c",x;ROLE=CHAIR:mailto:a@b.example')).toEqual({
      name: 'ATTENDEE',
      parameters: { CN: 'a:b;c', ROLE: 'CHAIR' },
      value: 'mailto:a@b.example',
    });
    expect(parseLine('no colon')).toBeUndefined();
    expect(parseLine(`X;${'A="'.repeat(100_000)}`)).toBeUndefined();
  });
});
