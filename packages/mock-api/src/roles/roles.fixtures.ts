import type { Role, RolePermissions, RoleSubject } from '@larder/domain/contract';
import type { Seed } from '../users/users.fixtures';

/** Subjects of rights, in the order of the matrix. */
export const roleSubjects: readonly RoleSubject[] = [
  ['dashboard', 'Dashboards'],
  ['analytics', 'Analytics'],
  ['bill', 'Bills'],
  ['menu', 'Menus'],
  ['eightySix', 'Sold-out board'],
  ['restaurant', 'Restaurants'],
  ['staff', 'Staff and shifts'],
  ['job', 'Openings'],
  ['candidate', 'Candidates'],
  ['product', 'Supply shop'],
  ['order', 'Orders'],
  ['invoice', 'Invoices'],
  ['email', 'E-mail'],
  ['chat', 'Chat'],
  ['task', 'Tasks'],
  ['event', 'Calendar'],
  ['post', 'Blog'],
  ['user', 'Users'],
  ['employee', 'Data tables'],
  ['role', 'Roles'],
  ['permission', 'Permissions'],
  ['apiKey', 'API keys'],
  ['acl', 'Access control'],
].map(([id, label]) => ({ id, label }) as RoleSubject);

/** Parses rights: `bill:rwc` contains their first letters, `*:` applies to all other subjects. */
function rightsOf(text: string): RolePermissions {
  const given = new Map(text.split(' ').map((part) => part.split(':') as [string, string]));
  return Object.fromEntries(
    roleSubjects.map(({ id }) => {
      const letters = given.get(id) ?? given.get('*') ?? '';
      const has = (letter: string) => letters.includes(letter);
      return [id, { read: has('r'), write: has('w'), create: has('c') }];
    }),
  );
}

const rows: readonly (readonly [name: string, label: string, memberRoles: string[], rights: string])[] = [
  ['administrator', 'Administrator', ['Owner', 'admin'], '*:rwc'],
  ['manager', 'Manager', ['Project Manager', 'maintainer'], '*:rwc role: permission: apiKey:'],
  [
    'user',
    'User',
    ['editor'],
    'dashboard:r menu:rw eightySix:rw restaurant:r product:r email:rwc chat:rwc task:rwc event:rwc post:rwc acl:r',
  ],
  ['support', 'Support', ['author'], 'menu:rw email:rwc chat:rwc task:rwc event:r post:rwc user:r acl:r'],
  ['restricted-user', 'Restricted user', ['subscriber'], 'bill:r menu:r product:r chat:rwc task:rwc event:rwc'],
  [
    'Cellar team',
    'Cellar team',
    [],
    'dashboard:r menu:r eightySix:rw product:rwc order:c invoice:r chat:rwc task:rwc event:rwc',
  ],
];

/** Creates five built-in roles and a custom one. `empty` has the built-in ones only. */
export const seedRoles = (seed: Seed): Role[] =>
  rows.slice(0, seed === 'empty' ? 5 : undefined).map(([name, label, memberRoles, rights], index) => ({
    id: index + 1,
    name,
    label,
    isBuiltIn: index < 5,
    memberRoles: [...memberRoles],
    permissions: rightsOf(rights),
    version: 1,
  }));
