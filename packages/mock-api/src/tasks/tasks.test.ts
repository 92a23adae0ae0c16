import { taskFilters, taskOrders, taskTags, type Task } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';

const list = '/apps/todo/tasks';
const add = '/apps/todo/add-tasks';
const update = '/apps/todo/update-task';
const remove = '/apps/todo/delete-task';
type Api = ReturnType<typeof startApi>;

const tasksOf = async (api: Api, params: object = {}) => (await api.get(list, params)).data as Task[];
const everything = async (api: Api) => [...(await tasksOf(api)), ...(await tasksOf(api, { filter: 'deleted' }))];
const all = await everything(startApi());

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('demo tasks', () => {
  it('demo tasks cover every tag, kind of due date and state, and include unassigned tasks', () => {
    expect(all.length).toBeGreaterThanOrEqual(30);
    for (const tag of taskTags) expect(all.some(({ tags }) => tags.includes(tag))).toBe(true);
    const today = '2026-11-20';
    expect(all.some(({ dueDate, isCompleted }) => dueDate !== null && dueDate < today && !isCompleted)).toBe(true);
    expect(all.some(({ dueDate }) => dueDate === today)).toBe(true);
    expect(all.some(({ dueDate }) => dueDate === null)).toBe(true);
    expect(all.filter(({ isCompleted }) => isCompleted).length).toBeGreaterThanOrEqual(8);
    expect(all.filter(({ isImportant }) => isImportant).length).toBeGreaterThanOrEqual(6);
    expect(all.filter(({ isDeleted }) => isDeleted)).toHaveLength(3);
    expect(all.some(({ assignee }) => assignee === null)).toBe(true);
    expect(new Set(all.map(({ rank }) => rank)).size).toBe(all.length);
  });

  it('demo tasks are deterministic; the `empty` seed has none and `large` has 2,000', async () => {
    expect(await everything(startApi())).toEqual(all);
    expect(await everything(startApi({ seed: 'empty' }))).toEqual([]);
    expect(await everything(startApi({ seed: 'large' }))).toHaveLength(2000);
  });
});

it('deduplicates the tags of a task', async () => {
  const { data } = await startApi().post('/apps/todo/add-tasks', { task: { title: ' Call ', tags: ['team', 'team'] } });
  expect(data.task).toMatchObject({ title: 'Call', tags: ['team'] });
});

describe('task list', () => {
  const parameters = fc.record(
    {
      q: fc.oneof(
        fc.constantFrom('', ' ', ' THE ', 'team', 'nov', '20, 2026', 'الصالة', '.*', '[', '\\d', '0'),
        fc.string(),
      ),
      filter: fc.constantFrom('', ...taskFilters),
      tag: fc.constantFrom('', ...taskTags, 'nothing', 'length'),
      sortBy: fc.constantFrom(...taskOrders),
    },
    { requiredKeys: [] },
  );

  const shown = (day: string | null) =>
    day === null
      ? ''
      : new Date(`${day}T12:00Z`).toLocaleDateString('en-US', {
          year: 'numeric',
          month: 'short',
          day: 'numeric',
          timeZone: 'UTC',
        });

  /** Computes the expected response of the endpoint, with a simple reference implementation. */
  function model({ q = '', filter = '', tag = '', sortBy = 'latest' }: Partial<Record<string, string>>) {
    const rows = all.filter((task) => {
      if (task.isDeleted !== (filter === 'deleted')) return false;
      if (filter === 'important' && !task.isImportant) return false;
      if (filter === 'completed' && !task.isCompleted) return false;
      if (tag && !(task.tags as string[]).includes(tag)) return false;
      return [task.title, ...task.tags, shown(task.dueDate)].some((text) =>
        text.toLowerCase().includes(q.trim().toLowerCase()),
      );
    });
    rows.sort((a, b) => b.id - a.id);
    const collator = new Intl.Collator('en', { numeric: true });
    const last = (a: unknown, b: unknown) =>
      Number(a === undefined || a === null) - Number(b === undefined || b === null);
    const orders: Record<string, (a: Task, b: Task) => number> = {
      latest: () => 0,
      'title-asc': (a, b) => collator.compare(a.title, b.title),
      'title-desc': (a, b) => collator.compare(b.title, a.title),
      assignee: (a, b) =>
        last(a.assignee, b.assignee) || collator.compare(a.assignee?.fullName ?? '', b.assignee?.fullName ?? ''),
      'due-date': (a, b) => last(a.dueDate, b.dueDate) || (a.dueDate ?? '').localeCompare(b.dueDate ?? ''),
    };
    return rows.toSorted(orders[sortBy]!);
  }

  it('the task list matches an independent model of filter, tag, search and order', async () => {
    const { http } = startApi();
    await fc.assert(
      fc.asyncProperty(parameters, async (params) => {
        const { status, data } = await http.get<unknown>(list, { params, headers: { 'Accept-Language': 'en' } });
        expect([status, data]).toEqual([200, model(params)]);
      }),
      { numRuns: 100 },
    );
  });

  it.each([{ filter: 'mine' }, { filter: '__proto__' }, { sortBy: 'rank' }, { sortBy: '' }])(
    'the task list rejects %j',
    async (params) => {
      const { status, data } = await startApi().get(list, params);
      expect([status, data]).toEqual([400, expect.objectContaining({ code: 'malformed' })]);
    },
  );

  it('the task list shares no objects with the store', async () => {
    const api = startApi();
    (await tasksOf(api))[0]!.tags.push('high');
    expect(await everything(api)).toEqual(all);
  });
});

describe('adding a task', () => {
  it('a new task gets the next ID, the last position, empty fields and version 1', async () => {
    const api = startApi();
    const { status, data } = await api.post(add, { task: { title: 'Polish the copper', id: 3, isDeleted: true } });
    const id = Math.max(...all.map((task) => task.id)) + 1;
    const task = {
      id,
      title: 'Polish the copper',
      dueDate: null,
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
      rank: all.length,
      version: 1,
    };
    expect([status, data]).toEqual([201, { task }]);
    expect((await tasksOf(api))[0]).toEqual(task);
  });

  it.each(['<script>alert(1)</script>', '\u202Egnp.exe\u2066', '🍋👨‍👩‍👧', '"; DROP TABLE'])(
    'a task stores %s unchanged',
    async (text) => {
      const fields = {
        title: text,
        description: text,
        assignee: { fullName: text, avatar: '' },
        dueDate: '2026-12-24',
        tags: ['low'],
        rank: -2.5,
      };
      expect((await startApi().post(add, { task: fields })).data.task).toMatchObject(fields);
    },
  );

  it.each([
    [{ title: '  ' }, { title: ['required'] }],
    [{ title: 'a'.repeat(121) }, { title: [{ key: 'maxLength', n: 120 }] }],
    [{ title: undefined }, { title: ['required'] }],
    [{ description: 'a'.repeat(10_000) }, { description: [{ key: 'maxLength', n: 2000 }] }],
    [{ dueDate: '2026-02-30' }, { dueDate: ['date'] }],
    [{ tags: ['low', 'urgent'] }, { 'tags.1': ['pick'] }],
    [{ rank: 'first' }, { rank: ['number'] }],
    [{ assignee: { fullName: '' } }, { 'assignee.fullName': ['required'] }],
  ])('rejects the new task %j and adds nothing', async (change, errors) => {
    const api = startApi();
    const { status, data } = await api.post(add, { task: { title: 'x', ...change } });
    expect([status, data]).toEqual([422, expect.objectContaining({ code: 'validation', errors })]);
    expect(await everything(api)).toEqual(all);
  });
});

describe('changing a task', () => {
  it('changes the given fields of a task only, clears fields with null and increases the version', async () => {
    const api = startApi();
    const task = all.find(({ description, dueDate, assignee }) => description && dueDate && assignee)!;
    const { id } = task;
    const changes = { dueDate: null, description: null, assignee: null, isCompleted: true, rank: 0.5 };
    const { status, data } = await api.post(update, { task: { id, ...changes, version: 1 } });
    expect([status, data.task]).toEqual([200, { ...task, ...changes, description: '', version: 2 }]);
    const after = await everything(api);
    expect(after.find((each) => each.id === id)).toEqual(data.task);
    expect(after.filter((each) => each.id !== id)).toEqual(all.filter((each) => each.id !== id));
  });

  it('rejects an outdated version with the current task', async () => {
    const api = startApi();
    await api.post(update, { task: { id: 5, title: 'First', version: 1 } });
    const { status, data } = await api.post(update, { task: { id: 5, title: '', version: 1 } });
    expect([status, data]).toMatchObject([409, { code: 'version_conflict', current: { title: 'First', version: 2 } }]);
    expect((await api.post(update, { task: { id: 5, title: 'Without a version' } })).data.task.version).toBe(3);
  });

  it.each([
    [{ task: { id: 999, title: '' } }, 404],
    [{ task: { id: 0 } }, 404],
    [{ task: { id: 'five' } }, 422],
    [{ task: {} }, 422],
    [{}, 422],
    [{ task: { id: 5, title: null } }, 422],
    [{ task: { id: 5, isCompleted: 'yes' } }, 422],
  ])('updating a task with %j returns %i and changes nothing', async (body, status) => {
    const api = startApi();
    expect((await api.post(update, body)).status).toBe(status);
    expect(await everything(api)).toEqual(all);
  });
});

describe('deleting a task', () => {
  it('a deleted task can still be changed and restored, and its ID is never reused', async () => {
    const api = startApi();
    expect((await api.remove(remove, { taskId: 7 })).data.task).toMatchObject({ id: 7, isDeleted: true, version: 2 });
    expect((await tasksOf(api)).some(({ id }) => id === 7)).toBe(false);
    expect((await tasksOf(api, { filter: 'deleted' })).some(({ id }) => id === 7)).toBe(true);
    expect((await api.remove(remove, { taskId: 7 })).data.task.version).toBe(2);
    await api.post(update, { task: { id: 7, title: 'Changed' } });
    await api.post(update, { task: { id: 7, isDeleted: false } });
    const restored = (await tasksOf(api)).find(({ id }) => id === 7);
    expect(restored).toMatchObject({ title: 'Changed', isDeleted: false, version: 4 });
    const added = async () => (await api.post(add, { task: { title: 'New' } })).data.task.id as number;
    const taskId = await added();
    await api.remove(remove, { taskId });
    expect(await added()).toBe(taskId + 1);
  });

  it.each([
    [{ taskId: 999 }, 404],
    [{ taskId: -1 }, 404],
    [{ taskId: 'x' }, 400],
    [{ id: 7 }, 400],
  ])('deleting a task with %j returns %i', async (params, status) => {
    const api = startApi();
    expect((await api.remove(remove, params)).status).toBe(status);
    expect(await everything(api)).toEqual(all);
  });
});

describe('email, tasks and calendar', () => {
  it('email, tasks and calendar survive a reload', async () => {
    const first = startApi({ storage: indexedDbStorage() });
    await first.post(update, { task: { id: 5, title: 'Kept' } });
    await first.remove('/apps/calendar/remove-event', { id: 3 });
    await first.post('/apps/email/update-emails', { emailIds: [1], dataToUpdate: { folder: 'trash' } });
    const urls = [list, '/apps/email/emails?folder=trash', '/apps/calendar/events?calendars=Business'];
    const read = (api: Api) => Promise.all(urls.map(async (url) => (await api.get(url)).data as unknown));
    const wanted = await read(first);
    const second = startApi({ storage: indexedDbStorage() });
    expect(await read(second)).toEqual(wanted);
    expect((await second.post('/api/restore', { subject: 'event', ids: [3] })).status).toBe(200);
  });
});
