import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import { filterParameter, integerParameter } from '../http/parameters';
import * as rule from '../http/fieldRules';
import { taskFilters, taskOrders, taskTags } from './taskCodes';

export const taskTag = z.enum(taskTags);
export type TaskTag = z.infer<typeof taskTag>;

const assignee = z.object({
  /** User ID. Missing if the assignee isn't a user. */
  id: z.optional(z.int()),
  fullName: z.string().check(rule.required),
  avatar: z._default(z.string(), ''),
});
export type TaskAssignee = z.infer<typeof assignee>;

export const taskSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** A date or an instant. */
  dueDate: z.nullable(z.string()),
  /** HTML from the editor. */
  description: z.string(),
  assignee: z.nullable(assignee),
  tags: z.array(taskTag),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  /** Position in the manual order, ascending. Ties: latest first. */
  rank: z.optional(z.number()),
  version: z.optional(z.int()),
});
export type Task = z.infer<typeof taskSchema>;

const title = z.string().check(rule.trimmed, rule.required, rule.maxLength(120));
const description = z.string().check(rule.maxLength(2000));
const dueDate = z.string().check(rule.dateOrInstant);
const flags = {
  isCompleted: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
};
const optional = {
  ...flags,
  dueDate: z.optional(z.nullable(dueDate)),
  description: z.optional(z.nullable(description)),
  assignee: z.optional(z.nullable(assignee)),
  tags: z.optional(z.array(taskTag).check(z.overwrite((tags) => [...new Set(tags)]))),
  /** Without it, a new task is added at the end. */
  rank: z.optional(z.number()),
};

export const newTaskSchema = z.object({ title, ...optional });
export type NewTask = z.input<typeof newTaskSchema>;

/** Changes of a task. Omitted fields stay, `null` clears a field. */
export const taskChangesSchema = z.object({
  id: z.int(),
  title: z.optional(title),
  ...optional,
  /** `false` restores a deleted task. */
  isDeleted: z.optional(z.boolean()),
  /** Last known version. Another version is rejected with 409. */
  version: z.optional(z.int()),
});
export type TaskChanges = z.input<typeof taskChangesSchema>;

export const taskListParametersSchema = z.object({
  q: filterParameter(),
  filter: z._default(z.enum([...taskFilters, '']), ''),
  tag: filterParameter(),
  sortBy: z._default(z.enum(taskOrders), 'latest'),
});
export type TaskListParameters = z.input<typeof taskListParametersSchema>;
export type TaskListQuery = z.output<typeof taskListParametersSchema>;

const taskResponseSchema = z.object({ task: taskSchema });

const right = rightOn('task');

export const taskEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/todo/tasks',
    summary: 'Returns the tasks that match the filter, tag and query. Excludes deleted tasks by default.',
    ability: right('read'),
    input: taskListParametersSchema,
    output: z.array(taskSchema),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/todo/add-tasks',
    summary: 'Creates a task.',
    ability: right('create'),
    record: 'task',
    status: 201,
    input: z.object({ task: newTaskSchema }),
    output: taskResponseSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/todo/update-task',
    summary: 'Updates the given fields of a task.',
    ability: right('update'),
    record: 'task',
    input: z.object({ task: taskChangesSchema }),
    output: taskResponseSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/todo/delete-task',
    summary: 'Deletes a task. The task remains available with the `deleted` filter.',
    ability: right('delete'),
    input: z.object({ taskId: integerParameter(), version: z.optional(integerParameter()) }),
    output: taskResponseSchema,
  }),
};
