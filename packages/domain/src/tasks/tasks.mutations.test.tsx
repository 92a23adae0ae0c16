import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import type { Task } from './tasks.contract';
import { useAddTask, useDeleteTask, useUpdateTask } from './tasks.mutations';
import { useTasks } from './tasks.queries';

const task = (id: number, more: Partial<Task> = {}): Task => ({
  id,
  title: `Task ${id}`,
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  rank: id,
  version: 1,
  ...more,
});

const { adapter } = http.defaults;
let server = createFakeServer();
let tasks: Task[] = [];
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

beforeEach(() => {
  tasks = [task(1), task(2), task(3)];
  server = createFakeServer();
  server.onCall = (arrival) => {
    if (arrival.method !== 'get') return write(arrival);
    const wanted = (arrival.params as { filter?: string }).filter === 'deleted';
    return { status: 200, data: tasks.filter(({ isDeleted }) => isDeleted === wanted) };
  };
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      open: useTasks({}).data,
      deleted: useTasks({ filter: 'deleted' }).data,
      add: useAddTask(),
      update: useUpdateTask(),
      other: useUpdateTask(),
      remove: useDeleteTask(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect([result.current.open, result.current.deleted]).not.toContain(undefined));
  return result;
}

const idsOf = (list: Task[] | undefined) => list?.map(({ id }) => id);

describe('changing a task', () => {
  it('shows a changed task immediately, keeps it in the list and applies the response', async () => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ id: 2, isCompleted: true, rank: 0.5, title: undefined }));
    await waitFor(() =>
      expect(result.current.open?.[1]).toMatchObject({ isCompleted: true, rank: 0.5, title: 'Task 2' }),
    );
    tasks = [task(1), task(2, { isCompleted: true, rank: 0.5, version: 2 }), task(3)];
    respond({ status: 200, data: { task: tasks[1] } });
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    expect(result.current.open?.[1]).toEqual(tasks[1]);
  });

  it.each([404, 409, 422, 500])('rolls back a changed task after status %i', async (status) => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ id: 2, isImportant: true }));
    await waitFor(() => expect(result.current.open?.[1]?.isImportant).toBe(true));
    respond({ status, data: { code: 'x' } });
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(result.current.open).toEqual(tasks);
  });

  it('two quick changes of a task do not conflict', async () => {
    const result = await setup();
    const versions: unknown[] = [];
    write = ({ data }) => {
      const { task: sent } = JSON.parse(String(data)) as { task: Task };
      versions.push(sent.version);
      tasks = [task(1), { ...tasks[1]!, ...sent, version: (sent.version ?? 0) + 1 }, task(3)];
      return { status: 200, data: { task: tasks[1] } };
    };
    act(() => {
      result.current.update.mutate({ id: 2, version: 1, isImportant: true });
      result.current.other.mutate({ id: 2, version: 1, isCompleted: true });
    });
    await waitFor(() => expect(result.current.open?.[1]?.version).toBe(3));
    expect(versions).toEqual([1, 2]);
    expect(result.current.open?.[1]).toMatchObject({ isImportant: true, isCompleted: true });
  });

  it('rolls back only the failed change of a task', async () => {
    const result = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ data }) => (String(data).includes('"id":1') ? first.response : second.response);
    act(() => result.current.update.mutate({ id: 1, isImportant: true }));
    await waitFor(() => expect(result.current.open?.[0]?.isImportant).toBe(true));
    act(() => result.current.other.mutate({ id: 3, isImportant: true }));
    await waitFor(() => expect(result.current.open?.[2]?.isImportant).toBe(true));
    first.respond({ status: 500 });
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(result.current.open?.map(({ isImportant }) => isImportant)).toEqual([false, false, true]);
    tasks = [task(1), task(2), task(3, { isImportant: true })];
    second.respond({ status: 200, data: { task: tasks[2] } });
    await waitFor(() => expect(result.current.other.isSuccess).toBe(true));
    expect(result.current.open).toEqual(tasks);
  });
});

describe('deleting a task', () => {
  it('removes a deleted task immediately and restores it after an error', async () => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate({ taskId: 2 }));
    await waitFor(() => expect(idsOf(result.current.open)).toEqual([1, 3]));
    respond({ status: 500 });
    await waitFor(() => expect(result.current.remove.isError).toBe(true));
    expect(idsOf(result.current.open)).toEqual([1, 2, 3]);
  });

  it('the deletion of a task is undone by an update', async () => {
    tasks = [task(1), task(2, { isDeleted: true })];
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ id: 2, isDeleted: false }));
    await waitFor(() => expect(idsOf(result.current.deleted)).toEqual([]));
    tasks = [task(1), task(2)];
    respond({ status: 200, data: { task: tasks[1] } });
    await waitFor(() => expect(idsOf(result.current.open)).toEqual([1, 2]));
  });
});

describe('adding a task', () => {
  it('refetches the lists after adding a task', async () => {
    const result = await setup();
    write = () => {
      tasks = [...tasks, task(4)];
      return { status: 201, data: { task: task(4) } };
    };
    await act(() => result.current.add.mutateAsync({ title: 'Task 4' }));
    await waitFor(() => expect(idsOf(result.current.open)).toEqual([1, 2, 3, 4]));
  });

  it('validates a new task with the rules of the server without sending a request', async () => {
    const result = await setup();
    write = () => ({ status: 500 });
    await act(() =>
      expect(result.current.add.mutateAsync({ title: ' ' })).rejects.toMatchObject({ errors: { title: ['required'] } }),
    );
    expect(server.calls('/apps/todo/add-tasks')).toEqual([]);
  });
});
