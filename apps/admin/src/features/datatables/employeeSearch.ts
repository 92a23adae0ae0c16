import * as z from 'zod/mini';
import { listSearchFields, listText } from '../../lists/listSearch';

export const perPageChoices = [7, 10, 25, 50, 75, 100] as const;
export const employeeListDefaults = { q: '', page: 1, perPage: 10 } as const;

const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))), undefined);
const amount = z.catch(z.optional(z.number().check(z.gte(0))), undefined);

/** The table's state in the URL (pages.md 9.6): bad values fall back to their default, defaults are left out. */
export const employeeListSearch = z.object({
  ...listSearchFields,
  perPage: z.catch(z.optional(z.literal([...perPageChoices])), undefined),
  sortColumn: z.catch(
    z.optional(z.enum(['full_name', 'post', 'email', 'city', 'start_date', 'salary', 'age', 'experience', 'status'])),
    undefined,
  ),
  name: listText,
  post: listText,
  email: listText,
  city: listText,
  from: day,
  to: day,
  min: amount,
  max: amount,
  /** Conditions of the builder, see `employeeConditions.ts`. */
  where: listText,
});
export type EmployeeListSearch = z.infer<typeof employeeListSearch>;

export const employeeFilters = ['name', 'post', 'email', 'city', 'from', 'to', 'min', 'max', 'where'] as const;
