import {
  problemsOf,
  type DraftInfo,
  type MenuProblem,
  type MenuRevision,
  type PersonRef,
} from '@larder/domain/contract';
import { can } from '../access';
import type { Database } from '../database';
import { addNotification } from '../notifications/notifications.handlers';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context } from '../router';
import { eightySixData } from './eightySix.store';
import { draftOf, menuStore, publishDraft, type MenuData, type StoredRevision } from './menu.store';

/** Returns the problems of the draft at all restaurants of the company. */
function allProblems(data: MenuData, db: Database, now: Date): MenuProblem[] {
  const places = restaurantStore(db).restaurants.rows.filter(({ status }) => status !== 'archived');
  return problemsOf(draftOf(data), places, eightySixData(db, now).entries, now);
}

export const blockingIn = (data: MenuData, db: Database, now: Date) =>
  allProblems(data, db, now).filter(({ severity }) => severity === 'blocking');

function peopleOf({ changes }: MenuData): PersonRef[] {
  const people = new Map(changes.map(({ by }) => [by.id, by]));
  return [...people.values()];
}

/** Costs of dishes are only sent to users who maintain them. */
export const seesCosts = ({ ability }: Context) => can(ability, 'update', 'menu');

/**
 * Returns the state of the draft. Excludes problems at restaurants that aren't workplaces of the user, and problems
 * that state a cost if the user may not update the menu.
 */
export function infoOf(data: MenuData, db: Database, context: Context): DraftInfo {
  const { now, workPlaces } = context;
  const { changes, draftVersion, schedule, revisions } = data;
  const own = new Set<string | null>([null, ...workPlaces.map(({ _id }) => _id)]);
  return {
    status: schedule ? 'scheduled' : changes.length > 0 ? 'open' : 'clean',
    draftVersion,
    baseRevision: revisions.at(-1)?.number ?? 0,
    changes: changes.length,
    people: peopleOf(data),
    publishAt: schedule?.publishAt ?? null,
    scheduledBy: schedule?.by ?? null,
    note: schedule?.note ?? '',
    problems: allProblems(data, db, now).filter(
      ({ restaurantId, values }) => own.has(restaurantId) && (seesCosts(context) || !('cost' in values)),
    ),
  };
}

export const shown = ({ back: _back, ...revision }: StoredRevision): MenuRevision => revision;

/** Returns the menu as of `now`. Publishes a due schedule first. */
export function menuAt(db: Database, now: Date): MenuData {
  const data = menuStore(db);
  const { schedule } = data;
  if (!schedule || Date.parse(schedule.publishAt) > now.getTime()) return data;
  const { by, publishAt, note } = schedule;
  const due = new Date(publishAt);
  if (blockingIn(data, db, due).length === 0) {
    publishDraft(data, { by, at: publishAt }, note);
    return data;
  }
  data.schedule = null;
  data.draftVersion += 1;
  addNotification(db, Number(by.id), {
    group: 'system',
    kind: 'danger',
    title: 'The menu was not published',
    text: 'A problem prevented it. The draft can be edited again.',
    time: publishAt,
    icon: 'book-open-text',
    link: '/apps/management/menuManagement?mode=changes',
  });
  return data;
}
