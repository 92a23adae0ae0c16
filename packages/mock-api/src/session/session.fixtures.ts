import type { Rule, WorkPlace } from '@larder/domain/contract';
import { demoAccounts, demoTwoStepAccount } from '../accounts';
import { twoStepUserId } from '../users/twoSteps';

/** A sign-in account. It has the ID of its user, who has the role. */
export interface Account {
  userId: number;
  password: string;
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

/**
 * Returns the rights of the role `server`: bills and menu of their restaurant, their tasks and events, chat, reading
 * products.
 */
const serverAbility = (userId: number, places: readonly WorkPlace[]): Rule[] => [
  { action: 'read', subject: ['bill', 'menu'], conditions: { restaurantId: { $in: places.map(({ _id }) => _id) } } },
  { action: 'manage', subject: 'task', conditions: { 'assignee.id': userId } },
  { action: 'manage', subject: 'event', conditions: { 'extendedProps.guests': userId } },
  { action: 'manage', subject: 'chat' },
  { action: 'read', subject: 'product' },
];

type Rights = Pick<Account, 'ability' | 'workPlaces'>;

const rights: Record<'owner' | 'manager' | 'server', (userId: number, places?: readonly WorkPlace[]) => Rights> = {
  owner: () => ({ ability: ownerAbility, workPlaces: [...workPlaces] }),
  manager: () => ({ ability: managerAbility, workPlaces: [newYork, lisbon] }),
  server: (userId, places = [newYork]) => ({
    ability: serverAbility(userId, places),
    workPlaces: [...places],
  }),
};

/** Creates the demo accounts, and a manager with two-step sign-in. */
export const seedAccounts = (): Account[] => [
  ...demoAccounts.map(({ role, password }, index) => ({
    userId: index + 1,
    password,
    ...structuredClone(rights[role](index + 1)),
  })),
  {
    userId: twoStepUserId,
    password: demoTwoStepAccount.password,
    ...structuredClone(rights.manager(twoStepUserId)),
  },
];

/** Creates an account with the rights of the role `server`, by default at the first restaurant. */
export const newAccount = (userId: number, secret: string, places?: readonly WorkPlace[]): Account => ({
  userId,
  password: secret,
  ...structuredClone(rights.server(userId, places?.length ? places : undefined)),
});
