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
  type WorkPlace,
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

/** Separates the names of several restaurants in a cell. */
const separator = /[,;|\n]/;

/** Returns the restaurants that a cell lists by name or ID, and the names that are unknown. */
function restaurantsOf(text: string, places: readonly WorkPlace[]) {
  const names = text.split(separator).flatMap((name) => name.trim() || []);
  const found = names.map((name) => places.find((place) => same(place.name, name) || same(place._id, name)));
  return { ids: [...new Set(found.flatMap((place) => place?._id ?? []))], isKnown: !found.includes(undefined) };
}

/** Returns the username that an email address suggests: its local part, without other characters. */
const usernameFrom = (email: string) => (email.split('@')[0] ?? '').toLowerCase().replaceAll(/[^a-z0-9._-]/g, '');

/** Validates rows of a file against the contract's schema, the importer's role, existing users and earlier rows. */
export function validateUsers(
  rows: readonly MappedRow<ImportedField>[],
  everyone: readonly User[],
  labels: ValueLabels,
  ownRole: string,
  places: readonly WorkPlace[],
): CheckedRow<ImportedField, NewUser>[] {
  /** Error that lists the allowed values. */
  const oneOf = (field: Choice): FieldError => {
    const allowed = choices[field].filter((value) => field !== 'role' || !isRoleAbove(value, ownRole));
    return { key: 'oneOf', values: allowed.map((value) => labels[field](value)).join(' · ') };
  };
  const lines = { username: new Map<string, number>(), email: new Map<string, number>() };
  return rows.map((row) => {
    const given = { fullName: '', username: '', email: '', contact: '', company: '', country: '', ...row.values };
    const { restaurantIds: restaurants = '', ...texts } = given;
    const { ids, isKnown } = restaurantsOf(restaurants, places);
    const draft = {
      ...texts,
      username: given.username.trim() || usernameFrom(given.email),
      // The server chooses the importer's restaurant if there is no choice.
      ...(places.length > 1 || ids.length > 0 ? { restaurantIds: ids } : {}),
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
        if (isKnown || field !== 'restaurantIds')
          errors.push({ field, error: field in choices ? oneOf(field as Choice) : (error ?? 'required') });
    }
    if (!isKnown)
      errors.push({
        field: 'restaurantIds',
        error: { key: 'oneOf', values: places.map(({ name }) => name).join(' · ') },
      });
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
