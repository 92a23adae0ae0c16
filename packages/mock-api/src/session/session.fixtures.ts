import type { Rule, WorkPlace } from '@larder/domain/contract';
import { demoAccounts } from '../accounts';
import { twoStepUserId } from '../users/twoSteps';

/** A sign-in account. It has the same ID as its user. */
export interface Account {
  userId: number;
  password: string;
  role: string;
  ability: Rule[];
  workPlaces: WorkPlace[];
}

const [newYork, lisbon, tokyo] = [
  { _id: 'rst-nyc', name: 'Saltbox & Rye' },
  { _id: 'rst-lis', name: 'Casa Alecrim' },
  { _id: 'rst-tyo', name: 'Komorebi Table' },
] as const satisfies readonly WorkPlace[];

export const workPlaces: readonly WorkPlace[] = [newYork, lisbon, tokyo];

const ownerAbility: Rule[] = [{ action: 'manage', subject: 'all' }];

const managerAbility: Rule[] = [
  { action: 'manage', subject: 'all' },
  {
    action: ['manage', 'read', 'create', 'update', 'delete'],
    subject: ['role', 'permission', 'apiKey'],
    inverted: true,
    reason: 'Only the owner can change roles, permissions and API keys.',
  },
];

const serverAbility: Rule[] = [
  { action: 'read', subject: ['bill', 'menu'] },
  { action: 'manage', subject: ['task', 'chat', 'event'] },
];

const rights = {
  owner: { role: 'Owner', ability: ownerAbility, workPlaces: [newYork, lisbon, tokyo] },
  manager: { role: 'Project Manager', ability: managerAbility, workPlaces: [newYork, lisbon] },
  server: { role: 'subscriber', ability: serverAbility, workPlaces: [newYork] },
};

/** The demo accounts, and a manager with a second step of sign-in. */
export const seedAccounts = (): Account[] => [
  ...demoAccounts.map(({ role, password }, index) => ({
    userId: index + 1,
    password,
    ...structuredClone(rights[role]),
  })),
  { userId: twoStepUserId, password: demoAccounts[0]?.password ?? '', ...structuredClone(rights.manager) },
];

/** New users have the rights of a server at the first restaurant. */
export const newAccount = (userId: number, secret: string): Account => ({
  userId,
  password: secret,
  ...structuredClone(rights.server),
});
