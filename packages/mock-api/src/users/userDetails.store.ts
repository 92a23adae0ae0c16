import type { User, UserAddress, UserDetails, UserPaymentMethod } from '@larder/domain/contract';
import type { Database } from '../database';
import { readAgent } from '../session/agents';
import { sessionsOf } from '../session/tokens';
import type { Context } from '../router';
import type { Stored } from '../table';
import { withoutRemoved } from './flags';
import { createDetails } from './userDetails.fixtures';

/** Stored details. Removed items keep their position. */
export interface StoredDetails extends UserDetails {
  paymentMethods: Stored<UserPaymentMethod>[];
  addresses: Stored<UserAddress>[];
}

/** Returns the details of a user. Generated until the first change stores them. */
export const detailsOf = (db: Database, user: User): StoredDetails =>
  db.userDetails[user.id] ?? createDetails(user, new Date(db.startedAt));

/** Stores changed details and increases their version. */
export function saveDetails(db: Database, userId: number, details: StoredDetails) {
  details.version = (details.version ?? 0) + 1;
  db.userDetails[userId] = details;
}

const sessionPrefix = 'session-';
/** Returns the ID of a device that represents a session. */
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
  // The seed data contains a current device. It is replaced by the real sessions, if any.
  const others = rows.length === 0 ? devices : devices.filter(({ current }) => !current);
  return [...rows.toSorted((left, right) => Number(right.current) - Number(left.current)), ...others];
}

/** Converts details to the response format: without removed items, with sessions as devices. */
export function showDetails(db: Database, user: User, details: StoredDetails, context: Context): UserDetails {
  return {
    ...details,
    devices: devicesOf(db, user, details, context),
    paymentMethods: withoutRemoved(details.paymentMethods),
    addresses: withoutRemoved(details.addresses),
  };
}
