import * as z from 'zod/mini';
import { defineList, withParameters, type ListSearchOf } from '../../lists/defineList';

const list = defineList({
  name: 'roles',
  sortColumns: ['fullName', 'role', 'currentPlan', 'status'],
  filters: { role: { kind: 'select' }, group: { kind: 'select', column: null } },
  mode: 'client',
});
export type RoleUsersSearch = ListSearchOf<typeof list>;

/** The users by role, and the role in the dialog. */
export const roleList = withParameters(list, {
  /** ID of the role in the dialog, or `new`. */
  edit: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
  /** ID of the role that a new one copies. */
  copy: z.catch(z.optional(z.int()), undefined),
});
export type RolesSearch = ListSearchOf<typeof roleList>;
