import { groupBy } from '../lists/groupBy';
import type { Rule } from '../session/session.contract';
import type { UserRole } from '../users/users.contract';

type Cell = readonly [action: string, subject: string, roles: string];

/** Letter of each role in the lists below. */
const letters: Record<UserRole, string> = {
  admin: 'a',
  Owner: 'O',
  'Project Manager': 'P',
  maintainer: 'm',
  editor: 'e',
  author: 'u',
  subscriber: 's',
};

/** Rights, each with the letters of the roles that have it. */
const cells: readonly Cell[] = [
  ['read', 'dashboard', 'aOPms'],
  ['read', 'bill', 'aOPm'],
  ['update', 'bill', 'aOm'],
  ['void', 'bill', 'aOm'],
  ['refund', 'bill', 'aOm'],
  ['reopen', 'bill', 'aOm'],
  ['approve', 'bill', 'aO'],
  ['delete', 'bill', 'aO'],
  ['export', 'bill', 'aOP'],
  ['manage', 'bill', 'a'],
  ['read', 'restaurant', 'aOPmes'],
  ['update', 'restaurant', 'aOm'],
  ['create', 'restaurant', 'aO'],
  ['delete', 'restaurant', 'aO'],
  ['read', 'staff', 'aOPm'],
  ['update', 'staff', 'aO'],
  ['read', 'menu', 'aOPmeus'],
  ['update', 'menu', 'aOmeu'],
  ['publish', 'menu', 'aOm'],
  ['update', 'eightySix', 'aOPme'],
  ['read', 'job', 'aOP'],
  ['update', 'job', 'aOP'],
  ['read', 'candidate', 'aOP'],
  ['update', 'candidate', 'aOP'],
  ['hire', 'candidate', 'aO'],
  ['delete', 'candidate', 'aO'],
];

/** Fields of a subject that only some roles can read. */
const guardedFields: readonly (readonly [field: string, subject: string, roles: string])[] = [
  ['labour', 'dashboard', 'aOP'],
  ['wage', 'staff', 'aO'],
  ['wage', 'job', 'aOP'],
];

/** Returns the CASL rules of a role. Inverted rules exclude the guarded fields that it can't read. */
export function rulesOf(role: UserRole): Rule[] {
  const letter = letters[role];
  const has = (roles: string) => roles.includes(letter);
  const bySubject = groupBy(
    cells.filter(([, , roles]) => has(roles)),
    ([, subject]) => subject,
  );
  const granted = [...bySubject].map(([subject, rows]) => ({ action: rows.map(([action]) => action), subject }));
  const withheld = guardedFields
    .filter(([, subject, roles]) => bySubject.has(subject) && !has(roles))
    .map(([field, subject]) => ({ action: 'read', subject, fields: [field], inverted: true }));
  return [...granted, ...withheld];
}
