import { describe, expect, it } from 'vitest';
import { userRoles } from '../users/users.contract';
import { abilityOf } from './abilityOf';
import { rulesOf } from './roleRules';

// In the table, each right has one digit per role, in this order: 1 if the role has the right, otherwise 0.
const columns = ['admin', 'Owner', 'Project Manager', 'maintainer', 'editor', 'author', 'subscriber'] as const;
const table: readonly [right: string, allowed: string][] = [
  ['read dashboard', '1111001'],
  ['read dashboard labour', '1110000'],
  ['read bill', '1111000'],
  ['update bill', '1101000'],
  ['void bill', '1101000'],
  ['refund bill', '1101000'],
  ['reopen bill', '1101000'],
  ['approve bill', '1100000'],
  ['delete bill', '1100000'],
  ['export bill', '1110000'],
  ['manage bill', '1000000'],
  ['read restaurant', '1111101'],
  ['update restaurant', '1101000'],
  ['create restaurant', '1100000'],
  ['delete restaurant', '1100000'],
  ['read staff', '1111000'],
  ['update staff', '1100000'],
  ['read staff wage', '1100000'],
  ['read menu', '1111111'],
  ['update menu', '1101110'],
  ['publish menu', '1101000'],
  ['update eightySix', '1111100'],
  ['read job', '1110000'],
  ['update job', '1110000'],
  ['read job wage', '1110000'],
  ['read candidate', '1110000'],
  ['update candidate', '1110000'],
  ['hire candidate', '1100000'],
  ['delete candidate', '1100000'],
  ['read user', '0000000'],
];

describe('rulesOf', () => {
  it('the table of expected rights covers every role', () =>
    expect([...columns].toSorted()).toEqual([...userRoles].toSorted()));

  it.each(table)('allows the expected roles to %s', (right, allowed) => {
    const [action = '', subject = '', field] = right.split(' ');
    const may = columns.map((role) => Number(abilityOf(rulesOf(role) as never).can(action, subject, field))).join('');
    expect(may).toBe(allowed);
  });

  it('can forbid a single field of an allowed subject', () => {
    const ability = abilityOf(rulesOf('Project Manager') as never);
    expect([ability.can('read', 'staff', 'name'), ability.can('read', 'staff', 'wage')]).toEqual([true, false]);
  });
});
