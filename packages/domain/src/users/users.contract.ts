import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { filterParameter, integerParameter, pageParameter, perPageParameter, sortOrder } from '../http/parameters';
import * as rule from '../http/fieldRules';
import { userSortColumns } from './userSorting.contract';

export const userRoles = ['Owner', 'Project Manager', 'admin', 'maintainer', 'editor', 'author', 'subscriber'] as const;
export const userPlans = ['basic', 'team', 'company', 'enterprise', 'management'] as const;
export const userStatuses = ['active', 'pending', 'inactive'] as const;

export const userRole = z.enum(userRoles);
export const userPlan = z.enum(userPlans);
export const userStatus = z.enum(userStatuses);
export type UserRole = z.infer<typeof userRole>;
export type UserPlan = z.infer<typeof userPlan>;
export type UserStatus = z.infer<typeof userStatus>;

export const userSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  company: z.string(),
  role: userRole,
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: userPlan,
  status: userStatus,
  /** URL of a picture, or an empty string. */
  avatar: z.string(),
  /** IDs of the restaurants where the user works. Missing if the server doesn't store them. */
  restaurantIds: z.optional(z.array(z.string())),
  /** Incremented by each change. Missing if the server has no versions. */
  version: z.optional(z.int()),
});
export type User = z.infer<typeof userSchema>;

/** Form values of a user, validated on the client and the server. */
export const userFormSchema = z.object({
  fullName: z.string().check(rule.trimmed, rule.required, rule.maxLength(120)),
  username: z.string().check(rule.trimmed, rule.required, rule.username),
  email: z.string().check(rule.trimmed, rule.required, rule.email),
  contact: z.string().check(rule.trimmed, rule.phoneIfFilled),
  company: z.string().check(rule.trimmed, rule.maxLength(120)),
  country: z.string().check(rule.trimmed, rule.maxLength(80)),
  role: userRole,
  currentPlan: userPlan,
  status: userStatus,
  restaurantIds: z.optional(z.array(z.string()).check(rule.filled)),
});
export type UserForm = z.infer<typeof userFormSchema>;

const picture = z.string().check(rule.fileAddressIfFilled);

const { contact, company, country } = userFormSchema.shape;

export const newUserSchema = z.extend(userFormSchema, {
  contact: z._default(contact, ''),
  company: z._default(company, ''),
  country: z._default(country, ''),
  status: z._default(userStatus, 'active'),
  avatar: z._default(picture, ''),
});
export type NewUser = z.input<typeof newUserSchema>;

export const userChangesSchema = z.extend(z.partial(userFormSchema), {
  id: z.int(),
  /** `null` removes the picture. */
  avatar: z.optional(z.nullable(picture)),
});
export type UserChanges = z.infer<typeof userChangesSchema>;

export const userListParametersSchema = z.object({
  q: filterParameter(),
  page: pageParameter(),
  perPage: perPageParameter(10),
  role: filterParameter(),
  /** A plan, or `paid` for all except `basic`. */
  currentPlan: filterParameter(),
  status: filterParameter(),
  /** ID of a restaurant where the user works. */
  restaurant: filterParameter(),
  sort: z._default(sortOrder, 'asc'),
  /** Without it, rows keep the stored order. */
  sortColumn: z.optional(z.enum(userSortColumns)),
});
/** Input type: all parameters are optional. */
export type UserListParameters = z.input<typeof userListParametersSchema>;
/** Parsed type, with defaults. */
export type UserListQuery = z.output<typeof userListParametersSchema>;

export const userListSchema = z.object({ users: z.array(userSchema), total: z.int() });
export type UserList = z.infer<typeof userListSchema>;

const userResponseSchema = z.object({ user: userSchema });
const idSchema = z.object({ id: integerParameter() });
/** Last known version. Another version is rejected with 409. */
const version = z.optional(integerParameter());

export const userEndpoints = {
  all: defineEndpoint({
    method: 'GET',
    path: '/api/users/list/all-data',
    summary: 'Returns all users, unsorted.',
    ability: { action: 'read', subject: 'user' },
    input: z.object({}),
    output: z.array(userSchema),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/users/list/data',
    summary: 'Returns one page of filtered and sorted users.',
    ability: { action: 'read', subject: 'user' },
    input: userListParametersSchema,
    output: userListSchema,
  }),
  user: defineEndpoint({
    method: 'GET',
    path: '/api/users/user',
    summary: 'Returns a user.',
    ability: { action: 'read', subject: 'user' },
    input: idSchema,
    output: userResponseSchema,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/users/add-user',
    summary: "Creates a user. Without restaurants, in the caller's first one.",
    status: 201,
    ability: { action: 'create', subject: 'user' },
    input: newUserSchema,
    output: userResponseSchema,
  }),
  /** Requires the right to update users, except for users who close their own account. */
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/users/update-user',
    summary: 'Updates the given fields of a user.',
    record: 'user',
    input: z.object({ user: userChangesSchema, version: z.optional(z.int()) }),
    output: userResponseSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/users/delete',
    summary: 'Deletes a user other than the caller, by ID or username. Can be undone with `POST /api/restore`.',
    ability: { action: 'delete', subject: 'user' },
    input: z.object({ id: z.optional(integerParameter()), username: z.optional(z.string()), version }),
    output: z.unknown(),
  }),
};
