import { ledgerCall, useAddTask, useUpdateTask } from '@larder/domain';
import { newTaskSchema, taskEndpoints, type NewTask, type Task, type TaskTag } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useRecordForm } from '../../hooks/useRecordForm';
import { changedValues } from '../../lib/changedValues';
import { useRecordChange } from '../../hooks/useUndo';
import { schemaErrors } from '../../lib/schemaErrors';
import { joinDue, splitDue } from './localDue';
import { personKey, personOf } from './taskPeople';
import { usePeople } from './usePeople';
import type { TasksPage } from './useTasksPage';

export interface TaskValues {
  title: string;
  /** ID of the assignee, or the name of a person without an account. */
  assignee: string | null;
  day: string | null;
  time: string | null;
  tags: TaskTag[];
  description: string;
  isImportant: boolean;
  isCompleted: boolean;
}

/**
 * Returns the state of a task's form. A new task (`task` is undefined) starts with the tag or the filter of the list.
 */
export function useTaskForm(task: Task | undefined, { place, known, ...page }: TasksPage) {
  const record = useRecordChange();
  const { mutateAsync: add } = useAddTask();
  const { mutateAsync: update } = useUpdateTask();
  const users = usePeople(known);
  const people = useMemo(() => {
    const own = task?.assignee;
    return own && !users.some((person) => personKey(person) === personKey(own)) ? [...users, own] : users;
  }, [users, task]);

  const valuesOf = (stored: Task | undefined): TaskValues => ({
    title: stored?.title ?? '',
    assignee: stored?.assignee ? personKey(stored.assignee) : null,
    ...splitDue(stored?.dueDate ?? null),
    tags: stored?.tags ?? (place.tag ? [place.tag] : []),
    description: stored?.description ?? '',
    isImportant: stored?.isImportant ?? place.filter === 'important',
    isCompleted: stored?.isCompleted ?? false,
  });
  const fieldsOf = ({ assignee, day, time, ...values }: TaskValues): NewTask => ({
    ...values,
    dueDate: joinDue(day, time),
    assignee: personOf(people, assignee),
  });
  /** Returns the fields in which the values differ from the previous ones. */
  const changedFields = (values: TaskValues, previous: TaskValues) =>
    changedValues(fieldsOf(values), fieldsOf(previous));

  const form = useRecordForm<Task, TaskValues>({
    record: task,
    valuesOf,
    validate: (values) => schemaErrors(newTaskSchema, fieldsOf(values)),
    save: (values, _changes, stored) =>
      stored
        ? update({ id: stored.id, version: stored.version, ...changedFields(values, valuesOf(stored)) })
        : add(fieldsOf(values)),
    onSaved: (saved, previous) => {
      page.show({ task: undefined });
      const { id, version, title } = saved;
      record({
        text: { key: previous ? 'tasks.toasts.saved' : 'tasks.toasts.added', values: { title } },
        calls: [
          previous
            ? ledgerCall(
                taskEndpoints.update,
                { task: { id, version, ...changedFields(valuesOf(previous), valuesOf(saved)) } },
                saved,
              )
            : ledgerCall(taskEndpoints.remove, { taskId: id }),
        ],
        reload: ['tasks', 'menuCounts'],
      });
    },
    prefix: 'task',
  });
  return { form, people };
}
export type TaskForm = ReturnType<typeof useTaskForm>;
