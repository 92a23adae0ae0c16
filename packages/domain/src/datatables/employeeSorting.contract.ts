export const employeeSortColumns = [
  'full_name',
  'post',
  'email',
  'city',
  'start_date',
  'salary',
  'age',
  'experience',
  'status',
] as const;
export type EmployeeSortColumn = (typeof employeeSortColumns)[number];
