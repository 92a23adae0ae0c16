import { expect, it } from 'vitest';
import { publishErrors, publishMoment, type PublishValues } from './publishing';

const now = new Date('2026-11-20T20:15:00Z');
const zone = 'America/New_York';
const later = (publishAt: string | null): PublishValues => ({ note: '', when: 'later', publishAt });

it.each([
  [later('2026-11-21T09:30'), '2026-11-21T14:30:00.000Z'],
  [later('2026-11-21T09:30:45'), '2026-11-21T14:30:00.000Z'],
  [later('2026-11-21'), '2026-11-21T05:00:00.000Z'],
  [later(null), undefined],
  [{ ...later('2026-11-21T09:30'), when: 'now' } as const, undefined],
])('publishing %j in New York happens at %s', (values, moment) =>
  expect(publishMoment(values, zone)?.toISOString()).toBe(moment),
);

it.each([
  [{ note: 'x'.repeat(200), when: 'now', publishAt: null }, {}],
  [{ note: 'x'.repeat(201), when: 'now', publishAt: null }, { note: [{ key: 'maxLength', n: 200 }] }],
  [later(null), { publishAt: ['required'] }],
  [later('2026-11-20T15:15'), { publishAt: ['future'] }],
  [later('2026-11-20T15:16'), {}],
  [later('2027-02-18T15:15'), {}],
  [later('2027-02-18T15:16'), { publishAt: [{ key: 'maxDays', n: 90 }] }],
] as const)('publishing %j has the errors %j', (values, errors) =>
  expect(publishErrors(values, now, zone)).toEqual(errors),
);
