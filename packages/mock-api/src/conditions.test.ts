import { abilityOf, canOn, type AppRule, type Rule } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas } from './areas';
import { sendAs } from './testing/sendAs';

const routes = (await Promise.all(areas.map((area) => area.routes()))).flat();
interface Row {
  id: number;
}
type Call = readonly [path: string, input: Record<string, unknown>];
const calendars = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'];

const full: Rule[] = [{ action: 'manage', subject: 'all' }];
const readAll = (path: string) => sendAs(full, routes)(path, { calendars }).body as Row[];

/** Generates rules with and without conditions on a subject. */
const rulesOn = (subject: string, conditions: fc.Arbitrary<object>): fc.Arbitrary<Rule[]> =>
  fc.array(
    fc
      .record(
        {
          action: fc.constantFrom('manage', 'read', 'update', 'delete'),
          subject: fc.constantFrom(subject, 'all'),
          inverted: fc.boolean(),
          conditions,
        },
        { requiredKeys: ['action', 'subject'] },
      )
      .map((rule) => rule as Rule),
    { minLength: 1, maxLength: 4 },
  );

const id = fc.integer({ min: 1, max: 20 });
const among = fc.oneof(
  id,
  fc.array(id, { maxLength: 4 }).map(($in) => ({ $in })),
  id.map(($ne) => ({ $ne })),
  fc.boolean().map(($exists) => ({ $exists })),
);

const cases = [
  {
    subject: 'task',
    list: '/apps/todo/tasks',
    update: ({ id }: Row): Call => ['/apps/todo/update-task', { task: { id, title: 'Changed' } }],
    remove: ({ id }: Row): Call => ['/apps/todo/delete-task', { taskId: String(id) }],
    conditions: fc.oneof(fc.record({ 'assignee.id': among }), fc.record({ isImportant: fc.boolean() })),
  },
  {
    subject: 'event',
    list: '/apps/calendar/events',
    update: ({ id }: Row): Call => ['/apps/calendar/update-event', { event: { id, title: 'Changed' } }],
    remove: ({ id }: Row): Call => ['/apps/calendar/remove-event', { id: String(id) }],
    conditions: fc.oneof(fc.record({ 'extendedProps.guests': among }), fc.record({ allDay: fc.boolean() })),
  },
  {
    subject: 'user',
    list: '/api/users/list/all-data',
    update: ({ id }: Row): Call => ['/apps/users/update-user', { user: { id, company: 'Changed' } }],
    // The signed-in user can't be deleted.
    remove: ({ id }: Row): Call => ['/apps/users/delete', { id: String(id === 1 ? 2 : id) }],
    conditions: fc.oneof(fc.record({ id: among }), fc.record({ role: fc.constantFrom('admin', 'subscriber') })),
  },
];

describe.each(cases)('conditions of rules on $subject', ({ subject, list, update, remove, conditions }) => {
  const rows = readAll(list);

  it('conditions of rules allow the same on the server as on the client', () => {
    fc.assert(
      fc.property(rulesOn(subject, conditions), fc.nat(), (rules, pick) => {
        const ability = abilityOf(rules as AppRule[]);
        const may = (action: string, row: Row) => canOn(ability, action, subject, row);
        const send = sendAs(rules, routes);
        const read = send(list, { calendars });
        const readable = rows.filter((row) => may('read', row)).map(({ id }) => id);
        expect(read.status === 403 ? [] : (read.body as Row[]).map(({ id }) => id)).toEqual(readable);
        const row = rows[pick % rows.length]!;
        expect(send(...update(row)).status).toBe(may('update', row) ? 200 : 403);
        const [path, input] = remove(row);
        const removed = rows.find((other) => String(other.id) === Object.values(input)[0])!;
        expect(send(path, input).status).toBe(may('delete', removed) ? 200 : 403);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the rights of the role `server`', () => {
  const own: Rule[] = [
    { action: 'manage', subject: 'task', conditions: { 'assignee.id': 1 } },
    { action: 'manage', subject: 'event', conditions: { 'extendedProps.guests': 1 } },
  ];
  const send = sendAs(own, routes);
  type Answer = { task: { assignee: { id: number } }; event: { extendedProps: { guests: number[] } } };

  it('a new task is assigned to its author if they may create only their own tasks', () => {
    const { status, body } = send('/apps/todo/add-tasks', { task: { title: 'Polish the glasses' } });
    expect([status, (body as Answer).task.assignee.id]).toEqual([201, 1]);
  });

  it('users with only their own tasks cannot create one for someone else, or reassign one', () => {
    const assignee = { id: 2, fullName: 'Ilse Okafor' };
    const before = readAll('/apps/todo/tasks').length;
    expect(send('/apps/todo/add-tasks', { task: { title: 'Polish', assignee } }).status).toBe(403);
    expect(send('/apps/todo/update-task', { task: { id: 1, assignee } }).status).toBe(403);
    expect(readAll('/apps/todo/tasks')).toHaveLength(before);
  });

  it('the author of a new event becomes a guest if they may create only events that they attend', () => {
    const event = { title: 'Tasting', start: '2026-11-21', end: '2026-11-21', allDay: true };
    const { status, body } = send('/apps/calendar/add-event', {
      event: { ...event, extendedProps: { calendar: 'Business', guests: [5] } },
    });
    expect([status, (body as Answer).event.extendedProps.guests]).toEqual([201, [5, 1]]);
  });

  it('conditions hide the bills and 86 entries of other restaurants', () => {
    const lisbon: Rule[] = [
      { action: 'read', subject: ['bill', 'menu'], conditions: { restaurantId: { $in: ['rst-lis'] } } },
    ];
    const get = sendAs(lisbon, routes);
    for (const path of ['/apps/bills/list', '/apps/menu/eighty-six']) {
      expect(get(path, { restaurant: 'rst-nyc' }).status, path).toBe(403);
      expect(get(path, { restaurant: 'rst-lis' }).status, path).toBe(200);
    }
    const { body } = get('/apps/menu/eighty-six', { restaurant: 'all' });
    const places = (body as { entries: { restaurantId: string }[] }).entries.map(({ restaurantId }) => restaurantId);
    expect(places.every((place) => place === 'rst-lis')).toBe(true);
  });
});

it('a rule with an invalid condition gives no access', () => {
  const send = sendAs([{ action: 'read', subject: 'task', conditions: { id: { $in: 1 } } }], routes);
  expect(send('/apps/todo/tasks', {}).status).toBe(403);
});
