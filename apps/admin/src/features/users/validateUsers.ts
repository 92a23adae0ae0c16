import {
  fieldErrors,
  isRoleAbove,
  isTaken,
  newUserSchema,
  userPlans,
  userRoles,
  userStatuses,
  type FieldError,
  type NewUser,
  type User,
} from '@larder/domain/contract';
import { safeParse } from 'zod/mini';
import type { MappedRow, CheckedRow } from '../../lists/importing/importPlan';
import type { ImportedField } from './importedFields';

/** Values for fields that the file leaves empty. */
const defaults = { role: 'subscriber', currentPlan: 'basic', status: 'active' } as const;
const choices = { role: userRoles, currentPlan: userPlans, status: userStatuses };
type Choice = keyof typeof choices;

/** Functions that translate a value, by field. */
export type ValueLabels = Record<Choice, (value: string) => string>;

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Converts a label or value, such as `Éditeur` or `editor`, to the value. Returns invalid texts unchanged. */
function valueOf(field: Choice, text: string | undefined, labels: ValueLabels): string {
  if (!text?.trim()) return defaults[field];
  return choices[field].find((value) => same(value, text) || same(labels[field](value), text)) ?? text;
}

/** Validates rows of a file against the contract's schema, the importer's role, existing users and earlier rows. */
export function validateUsers(
  rows: readonly MappedRow<ImportedField>[],
  everyone: readonly User[],
  labels: ValueLabels,
  ownRole: string,
): CheckedRow<ImportedField, NewUser>[] {
  /** Error that lists the allowed values. */
  const oneOf = (field: Choice): FieldError => {
    const allowed = choices[field].filter((value) => field !== 'role' || !isRoleAbove(value, ownRole));
    return { key: 'oneOf', values: allowed.map((value) => labels[field](value)).join(' · ') };
  };
  const lines = { username: new Map<string, number>(), email: new Map<string, number>() };
  return rows.map((row) => {
    const given = { fullName: '', username: '', email: '', contact: '', company: '', country: '', ...row.values };
    const draft = {
      ...given,
      role: valueOf('role', given.role, labels),
      currentPlan: valueOf('currentPlan', given.currentPlan, labels),
      status: valueOf('status', given.status, labels),
    };
    const isThere = everyone.some(({ username, email }) => same(username, draft.username) && same(email, draft.email));
    if (isThere) return { ...row, state: 'skipped', errors: [] };

    const parsed = safeParse(newUserSchema, draft);
    const errors: CheckedRow<ImportedField>['errors'] = [];
    if (!parsed.success) {
      const found = Object.entries(fieldErrors(parsed.error.issues)) as [ImportedField, FieldError[]][];
      for (const [field, [error]] of found)
        errors.push({ field, error: field in choices ? oneOf(field as Choice) : (error ?? 'required') });
    }
    if (isRoleAbove(draft.role, ownRole)) errors.push({ field: 'role', error: oneOf('role') });
    for (const field of ['username', 'email'] as const) {
      const value = draft[field].trim().toLowerCase();
      if (!value || errors.some((each) => each.field === field)) continue;
      const line = lines[field].get(value);
      if (line !== undefined) errors.push({ field, error: 'twice', line });
      else if (isTaken(everyone, field, value)) errors.push({ field, error: 'taken' });
      else lines[field].set(value, row.line);
    }
    return errors.length > 0 || !parsed.success
      ? { ...row, state: 'wrong', errors }
      : { ...row, state: 'new', errors, made: parsed.data };
  });
}
