import type { User, UserAddress, UserDetails, UserPaymentMethod } from '@larder/domain/contract';
import type { Database } from '../database';
import { readAgent } from '../session/agents';
import { sessionsOf } from '../session/tokens';
import type { Context } from '../router';
import type { Stored } from '../table';
import { withoutRemoved } from './flags';
import { createDetails } from './userDetails.fixtures';

/** Details as kept: what was removed keeps its place. */
export interface StoredDetails extends UserDetails {
  paymentMethods: Stored<UserPaymentMethod>[];
  addresses: Stored<UserAddress>[];
}

/** The details of a person; made from the seed until they are changed. */
export const detailsOf = (db: Database, user: User): StoredDetails =>
  db.userDetails[user.id] ?? createDetails(user, new Date(db.startedAt));

/** Keeps changed details and raises their version. */
export function keepDetails(db: Database, userId: number, details: StoredDetails) {
  details.version = (details.version ?? 0) + 1;
  db.userDetails[userId] = details;
}

const sessionPrefix = 'session-';
/** A device that is a sign-in of now: named by the beginning of what its tokens share. */
export const sessionIdOf = (session: string) => `${sessionPrefix}${session.slice(0, 12)}`;

function devicesOf(db: Database, user: User, { devices }: StoredDetails, { actor, now }: Context) {
  const sessions = sessionsOf(db, user.id, now);
  const place = db.accounts.find(({ userId }) => userId === user.id)?.workPlaces[0]?.name ?? '';
  const rows = sessions.map(({ session, agent, lastUsedAt }) => ({
    id: sessionIdOf(session),
    ...readAgent(agent),
    location: place,
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    current: session === actor?.session,
  }));
  // The made-up current device stands for the sign-in of now only where there is none.
  const others = rows.length === 0 ? devices : devices.filter(({ current }) => !current);
  return [...rows.toSorted((left, right) => Number(right.current) - Number(left.current)), ...others];
}

/** The details as who asks sees them: without what was removed, with the sign-ins of now among the devices. */
export function showDetails(db: Database, user: User, details: StoredDetails, context: Context): UserDetails {
  return {
    ...details,
    devices: devicesOf(db, user, details, context),
    paymentMethods: withoutRemoved(details.paymentMethods),
    addresses: withoutRemoved(details.addresses),
  };
}
