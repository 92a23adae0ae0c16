import { createMongoAbility } from '@casl/ability';
import { describe, expect, it } from 'vitest';
import type { Role } from './roles.contract';
import { changedRights, roleOfUser, rulesOfRole, moveMembers } from './roles';

const rights = (letters: string) => ({
  read: letters.includes('r'),
  write: letters.includes('w'),
  create: letters.includes('c'),
});
const role = (id: number, memberRoles: string[]): Role => ({
  id,
  name: `role-${id}`,
  label: `Role ${id}`,
  isBuiltIn: false,
  memberRoles,
  permissions: { bill: rights('rw'), menu: rights('c'), user: rights('') },
  version: 1,
});

describe('role rights', () => {
  it('role rights are compared by subject, and missing subjects have no rights', () => {
    const before = { bill: rights('rw'), menu: rights('c'), user: rights('') };
    expect(changedRights(before, before)).toEqual([]);
    expect(changedRights(before, { bill: rights('rc'), post: rights('r') })).toEqual([
      { subject: 'bill', right: 'write', given: false },
      { subject: 'bill', right: 'create', given: true },
      { subject: 'menu', right: 'create', given: false },
      { subject: 'post', right: 'read', given: true },
    ]);
  });

  it('role rights become CASL rules: write means update and delete', () => {
    const ability = createMongoAbility(rulesOfRole(role(1, [])) as never[]);
    const allowed = ['read', 'update', 'delete', 'create'].filter((action) => ability.can(action, 'bill'));
    expect(allowed).toEqual(['read', 'update', 'delete']);
    expect([ability.can('create', 'menu'), ability.can('read', 'menu'), ability.can('read', 'user')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(rulesOfRole(role(1, [])).map(({ subject }) => subject)).toEqual(['bill', 'menu']);
  });
});

describe('role members', () => {
  const roles = [role(1, ['Owner', 'admin']), role(2, ['editor']), role(3, ['author'])];

  it('moveMembers removes the members of a role from the other roles', () => {
    const next = moveMembers(roles, { id: 3, memberRoles: ['admin', 'editor'] });
    expect(next.map(({ memberRoles }) => memberRoles)).toEqual([['Owner'], [], ['author']]);
    expect(next[2]).toBe(roles[2]);
    expect(roles[0]!.memberRoles).toEqual(['Owner', 'admin']);
  });

  it('role members are mapped to their role', () => {
    expect(roleOfUser(roles, 'editor')?.id).toBe(2);
    expect(roleOfUser(roles, 'nobody')).toBeUndefined();
  });
});
