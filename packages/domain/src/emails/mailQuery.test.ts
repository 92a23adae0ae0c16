import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsInFilter, mailFilter, readMailQuery, readTypedQuery, writeMailQuery } from './mailQuery';

describe('parsing a search', () => {
  it.each([
    ['turbot', { text: 'turbot' }],
    ['from:dana  turbot', { from: 'dana', text: 'turbot' }],
    ['FROM: dana', { from: 'dana', text: '' }],
    ['from:"Dana Ashworth" to:ilse big table', { from: 'Dana Ashworth', to: 'ilse', text: 'big table' }],
    ['has:Attachment', { has: 'attachment', text: '' }],
    ['after:2026-11-01 before:2026-12-01', { after: '2026-11-01', before: '2026-12-01', text: '' }],
    ['from:a from:b', { from: 'b', text: '' }],
    ['has:legs before:tomorrow after:2026-02-30', { text: 'has:legs before:tomorrow after:2026-02-30' }],
    ['from:"" re:from:x', { text: 'from:"" re:from:x' }],
    ['', { text: '' }],
  ])('parses the search %j', (q, query) => expect(readMailQuery(q)).toEqual(query));

  it('parses every search that it formats', () => {
    const word = fc.stringMatching(/^[\p{L}\d.@-]{1,8}( [\p{L}\d.@-]{1,8})?$/u);
    const day = fc.constantFrom('2026-11-20', '2024-02-29');
    const query = fc.record(
      { text: word, from: word, to: word, has: fc.constant('attachment' as const), after: day, before: day },
      { requiredKeys: ['text'] },
    );
    fc.assert(
      fc.property(query, (one) => {
        expect(readMailQuery(writeMailQuery(one))).toEqual(one);
      }),
    );
  });
});

describe('typing a search', () => {
  it.each([
    ['from:dana', { text: 'from:dana' }, true],
    ['from:dana ', { from: 'dana', text: '' }, false],
    ['tea from:dana cup', { from: 'dana', text: 'tea  cup' }, false],
    ['from:"Dana A', { text: 'from:"Dana A' }, true],
    ['to:', { text: 'to:' }, true],
    ['tea ', { text: 'tea ' }, false],
  ])('parses only completed filters of %j while it is typed', (typed, query, isOpen) => {
    expect(readTypedQuery(typed)).toEqual(query);
    expect(endsInFilter(readTypedQuery(typed).text)).toBe(isOpen);
  });
});

describe('filtering emails', () => {
  const dana = { name: 'Dana Ashworth', email: 'dana@postbox.example', avatar: '' };
  const mail = { from: dana, to: [{ email: 'own@larder.example' }], cc: [], bcc: [], attachments: [] };
  // No time zone, because searches use the days of the device's time zone.
  const time = '2026-11-20T23:30:00';
  it.each([
    [{}, true],
    [{ from: 'ASH' }, true],
    [{ from: 'own' }, false],
    [{ to: 'own@' }, true],
    [{ has: 'attachment' as const }, false],
    [{ after: '2026-11-20', before: '2026-11-21' }, true],
    [{ after: '2026-11-21' }, false],
    [{ before: '2026-11-20' }, false],
  ])('filters an email with %j: %s', (filters, passes) => expect(mailFilter(filters)({ ...mail, time })).toBe(passes));
});
