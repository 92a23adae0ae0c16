import { employeeStatuses, rule, type Employee, type EmployeeChanges } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { startOf } from './useEmployeeColumns';

export const employeeDraftSchema = z.object({
  full_name: z.string().check(rule.trimmed, rule.required, rule.maxLength(120)),
  post: z.string().check(rule.trimmed, rule.required, rule.maxLength(80)),
  email: z.string().check(rule.trimmed, rule.required, rule.email),
  city: z.string().check(rule.trimmed, rule.required, rule.maxLength(80)),
  start_date: z.string().check(rule.required),
  salary: z
    .string()
    .check(
      rule.required,
      z.regex(/^-?\d+([.,]\d{1,2})?$/, { message: 'number', abort: true }),
      z.regex(/^\d/, 'min:0'),
    ),
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

/** Converts a draft to the fields of the request. */
const fieldsOf = ({ full_name, post, email, city, start_date, salary, age, status }: EmployeeDraft) => {
  const [year, month, day] = start_date.split('-');
  return {
    full_name: full_name.trim(),
    post: post.trim(),
    email: email.trim(),
    city: city.trim(),
    start_date: `${month}/${day}/${year}`,
    salary: `$${Number(salary.replace(',', '.')).toFixed(2)}`,
    age,
    status: employeeStatuses.find((one) => String(one) === status) ?? 1,
  };
};

/** Converts a draft to a new employee. */
export const employeeOf = (draft: EmployeeDraft, id: number): Employee => ({
  id,
  avatar: '',
  experience: '0 Years',
  ...fieldsOf(draft),
});

export const draftOf = (employee: Employee): EmployeeDraft => ({
  full_name: employee.full_name,
  post: employee.post,
  email: employee.email,
  city: employee.city,
  start_date: startOf(employee) ?? '',
  salary: employee.salary.slice(1),
  age: employee.age,
  status: String(employee.status),
});

/** Returns the fields of a draft that differ from the employee. */
export function changesOf(employee: Employee, draft: EmployeeDraft): Omit<EmployeeChanges, 'id'> {
  const entries = Object.entries(fieldsOf(draft)) as [keyof ReturnType<typeof fieldsOf>, unknown][];
  return Object.fromEntries(entries.filter(([field, value]) => employee[field] !== value));
}
