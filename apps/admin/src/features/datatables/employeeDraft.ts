import { employeeStatuses, rule, type Employee } from '@larder/domain/contract';
import * as z from 'zod/mini';

/** What the slide-in asks for. */
export const employeeDraftSchema = z.object({
  full_name: z.string().check(rule.trimmed, rule.required, rule.maxLength(120)),
  post: z.string().check(rule.trimmed, rule.required, rule.maxLength(80)),
  email: z.string().check(rule.trimmed, rule.required, rule.email),
  city: z.string().check(rule.trimmed, rule.required, rule.maxLength(80)),
  start_date: z.string().check(rule.required),
  salary: z.string().check(rule.required, z.regex(/^\d+([.,]\d{1,2})?$/, 'number')),
  age: z.string().check(rule.required, z.regex(/^(1[4-9]|[2-9]\d)$/, 'integer')),
  status: z.string().check(rule.required),
});
export type EmployeeDraft = z.infer<typeof employeeDraftSchema>;

export const emptyDraft: EmployeeDraft = {
  full_name: '',
  post: '',
  email: '',
  city: '',
  start_date: '',
  salary: '',
  age: '',
  status: '1',
};

/** The draft as an employee of this page's table, in the forms of the call. */
export function employeeOf(draft: EmployeeDraft, id: number): Employee {
  const [year, month, day] = draft.start_date.split('-');
  return {
    id,
    avatar: '',
    full_name: draft.full_name.trim(),
    post: draft.post.trim(),
    email: draft.email.trim(),
    city: draft.city.trim(),
    start_date: `${month}/${day}/${year}`,
    salary: `$${Number(draft.salary.replace(',', '.')).toFixed(2)}`,
    age: draft.age,
    experience: '0 Years',
    status: employeeStatuses.find((status) => String(status) === draft.status) ?? 1,
  };
}
