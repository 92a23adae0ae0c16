import type { EndpointInput } from '../http/endpoint';
import type { Notification, notificationEndpoints } from './notifications.contract';

export type NotificationChange = EndpointInput<typeof notificationEndpoints.update>;

export const countUnread = (notifications: readonly Pick<Notification, 'isRead'>[]) =>
  notifications.filter(({ isRead }) => !isRead).length;

/** The notifications as they will be: dismissed ones leave; brought-back ones come with the answer. */
export function changeNotifications(
  notifications: readonly Notification[],
  { ids, all, isRead, isDismissed }: NotificationChange,
): Notification[] {
  const isMeant = ({ id }: Notification) => all === true || (ids ?? []).includes(id);
  return notifications
    .filter((entry) => !(isDismissed && isMeant(entry)))
    .map((entry) => (isMeant(entry) && isRead !== undefined ? { ...entry, isRead } : entry));
}

/** Those that came after the highest id seen before, newest first as they are listed. */
export const newerThan = (notifications: readonly Notification[], highestId: number) =>
  notifications.filter(({ id, isRead }) => id > highestId && !isRead);
