import { countUnread, mayOpen, type Notification, type notificationEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import { defineUserStore, type Database } from '../database';
import { invalid, notFound } from '../httpError';
import type { Context, Handlers } from '../router';
import { seedNotifications, type StoredNotification } from './notifications.fixtures';

const notificationStore = defineUserStore('notifications', (seed, now, user) => ({
  rows: user ? seedNotifications(seed, now, user.id) : [],
}));

/** Hides notifications about pages that the user may not open, because their texts contain figures of the page. */
function toResponse(rows: readonly StoredNotification[], { ability }: Context) {
  const isOpen = (link = '') => mayOpen(link, (action, subject) => can(ability, action, subject));
  const notifications = rows
    .filter(({ isDismissed, link }) => !isDismissed && isOpen(link))
    .map((row): Notification => {
      const { isDismissed: _, ...shown } = row;
      return shown;
    })
    .toSorted((left, right) => right.time.localeCompare(left.time) || right.id - left.id);
  return { notifications, unread: countUnread(notifications) };
}

/** Adds an unread notification for a user. */
export function addNotification(db: Database, userId: number, notification: Omit<Notification, 'id' | 'isRead'>) {
  const { rows } = notificationStore(db, userId);
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
  rows.push({ ...notification, id, isRead: false, isDismissed: false });
}

export const notificationHandlers: Handlers<typeof notificationEndpoints> = {
  data: (_input, db, context) => toResponse(notificationStore(db, context.actorId).rows, context),

  update: {
    guard({ ids }, db, context) {
      if (!Array.isArray(ids) || ids.length === 0 || !ids.every(Number.isInteger)) return;
      if (!notificationStore(db, context.actorId).rows.some(({ id }) => ids.includes(id)))
        throw notFound('notification', ids[0] as number);
    },
    run({ ids = [], all, isRead, isDismissed }, db, context) {
      if (!all && ids.length === 0) throw invalid({ ids: ['required'] });
      const store = notificationStore(db, context.actorId);
      store.rows = store.rows.map((row) =>
        // Restoring all includes dismissed ones. Marking all as read only affects visible ones.
        ids.includes(row.id) || (all && (!row.isDismissed || isDismissed !== undefined))
          ? { ...row, isRead: isRead ?? row.isRead, isDismissed: isDismissed ?? row.isDismissed }
          : row,
      );
      return toResponse(store.rows, context);
    },
  },
};
