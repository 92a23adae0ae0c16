import {
  activationGaps,
  businessDate,
  filterRestaurants,
  fixedFieldsIn,
  newRestaurantForm,
  pageOf,
  restaurantErrors,
  restaurantWarnings,
  rightOfRestaurantAction,
  sortRestaurants,
  statusAfter,
  statusErrors,
  totalPagesOf,
  type Restaurant,
  type RestaurantResponse,
  type RestaurantForm,
  type restaurantEndpoints,
  type Warning,
} from '@larder/domain/contract';
import { can } from '../access';
import { findUser, type Database } from '../database';
import { conflict, forbidden } from '../httpError';
import type { Context, Handlers } from '../router';
import { activeRows } from '../table';
import {
  reachableIds,
  throwIfInvalid,
  requireRestaurant,
  touch,
  withFormats,
  workPlacesOf,
  writerOf,
} from './restaurantAccess';
import {
  applyChanges,
  leaveWorkPlaces,
  numbered,
  record,
  rejoinWorkPlaces,
  renameWorkPlace,
} from './restaurantChanges';
import { isAction, restaurantFromInput, managerErrors, rejectStatusChange, rejectTaken } from './restaurantGuards';
import { toRow } from './restaurantHealth';
import { restaurantStore } from './restaurants.fixtures';

const todayOf = ({ timeZone, closeOutHour }: Pick<Restaurant, 'timeZone' | 'closeOutHour'>, now: Date) =>
  businessDate(now, timeZone, closeOutHour);

function toResponse(
  db: Database,
  context: Context,
  restaurant: Restaurant,
  warnings: Warning[] = [],
): RestaurantResponse {
  return {
    restaurant: toRow(db, restaurant, context.now),
    workPlaces: withFormats(db, workPlacesOf(db, context)),
    warnings,
  };
}

export const restaurantHandlers: Handlers<typeof restaurantEndpoints> = {
  list({ q, status, sort, sortColumn }, db, context) {
    const ids = reachableIds(db, context);
    const own = activeRows(restaurantStore(db).restaurants).filter(({ id }) => ids.includes(id));
    own.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
    const found = filterRestaurants(
      own.map((restaurant) => toRow(db, restaurant, context.now)),
      { q, status },
    );
    const restaurants = sortColumn ? sortRestaurants(found, sortColumn, sort, context.locale) : found;
    return { restaurants, total: restaurants.length };
  },

  restaurant: ({ id }, db, context) => ({
    restaurant: toRow(db, requireRestaurant(db, context, id), context.now),
  }),

  add({ restaurant: given }, db, context) {
    const { restaurants, last } = restaurantStore(db);
    const form = newRestaurantForm(given);
    rejectTaken(db, form);
    throwIfInvalid({
      ...restaurantErrors(given, null, todayOf(form, context.now), 'restaurant'),
      ...managerErrors(db, form, 'restaurant'),
    });
    const moment = context.now.toISOString();
    const restaurant: Restaurant = {
      ...structuredClone(numbered(form)),
      id: `rst-${(last.restaurant += 1)}`,
      status: 'draft',
      statusReason: null,
      statusUntil: null,
      firstBusinessDate: null,
      version: 1,
      createdAt: moment,
      updatedAt: moment,
      updatedBy: writerOf(db, context),
    };
    restaurants.rows.push(restaurant);
    const { id, name } = restaurant;
    db.accounts.find(({ userId }) => userId === context.actorId)?.workPlaces.push({ _id: id, name });
    findUser(db, context.actorId)?.restaurantIds?.push(id);
    record(db, context, id, { type: 'add' });
    return toResponse(db, context, restaurant, restaurantWarnings(restaurant, 'restaurant.hours'));
  },

  update: {
    guard(body, db, context) {
      const restaurant = restaurantFromInput(body, db, context);
      const { set } = body;
      if (!restaurant || typeof set !== 'object' || set === null) return;
      if (fixedFieldsIn(set as Partial<RestaurantForm>, restaurant).length > 0) {
        throw conflict('has_bills', { current: toRow(db, restaurant, context.now) });
      }
    },
    run({ id, set }, db, context) {
      const restaurant = requireRestaurant(db, context, id);
      const changed = { ...restaurant, ...set };
      rejectTaken(db, changed, restaurant);
      throwIfInvalid({
        ...restaurantErrors(set, restaurant, todayOf(changed, context.now), 'set'),
        ...managerErrors(db, set, 'set'),
      });
      applyChanges(db, context, restaurant, set);
      touch(restaurant, writerOf(db, context), context.now);
      renameWorkPlace(db, restaurant);
      return toResponse(db, context, restaurant, set.hours ? restaurantWarnings(restaurant, 'set.hours') : []);
    },
  },

  changeStatus: {
    guard(body, db, context) {
      const { action } = body;
      if (isAction(action)) {
        const right = rightOfRestaurantAction(action);
        if (!can(context.ability, right, 'restaurant')) throw forbidden(right, 'restaurant');
      }
      const restaurant = restaurantFromInput(body, db, context);
      if (restaurant && isAction(action)) rejectStatusChange(db, context, restaurant, action);
    },
    run({ id, action, reason, until }, db, context) {
      const restaurant = requireRestaurant(db, context, id);
      const { now } = context;
      throwIfInvalid(
        action === 'activate' ? activationGaps(restaurant) : statusErrors(restaurant, { action, reason, until }, now),
      );
      const before = restaurant.status;
      const after = statusAfter(restaurant, action, now) ?? before;
      const isWaiting = after === 'paused' || after === 'temporarily_closed';
      Object.assign(restaurant, {
        status: after,
        statusReason: isWaiting ? (reason?.trim() ?? null) : null,
        statusUntil: isWaiting && until ? new Date(until).toISOString() : null,
      } satisfies Partial<Restaurant>);
      if (action === 'activate') restaurant.firstBusinessDate ??= todayOf(restaurant, now);
      if (action === 'archive') leaveWorkPlaces(db, restaurant);
      if (action === 'restore') rejoinWorkPlaces(db, restaurant);
      record(db, context, id, { type: action, field: 'status', before, after, note: reason?.trim() || null });
      touch(restaurant, writerOf(db, context), now);
      return toResponse(db, context, restaurant);
    },
  },

  activity({ id, person, field, page, perPage }, db, context) {
    requireRestaurant(db, context, id);
    const found = (restaurantStore(db).activity[id] ?? []).filter(
      (entry) => (person === '' || String(entry.by.id) === person) && (field === '' || entry.field === field),
    );
    return {
      activity: pageOf(found, page, perPage),
      total: found.length,
      totalPages: totalPagesOf(found.length, perPage),
      params: { id, person, field, page, perPage },
    };
  },
};
