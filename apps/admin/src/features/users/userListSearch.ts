import * as z from 'zod/mini';

export const userListDefaults = { q: '', page: 1, perPage: 10 } as const;
export const perPageChoices = [10, 25, 50, 100] as const;

const text = z.catch(z.optional(z.string()), undefined);

/** The list's state in the URL (pages.md 1.3): bad values fall back to their default, defaults are left out. */
export const userListSearch = z.object({
  q: text,
  page: z.catch(z.optional(z.int().check(z.positive())), undefined),
  perPage: z.catch(z.optional(z.literal([10, 25, 50, 100])), undefined),
  role: text,
  currentPlan: text,
  status: text,
  sort: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  sortColumn: z.catch(z.optional(z.enum(['fullName', 'email', 'role', 'currentPlan', 'company', 'status'])), undefined),
});
export type UserListSearch = z.infer<typeof userListSearch>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a person was opened from: previous and next walk it. */
    userList?: UserListSearch;
  }
}
