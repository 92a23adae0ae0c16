import {
  isActiveStage,
  isTaken,
  settledStatus,
  userRoles,
  type Hire,
  type Staff,
  type User,
  type UserRole,
} from '@larder/domain/contract';
import { activeUsers, type Database } from '../database';
import { forbidden, invalid, taken } from '../httpError';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { touch, writerOf } from '../restaurants/restaurantAccess';
import type { Context } from '../router';
import { activeRows } from '../table';
import { recordNewUser } from '../users/userDates';
import { enterStage } from './candidateChanges';
import type { CandidateRecord } from './candidates.fixtures';
import { jobsAt, requireOpening, restaurantOf, showOpening, todayAt } from './jobs.store';

/** Throws 403 if the role is above that of the user. Roles are sorted from highest to lowest. */
function rejectHigherRole({ actor }: Context, role: UserRole) {
  const own = userRoles.findIndex((entry) => entry === actor?.user.role);
  if (actor && (own < 0 || userRoles.indexOf(role) < own)) throw forbidden('create', 'user');
}

const fillTag = 'position filled';

/** Returns the hourly wage of a monthly salary: 52 weeks of 40 hours. */
const hourlyWage = (wage: number, basis: 'hour' | 'month') =>
  basis === 'hour' ? wage : Math.round((wage * 12) / (52 * 40));

/** Hires a candidate. Validates everything, then creates user and staff record and updates candidate and opening. */
export function hire(db: Database, context: Context, candidate: CandidateRecord, form: Hire) {
  const { now } = context;
  const opening = requireOpening(db, context, candidate.openingId);
  const restaurant = restaurantOf(db, candidate.restaurantId);
  rejectHigherRole(context, form.user.role);
  const users = activeUsers(db);
  const fields = (['username', 'email'] as const).filter((field) => isTaken(users, field, form.user[field]));
  if (fields.length > 0) throw taken(fields.map((field) => `user.${field}`));
  if (form.startsOn < todayAt(db, restaurant.id, now)) throw invalid({ startsOn: ['future'] });

  const by = writerOf(db, context);
  const user: User = {
    id: (db.lastUserId += 1),
    ...form.user,
    company: restaurant.name,
    country: new Intl.DisplayNames('en', { type: 'region' }).of(restaurant.address.country || 'US') ?? '',
    status: 'pending',
    avatar: '',
    restaurantIds: [restaurant.id],
    version: 1,
  };
  db.users.unshift(user);
  recordNewUser(db, user.id, now);

  const { staff, last } = restaurantStore(db);
  const basis = candidate.offer?.basis ?? opening.wage?.basis ?? 'hour';
  const moment = now.toISOString();
  const person: Staff = {
    id: `stf-${(last.staff += 1)}`,
    restaurantIds: [restaurant.id],
    name: user.fullName,
    position: opening.position,
    userId: user.id,
    canApprove: false,
    active: true,
    wage: hourlyWage(form.wage, basis),
    pictureSeed: user.fullName,
    version: 1,
    createdAt: moment,
    updatedAt: moment,
    updatedBy: by,
  };
  staff.rows.push(person);

  enterStage(db, context, candidate, 'hired');
  candidate.userId = user.id;
  if (candidate.offer) Object.assign(candidate.offer, { wage: form.wage, startsOn: form.startsOn });

  const { hired } = showOpening(db, context, opening);
  const status = settledStatus(opening.status, opening.seats, hired);
  if (status === 'filled' && opening.status !== 'filled') tagOthers(db, context, opening.id);
  opening.status = status;
  touch(opening, by, now);
  return { user, staff: person, opening };
}

/** Tags the remaining candidates after the last seat is filled. */
function tagOthers(db: Database, context: Context, openingId: string) {
  for (const other of activeRows(jobsAt(db, context.now).candidates)) {
    const isWaiting = other.openingId === openingId && isActiveStage(other.stage);
    if (!isWaiting || other.tags.includes(fillTag)) continue;
    other.tags = [...other.tags, fillTag];
    touch(other, writerOf(db, context), context.now);
  }
}
