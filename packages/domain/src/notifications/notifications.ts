import type { EndpointInput } from '../http/endpoint';
import type { Notification, NotificationList, notificationEndpoints } from './notifications.contract';

export type NotificationChange = EndpointInput<typeof notificationEndpoints.update>;

export const countUnread = (notifications: readonly Pick<Notification, 'isRead'>[]) =>
  notifications.filter(({ isRead }) => !isRead).length;

/** The list as it will be: dismissed ones leave it; brought-back ones come with the answer. */
export function changeNotifications(
  { notifications }: NotificationList,
  { ids, all, isRead, isDismissed }: NotificationChange,
): NotificationList {
  const isMeant = ({ id }: Notification) => all === true || (ids ?? []).includes(id);
  const changed = notifications
    .filter((entry) => !(isDismissed && isMeant(entry)))
    .map((entry) => (isMeant(entry) && isRead !== undefined ? { ...entry, isRead } : entry));
  return { notifications: changed, unread: countUnread(changed) };
}

/** Those that came after the highest id seen before, newest first as they are listed. */
export const newerThan = (notifications: readonly Notification[], highestId: number) =>
  notifications.filter(({ id, isRead }) => id > highestId && !isRead);
