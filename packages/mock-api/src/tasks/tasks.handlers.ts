import { changeTask, filterTasks, sortTasks, type Task, type taskEndpoints } from '@larder/domain/contract';
import { defineStore } from '../database';
import type { Handlers } from '../router';
import { getOrThrow, nextId, rejectStaleVersion, tableOf } from '../table';
import { isId, recordOf } from '../rawInput';
import { seedTasks } from './tasks.fixtures';

const taskStore = defineStore('tasks', (seed, now) => ({ tasks: tableOf(seedTasks(seed, now)) }));

const blank = { dueDate: null, description: '', assignee: null, tags: [], isCompleted: false, isImportant: false };
const setFields = (task: Task, fields: Task) => Object.assign(task, fields, { version: (task.version ?? 0) + 1 });

export const taskHandlers: Handlers<typeof taskEndpoints> = {
  list: ({ sortBy, ...filter }, db, { locale }) =>
    sortTasks(filterTasks(taskStore(db).tasks.rows, filter), sortBy, locale),

  add({ task: { title, ...fields } }, db) {
    const { tasks } = taskStore(db);
    const last = tasks.rows.reduce((highest, { rank = 0 }) => Math.max(highest, rank), -1);
    const fresh: Task = { id: nextId(tasks), title, ...blank, isDeleted: false, rank: last + 1, version: 1 };
    const task = changeTask(fresh, fields);
    tasks.rows.push(task);
    return { task };
  },

  update: {
    guard({ task }, db) {
      const { id, version } = recordOf(task);
      if (isId(id)) rejectStaleVersion(version, getOrThrow(taskStore(db).tasks, 'task', id));
    },
    run({ task: changes }, db) {
      const task = getOrThrow(taskStore(db).tasks, 'task', changes.id);
      return { task: setFields(task, changeTask(task, changes)) };
    },
  },

  remove({ taskId }, db) {
    const task = getOrThrow(taskStore(db).tasks, 'task', taskId);
    return { task: task.isDeleted ? task : setFields(task, { ...task, isDeleted: true }) };
  },
};
