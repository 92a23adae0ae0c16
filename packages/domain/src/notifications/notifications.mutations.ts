import { useMutation } from '@tanstack/react-query';
import { changeRows, type Rows } from '../cache/changeRows';
import { isLastChange, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import { changeNotifications, countUnread, type NotificationChange } from './notifications';
import { notificationEndpoints, type Notification, type NotificationList } from './notifications.contract';
import { notificationKeys } from './notifications.queries';

const queryKey = notificationKeys.all;
const rows: Rows<NotificationList, Notification> = {
  read: ({ notifications }) => notifications,
  write: (_list, notifications) => ({ notifications, unread: countUnread(notifications) }),
};

/** Marks notifications as read or unread, dismisses or restores them. The response is the new list. */
export const useUpdateNotifications = () =>
  useMutation({
    mutationFn: (change: NotificationChange) => call(notificationEndpoints.update, change),
    ...optimistic<NotificationChange>({
      key: queryKey,
      apply: (change, client) =>
        changeRows(client, queryKey, rows, (notifications) => changeNotifications(notifications, change)),
      // The response is the whole list, so only an error needs a refetch.
      invalidate: (error) => (error ? [queryKey] : []),
    }),
    onSuccess: (list, _change, _before, { client }) => {
      if (isLastChange(client, queryKey)) client.setQueryData(queryKey, list);
    },
  });
