import { taskOrders } from '@larder/domain/contract';
import * as z from 'zod/mini';

const text = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined);

/** Search parameters of the task lists. */
export const tasksSearch = z.object({
  q: text,
  /** The manual order by default. */
  sortBy: z.catch(z.optional(z.enum(taskOrders)), undefined),
  group: z.catch(z.optional(z.literal('due')), undefined),
  /** ID of the open task, or `new`. */
  task: text,
});
export type TasksSearch = z.infer<typeof tasksSearch>;
