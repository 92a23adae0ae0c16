import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { filterParameter, pageParameter, perPageParameter, sortOrder } from '../http/parameters';
import { sampledList } from '../http/sampledList';
import { employeeSortColumns } from './employeeSorting.contract';

/** 1 Current, 2 Professional, 3 Rejected, 4 Resigned, 5 Applied. */
export const employeeStatuses = [1, 2, 3, 4, 5] as const;

export const employeeSchema = z.object({
  id: z.int(),
  /** URL of a picture, or an empty string. */
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  /** `MM/DD/YYYY`. */
  start_date: z.string(),
  /** Such as `$23896.35`. */
  salary: z.string(),
  age: z.string(),
  /** Such as `7 Years`. */
  experience: z.string(),
  status: z.literal([...employeeStatuses]),
  /** Incremented by each change. Missing before the first one. */
  version: z.optional(z.int()),
});
export type Employee = z.infer<typeof employeeSchema>;

const words = (longest: number) => z.string().check(rule.trimmed, rule.required, rule.maxLength(longest));

/** Editable fields of an employee, in the same format as in the lists. */
export const employeeChangesSchema = z.object({
  id: z.int(),
  full_name: z.optional(words(120)),
  post: z.optional(words(80)),
  email: z.optional(z.string().check(rule.trimmed, rule.required, rule.email)),
  city: z.optional(words(80)),
  start_date: z.optional(z.string().check(z.regex(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/, 'date'))),
  salary: z.optional(z.string().check(z.regex(/^\$\d{1,8}\.\d\d$/, 'number'))),
  age: z.optional(z.string().check(z.regex(/^(1[4-9]|[2-9]\d)$/, 'integer'))),
  status: z.optional(employeeSchema.shape.status),
});
export type EmployeeChanges = z.infer<typeof employeeChangesSchema>;

export const employeeListParametersSchema = z.object({
  q: filterParameter(),
  page: pageParameter(),
  perPage: perPageParameter(10),
  sort: z._default(sortOrder, 'asc'),
  /** Without it, rows keep the stored order. */
  sortColumn: z.optional(z.enum(employeeSortColumns)),
});
/** Input type: all parameters are optional. */
export type EmployeeListParameters = z.input<typeof employeeListParametersSchema>;

export const employeeListSchema = z.object({
  /** All rows, unfiltered, in stored order. */
  allData: sampledList(employeeSchema),
  /** One page of the filtered rows. */
  invoices: z.array(employeeSchema),
  /** Number of filtered rows. */
  total: z.int(),
});
export type EmployeeList = z.infer<typeof employeeListSchema>;

const right = rightOn('employee');

export const datatableEndpoints = {
  initial: defineEndpoint({
    method: 'GET',
    path: '/api/datatables/initial-data',
    summary: 'Returns the first 100 employees, for tables that filter and sort on the client.',
    ability: right('read'),
    input: z.object({}),
    output: z.array(employeeSchema),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/datatables/data',
    summary: 'Returns one page of filtered and sorted employees, and the unfiltered list.',
    ability: right('read'),
    input: employeeListParametersSchema,
    output: employeeListSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/api/datatables/update',
    summary: 'Updates the given fields of an employee.',
    ability: right('update'),
    input: z.object({ employee: employeeChangesSchema, version: z.optional(z.int()) }),
    output: z.object({ employee: employeeSchema }),
  }),
};
