import { employeeStatuses, rule, type Employee } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { schemaErrors } from '../../lib/schemaErrors';
import type { CheckedRow, MappedRow } from '../../lists/importing/importPlan';
import type { EmployeeColumn } from './employeeConditions';
import { employeeDraftSchema, emptyDraft, type EmployeeDraft } from './employeeDraft';

const schema = z.extend(employeeDraftSchema, {
  start_date: z.string().check(rule.required, rule.date),
  status: z.enum(employeeStatuses.map(String), 'pick'),
});
const key = (text: string) => text.trim().toLowerCase();

/** Validates rows of a file. A row with the address of a known employee is skipped. */
export function validateEmployees(
  rows: readonly MappedRow<EmployeeColumn>[],
  everyone: readonly Employee[],
  statusLabel: (status: Employee['status']) => string,
): CheckedRow<EmployeeColumn, EmployeeDraft>[] {
  const known = new Set(everyone.map(({ email }) => key(email)));
  const statuses = new Map(employeeStatuses.map((status) => [key(statusLabel(status)), String(status)]));
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const status = row.values.status || emptyDraft.status;
    const draft = { ...emptyDraft, ...row.values, status: statuses.get(key(status)) ?? status };
    const email = key(draft.email);
    if (known.has(email)) return { ...row, state: 'skipped', errors: [] };
    const found = Object.entries(schemaErrors(schema, draft)) as [
      EmployeeColumn,
      CheckedRow['errors'][number]['error'][],
    ][];
    const errors: CheckedRow<EmployeeColumn>['errors'] = found.map(([field, [error = 'required']]) => ({
      field,
      error,
    }));
    const line = lines.get(email);
    if (email && line !== undefined) errors.push({ field: 'email', error: 'twice', line });
    else lines.set(email, row.line);
    return errors.length > 0 ? { ...row, state: 'wrong', errors } : { ...row, state: 'new', errors, made: draft };
  });
}
