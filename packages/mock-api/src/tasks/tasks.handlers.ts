import { changeTask, filterTasks, sortTasks, type Task, type taskEndpoints } from '@larder/domain/contract';
import { canRecord, readableRows, requireRight } from '../access';
import { defineStore, findUser, type Database } from '../database';
import type { Context, Handlers } from '../router';
import { getOrThrow, nextId, rejectStaleVersion, tableOf } from '../table';
import { isId, recordOf } from '../rawInput';
import { seedTasks } from './tasks.fixtures';

const taskStore = defineStore('tasks', (seed, now) => ({ tasks: tableOf(seedTasks(seed, now)) }), { hasTexts: true });

const blank = { dueDate: null, description: '', assignee: null, tags: [], isCompleted: false, isImportant: false };
const setFields = (task: Task, fields: Task) => Object.assign(task, fields, { version: (task.version ?? 0) + 1 });

/** Assigns a new task to its author if they may create only their own tasks. */
function withAssignee(task: Task, db: Database, { ability, actorId }: Context): Task {
  const author = findUser(db, actorId);
  if (task.assignee || !author || canRecord(ability, 'create', 'task', task)) return task;
  const { id, fullName, avatar } = author;
  return { ...task, assignee: { id, fullName, avatar } };
}

export const taskHandlers: Handlers<typeof taskEndpoints> = {
  list({ sortBy, ...filter }, db, { locale, ability }) {
    const readable = readableRows(ability, 'task', taskStore(db).tasks.rows);
    return sortTasks(filterTasks(readable, filter), sortBy, locale);
  },

  add({ task: { title, ...fields } }, db, context) {
    const { tasks } = taskStore(db);
    const last = tasks.rows.reduce((highest, { rank = 0 }) => Math.max(highest, rank), -1);
    const fresh: Task = { id: 0, title, ...blank, isDeleted: false, rank: last + 1, version: 1 };
    const task = withAssignee(changeTask(fresh, fields), db, context);
    requireRight(context, 'create', 'task', task);
    task.id = nextId(tasks);
    tasks.rows.push(task);
    return { task };
  },

  update: {
    guard({ task }, db, context) {
      const { id, version } = recordOf(task);
      if (!isId(id)) return;
      const current = getOrThrow(taskStore(db).tasks, 'task', id);
      requireRight(context, 'update', 'task', current);
      rejectStaleVersion(version, current);
    },
    run({ task: changes }, db, context) {
      const task = getOrThrow(taskStore(db).tasks, 'task', changes.id);
      const changed = changeTask(task, changes);
      requireRight(context, 'update', 'task', changed);
      return { task: setFields(task, changed) };
    },
  },

  remove({ taskId, version }, db, context) {
    const task = getOrThrow(taskStore(db).tasks, 'task', taskId);
    requireRight(context, 'delete', 'task', task);
    rejectStaleVersion(version, task);
    return { task: task.isDeleted ? task : setFields(task, { ...task, isDeleted: true }) };
  },
};
