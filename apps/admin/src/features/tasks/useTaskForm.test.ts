import { call } from '@larder/domain';
import { taskEndpoints, type Task } from '@larder/domain/contract';
import { expect, it, vi } from 'vitest';
import { eventually, renderPageHook, useMockServer } from '../../testing/mockServer';
import { useTaskForm } from './useTaskForm';
import type { TasksPage } from './useTasksPage';

useMockServer();

const show = vi.fn<TasksPage['show']>();
const open = (task?: Task, place: TasksPage['place'] = { filter: undefined, tag: undefined }) => {
  show.mockClear();
  return renderPageHook(() => useTaskForm(task, { place, known: [], show } as unknown as TasksPage));
};
const load = () => call(taskEndpoints.list, {});

it('a new task starts with the tag or the filter of the list', () => {
  expect(open(undefined, { filter: undefined, tag: 'team' }).current.form.values).toMatchObject({
    title: '',
    assignee: null,
    day: null,
    time: null,
    tags: ['team'],
    isImportant: false,
    isCompleted: false,
  });
  const important = open(undefined, { filter: 'important', tag: undefined }).current.form.values;
  expect(important).toMatchObject({ tags: [], isImportant: true });
});

it('adds a task with its due date, closes the form, and undo removes the task', async () => {
  const page = open();
  await page.run(({ form }) => form.set({ title: 'Order napkins', day: '2026-12-01', time: '09:00' }));
  await page.run(({ form }) => form.submit());
  await eventually(() => expect(show.mock.calls).toEqual([[{ task: undefined }]]));
  const added = (await load()).find(({ title }) => title === 'Order napkins');
  expect(new Date(added!.dueDate!).getTime()).toBe(new Date('2026-12-01T09:00').getTime());
  expect(page.changes[0]).toMatchObject({ text: { key: 'tasks.toasts.added', values: { title: 'Order napkins' } } });
  await page.undo();
  expect((await load()).some(({ title }) => title === 'Order napkins')).toBe(false);
});

it('saves only the changed fields of a task, and undo restores them', async () => {
  const task = (await load()).find(({ assignee, dueDate }) => assignee && dueDate)!;
  const page = open(task);
  expect(page.current.form.values).toMatchObject({ title: task.title, description: task.description });
  await page.run(({ form }) => form.set({ title: 'Count the spoons', assignee: null }));
  await page.run(({ form }) => form.submit());
  await eventually(() => expect(show).toHaveBeenCalled());
  const stored = async () => (await load()).find(({ id }) => id === task.id);
  expect(await stored()).toEqual({
    ...task,
    title: 'Count the spoons',
    assignee: null,
    version: expect.any(Number) as number,
  });
  expect(page.changes[0]?.text.key).toBe('tasks.toasts.saved');
  await page.undo();
  expect(await stored()).toMatchObject({ title: task.title, assignee: task.assignee, dueDate: task.dueDate });
});

it('offers the assignee of a task who is no longer among the people', () => {
  const assignee = { id: null, fullName: 'Bea Lindqvist', avatar: '' };
  const task = { id: 1, title: 'Polish', assignee, dueDate: null, tags: [], version: 1 } as unknown as Task;
  expect(open(task).current.people.filter(({ fullName }) => fullName === 'Bea Lindqvist')).toEqual([assignee]);
  expect(open().current.people.some(({ fullName }) => fullName === 'Bea Lindqvist')).toBe(false);
});

it('a task needs a title', async () => {
  const page = open();
  await page.run(({ form }) => form.set({ title: ' ' }));
  await page.run(({ form }) => form.submit());
  expect(page.current.form.errorOf('title')).toBeDefined();
  expect(show).not.toHaveBeenCalled();
});
