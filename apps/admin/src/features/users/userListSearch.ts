import * as z from 'zod/mini';
import { listSearchFields, listText } from '../../lists/listSearch';

export const userListDefaults = { q: '', page: 1, perPage: 10 } as const;
export const perPageChoices = [10, 25, 50, 100] as const;

/** The list's state in the URL (pages.md 1.3): bad values fall back to their default, defaults are left out. */
export const userListSearch = z.object({
  ...listSearchFields,
  perPage: z.catch(z.optional(z.literal([10, 25, 50, 100])), undefined),
  role: listText,
  currentPlan: listText,
  status: listText,
  sortColumn: z.catch(z.optional(z.enum(['fullName', 'email', 'role', 'currentPlan', 'company', 'status'])), undefined),
});
export type UserListSearch = z.infer<typeof userListSearch>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a person was opened from: previous and next walk it. */
    userList?: UserListSearch;
  }
}
