import { taskOrders } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { textSearch } from '../../lib/textSearch';

/** Search parameters of the task lists. */
export const tasksSearch = z.object({
  q: textSearch,
  /** The manual order by default. */
  sortBy: z.catch(z.optional(z.enum(taskOrders)), undefined),
  group: z.catch(z.optional(z.literal('due')), undefined),
  /** ID of the open task, or `new`. */
  task: textSearch,
});
export type TasksSearch = z.infer<typeof tasksSearch>;
