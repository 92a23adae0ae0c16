import type { EndpointInput } from '../http/endpoint';
import type { Notification, notificationEndpoints } from './notifications.contract';

export type NotificationChange = EndpointInput<typeof notificationEndpoints.update>;

export const countUnread = (notifications: readonly Pick<Notification, 'isRead'>[]) =>
  notifications.filter(({ isRead }) => !isRead).length;

/** Applies a change. Dismissed notifications are removed. Restored ones appear only with the response. */
export function changeNotifications(
  notifications: readonly Notification[],
  { ids, all, isRead, isDismissed }: NotificationChange,
): Notification[] {
  const isMeant = ({ id }: Notification) => all === true || (ids ?? []).includes(id);
  return notifications
    .filter((entry) => !(isDismissed && isMeant(entry)))
    .map((entry) => (isMeant(entry) && isRead !== undefined ? { ...entry, isRead } : entry));
}

/** Returns the unread notifications with an ID above the highest known one. */
export const newerThan = (notifications: readonly Notification[], highestId: number) =>
  notifications.filter(({ id, isRead }) => id > highestId && !isRead);
