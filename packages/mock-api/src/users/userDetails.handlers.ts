import { isRoleAbove, userDetailsSections, type User, type userDetailsEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import { findUser, type Database } from '../database';
import { forbidden, invalid, notFound } from '../httpError';
import type { Context, Handlers } from '../router';
import { endSession, sessionsOf } from '../session/tokens';
import { rejectStaleVersion } from '../table';
import { isId, recordOf } from '../rawInput';
import { withoutRemoved } from './flags';
import { changeSection } from './userDetails.changes';
import { detailsOf, saveDetails, sessionIdOf, showDetails, type StoredDetails } from './userDetails.store';

/** Throws 403 for the details of others without a permission, and for changes to a user of a higher role. */
function rejectOthers(db: Database, { actor, ability }: Context, id: number, action: 'read' | 'manage') {
  if (!actor || actor.user.id === id) return;
  if (!can(ability, action, 'user')) throw forbidden(action, 'user');
  const user = findUser(db, id);
  if (action === 'manage' && user && isRoleAbove(user.role, actor.user.role)) throw forbidden(action, 'user');
}

function requireUser(db: Database, id: number): User {
  const user = findUser(db, id);
  if (!user) throw notFound('user', id);
  return user;
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .map((entry) => (typeof entry === 'object' && entry !== null ? (entry as { id?: unknown }).id : entry))
    .filter((id) => typeof id === 'string');

/** Checks that the items of a change exist, before its fields are validated. */
function rejectUnknownItems(details: StoredDetails, deviceIds: readonly string[], section: unknown, given: unknown) {
  const data = recordOf(given);
  const requireAll = (subject: string, known: readonly { id: string }[], ...named: unknown[]) => {
    const missing = named.flatMap(idsIn).find((id) => !known.some((row) => row.id === id));
    if (missing !== undefined) throw notFound(subject, missing);
  };
  if (section === 'paymentMethods')
    requireAll('paymentMethod', withoutRemoved(details.paymentMethods), data['update'], data['remove']);
  if (section === 'addresses') requireAll('address', withoutRemoved(details.addresses), data['update'], data['remove']);
  if (section === 'connections') {
    requireAll('service', details.connections.services, data['services']);
    requireAll('account', details.connections.social, data['social']);
  }
  if (section === 'devices')
    requireAll(
      'device',
      deviceIds.map((id) => ({ id })),
      data['revoke'],
    );
}

const isSection = (value: unknown) => (userDetailsSections as readonly unknown[]).includes(value);

export const userDetailsHandlers: Handlers<typeof userDetailsEndpoints> = {
  details({ id }, db, context) {
    rejectOthers(db, context, id, 'read');
    const user = requireUser(db, id);
    return { details: showDetails(db, user, detailsOf(db, user), context) };
  },

  updateDetails: {
    guard({ id, version, section, data }, db, context) {
      if (!isId(id)) return;
      rejectOthers(db, context, id, 'manage');
      const user = requireUser(db, id);
      const details = detailsOf(db, user);
      const shown = showDetails(db, user, details, context);
      rejectUnknownItems(
        details,
        [...shown.devices, ...details.devices].map((device) => device.id),
        section,
        data,
      );
      rejectStaleVersion(version, shown);
      if (section !== undefined && !isSection(section)) throw invalid({ section: ['pick'] });
    },
    run(input, db, context) {
      const user = requireUser(db, input.id);
      const details = structuredClone(detailsOf(db, user));
      changeSection(details, input, context.now);
      saveDetails(db, user.id, details);
      if (input.section === 'devices') {
        for (const { session } of sessionsOf(db, user.id, context.now)) {
          if (input.data.revoke.includes(sessionIdOf(session))) endSession(db, session);
        }
      }
      if (details.plan.name !== user.currentPlan) {
        user.currentPlan = details.plan.name;
        user.version = (user.version ?? 0) + 1;
      }
      const shown = { ...user, removedAt: undefined };
      return { details: showDetails(db, user, details, context), user: shown };
    },
  },
};
