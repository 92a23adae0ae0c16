import { call } from '@larder/domain';
import { sortTasks, taskEndpoints, type Task } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useTaskActions } from './useTaskActions';

const { fail } = useMockServer();

const load = () => call(taskEndpoints.list, {});
const reloaded = async (tasks: readonly Task[]) => {
  const all = [...(await load()), ...(await call(taskEndpoints.list, { filter: 'deleted' }))];
  return tasks.map(({ id }) => all.find((task) => task.id === id)!);
};

it.each([
  ['isCompleted', 'toggleAllCompleted', 'completed', 'reopened'],
  ['isImportant', 'toggleAllImportant', 'starred', 'unstarred'],
] as const)(
  '%s is set for the tasks without it; if there are none, it is removed from all',
  async (field, toggle, on, off) => {
    const all = await load();
    const tasks = [all.find((task) => task[field])!, all.find((task) => !task[field])!];
    const page = renderPageHook(useTaskActions);
    const values = async () => (await reloaded(tasks)).map((task) => task[field]);
    await page.run((actions) => actions[toggle](tasks));
    expect(await values()).toEqual([true, true]);
    expect(page.changes[0]?.text).toEqual({ key: `tasks.toasts.${on}`, values: { count: 1, title: tasks[1]!.title } });
    await page.undo();
    expect(await values()).toEqual([true, false]);
    await page.run(async (actions) => actions[toggle]((await reloaded(tasks)).slice(0, 1)));
    expect(await values()).toEqual([false, false]);
    expect(page.changes[0]?.text.key).toBe(`tasks.toasts.${off}`);
    await page.undo();
    expect(await values()).toEqual([true, false]);
  },
);

it('deletes tasks, and undo restores them', async () => {
  const tasks = (await load()).slice(0, 2);
  const page = renderPageHook(useTaskActions);
  const deleted = async () => (await reloaded(tasks)).map(({ isDeleted }) => isDeleted);
  await page.run((actions) => actions.remove(tasks));
  expect(await deleted()).toEqual([true, true]);
  expect(page.changes[0]?.text).toMatchObject({ key: 'tasks.toasts.deleted', values: { count: 2 } });
  await page.undo();
  expect(await deleted()).toEqual([false, false]);
});

it('a copy of a task has its fields, is open and can be removed by undo', async () => {
  const task = (await load()).find(({ isCompleted, dueDate }) => isCompleted && dueDate)!;
  const page = renderPageHook(useTaskActions);
  await page.run((actions) => actions.duplicate(task));
  const copies = async () => (await load()).filter(({ id, title }) => title === task.title && id !== task.id);
  const { title, dueDate, description, assignee, tags, isImportant } = task;
  expect(await copies()).toMatchObject([
    { title, dueDate, description, assignee, tags, isImportant, isCompleted: false },
  ]);
  await page.undo();
  expect(await copies()).toEqual([]);
});

it('saves a new order of tasks, and undo restores it', async () => {
  const order = async () => sortTasks(await load(), 'rank').map(({ id }) => id);
  const shown = sortTasks(await load(), 'rank');
  const before = await order();
  const [first, second, ...rest] = shown;
  const page = renderPageHook(useTaskActions);
  await page.run((actions) => actions.reorder(shown, [second!, first!, ...rest]));
  expect(await order()).toEqual([second!.id, first!.id, ...rest.map(({ id }) => id)]);
  expect(page.changes[0]?.text.key).toBe('tasks.toasts.moved');
  expect([first!.title, second!.title]).toContain(page.changes[0]?.text.values.title);
  await page.undo();
  expect(await order()).toEqual(before);
});

it('failed changes of tasks are explained and not recorded', async () => {
  const tasks = (await load()).slice(0, 2);
  const page = renderPageHook(useTaskActions);
  const before = page.changes.length;
  fail();
  const facts = `count=2 title=${tasks[0]!.title}`;
  await page.run((actions) => actions.change(tasks, 'moved', { dueDate: null }));
  await page.run((actions) => actions.remove(tasks));
  await page.run((actions) => actions.duplicate(tasks[0]!));
  await page.run((actions) => actions.reorder(tasks, tasks.toReversed()));
  expect(shownToasts.filter((toast) => toast.startsWith('danger'))).toEqual([
    `danger: tasks.toasts.failed ${facts}`,
    `danger: tasks.toasts.deleteFailed ${facts}`,
    'danger: tasks.toasts.addFailed',
    'danger: tasks.toasts.moveFailed',
  ]);
  expect(page.changes).toHaveLength(before);
});

it('changes that differ per task are undone per task', async () => {
  const tasks = (await load()).slice(0, 2);
  const page = renderPageHook(useTaskActions);
  await page.run((actions) => actions.change(tasks, 'moved', ({ id }) => ({ description: `Task ${id}` })));
  expect((await reloaded(tasks)).map(({ description }) => description)).toEqual(tasks.map(({ id }) => `Task ${id}`));
  await page.undo();
  expect((await reloaded(tasks)).map(({ description }) => description)).toEqual(
    tasks.map(({ description }) => description),
  );
});
