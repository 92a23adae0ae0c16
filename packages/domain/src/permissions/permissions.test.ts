import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPermissions, isNameTaken, permissionCreated, permissionStamp, sortPermissions } from './permissions';
import type { Permission } from './permissions.contract';

const permission = (id: number, name: string, createdDate: string): Permission => ({
  id,
  name,
  createdDate,
  assignedTo: id % 2 ? ['administrator'] : ['administrator', 'manager'],
});
const rows = [
  permission(1, 'Taste', '05 Nov 2026, 12:07 AM'),
  permission(2, 'Éclair counter', '05 Nov 2026, 12:07 PM'),
  permission(3, 'close the day', '31 Dec 2025, 11:59 PM'),
  permission(4, 'Zest', 'long ago'),
];
const idsOf = (list: readonly Permission[]) => list.map(({ id }) => id);

describe('permissionStamp', () => {
  it.each([
    [new Date(2026, 10, 5, 0, 7), '05 Nov 2026, 12:07 AM'],
    [new Date(2026, 10, 5, 12, 0), '05 Nov 2026, 12:00 PM'],
    [new Date(2026, 0, 31, 23, 59), '31 Jan 2026, 11:59 PM'],
    [new Date(2026, 5, 1, 9, 41), '01 Jun 2026, 9:41 AM'],
  ])('formats the permission date %s as %s', (moment, stamp) => {
    expect(permissionStamp(moment)).toBe(stamp);
  });

  it('permission dates sort by time', () => {
    const date = fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(date, date, (one, other) => {
        const [first, second] = [one, other].map((moment) => permissionCreated(permissionStamp(moment)));
        const minutes = (moment: Date) =>
          Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate(), moment.getHours(), moment.getMinutes());
        expect(Math.sign((first as number) - (second as number))).toBe(Math.sign(minutes(one) - minutes(other)));
      }),
      { numRuns: 100 },
    );
  });

  it.each(['', 'long ago', '05 Foo 2026, 9:41 AM', '5 Nov 2026, 9:41 AM'])('rejects the permission date %j', (text) => {
    expect(permissionCreated(text)).toBeUndefined();
  });
});

describe('permission lists', () => {
  it('permissions are searched by name and displayed date and filtered by role', () => {
    expect(idsOf(filterPermissions(rows, { q: ' é', assignedTo: '' }))).toEqual([2]);
    expect(idsOf(filterPermissions(rows, { q: 'nov 2026', assignedTo: '' }))).toEqual([1, 2]);
    expect(idsOf(filterPermissions(rows, { q: '', assignedTo: 'manager' }))).toEqual([2, 4]);
    expect(idsOf(filterPermissions(rows, { q: '', assignedTo: 'Manager' }))).toEqual([]);
  });

  it('permissions sort by name and by date, missing dates last', () => {
    expect(idsOf(sortPermissions(rows, 'name', 'asc', 'en'))).toEqual([3, 2, 1, 4]);
    expect(idsOf(sortPermissions(rows, 'createdDate', 'asc'))).toEqual([3, 1, 2, 4]);
    expect(idsOf(sortPermissions(rows, 'createdDate', 'desc'))).toEqual([2, 1, 3, 4]);
  });

  it('permission names are compared ignoring case and surrounding spaces', () => {
    expect(isNameTaken(rows, ' TASTE ')).toBe(true);
    expect(isNameTaken(rows, 'taste', 1)).toBe(false);
    expect(isNameTaken(rows, 'tasted')).toBe(false);
  });
});
