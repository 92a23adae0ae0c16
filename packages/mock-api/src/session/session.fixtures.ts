import type { Rule, WorkPlace } from '@larder/domain/contract';
import { demoAccounts } from '../accounts';

/** Who can sign in; people and their accounts share an id. */
export interface Account {
  userId: number;
  password: string;
  role: string;
  ability: Rule[];
  workPlaces: WorkPlace[];
}

const [quay, fern, ostler] = [
  { _id: 'rst-quay', name: 'Quay Street' },
  { _id: 'rst-fern', name: 'Fern Hall' },
  { _id: 'rst-ostler', name: 'Ostler’s Yard' },
] as const satisfies readonly WorkPlace[];

export const workPlaces: readonly WorkPlace[] = [quay, fern, ostler];

const ownerAbility: Rule[] = [{ action: 'manage', subject: 'all' }];

const managerAbility: Rule[] = [
  { action: 'manage', subject: 'all' },
  {
    action: ['manage', 'read', 'create', 'update', 'delete'],
    subject: ['role', 'permission', 'apiKey'],
    inverted: true,
    reason: 'Only the owner changes who may do what.',
  },
];

const serverAbility: Rule[] = [
  { action: 'read', subject: ['bill', 'menu'] },
  { action: 'manage', subject: ['task', 'chat', 'event'] },
];

const rights = {
  owner: { role: 'Owner', ability: ownerAbility, workPlaces: [quay, fern, ostler] },
  manager: { role: 'Project Manager', ability: managerAbility, workPlaces: [quay, fern] },
  server: { role: 'subscriber', ability: serverAbility, workPlaces: [quay] },
};

export const seedAccounts = (): Account[] =>
  demoAccounts.map(({ role, password }, index) => ({ userId: index + 1, password, ...structuredClone(rights[role]) }));

/** A newcomer starts with the rights of a server at the first restaurant. */
export const newAccount = (userId: number, secret: string): Account => ({
  userId,
  password: secret,
  ...structuredClone(rights.server),
});
