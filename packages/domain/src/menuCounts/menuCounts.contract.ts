import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { filterParameter } from '../http/parameters';

const count = z.optional(z.number());

/** Counts in the navigation menu. A count is missing if the user may not read its records. */
export const menuCountsSchema = z.object({
  /** Unread emails in the inbox. */
  email: count,
  /** Unread messages, without muted chats. */
  chat: count,
  /** Overdue tasks. */
  todo: count,
  /** Tasks due today. */
  dueToday: count,
  /** Overdue invoices. */
  invoiceList: count,
  /** New applicants of the restaurant. */
  jobX: count,
  /** Open bills of the restaurant's business day. */
  bills: count,
});
export type MenuCounts = z.infer<typeof menuCountsSchema>;

export const menuCountsEndpoints = {
  counts: defineEndpoint({
    method: 'GET',
    path: '/api/menu-counts/data',
    summary: 'Returns the counts in the navigation menu. Omits those of records that the user may not read.',
    input: z.object({
      /** ID of the current restaurant. Without it, bills and applicants are not counted. */
      restaurant: filterParameter(),
      /** Current date of the user, `YYYY-MM-DD`. Without it, tasks are not counted. */
      today: filterParameter(),
    }),
    output: menuCountsSchema,
  }),
};
