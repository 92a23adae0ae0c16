import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { changeRows, type Rows } from '../lists/changeRows';
import { changeNotifications, countUnread, type NotificationChange } from './notifications';
import { notificationEndpoints, type Notification, type NotificationList } from './notifications.contract';
import { notificationKeys } from './notifications.queries';

const queryKey = notificationKeys.all;
const mutationKey = [...queryKey, 'change'];
const rows: Rows<NotificationList, Notification> = {
  read: ({ notifications }) => notifications,
  write: (_list, notifications) => ({ notifications, unread: countUnread(notifications) }),
};

/** Read, unread, dismissed, brought back: at once; a refused change goes back. */
export const useUpdateNotifications = () =>
  useMutation({
    mutationKey,
    mutationFn: (change: NotificationChange) => call(notificationEndpoints.update, change),
    onMutate: (change, { client }) => {
      const shown = client.getQueryData<NotificationList>(queryKey)?.notifications ?? [];
      const ids = change.all ? shown.map(({ id }) => id) : (change.ids ?? []);
      return changeRows(client, queryKey, rows, ids, (notifications) => changeNotifications(notifications, change));
    },
    onError: (_error, _change, undo) => undo?.(),
    // An answer in between would undo the later changes on screen.
    onSuccess: (list, _change, _before, { client }) => {
      if (client.isMutating({ mutationKey }) <= 1) client.setQueryData(queryKey, list);
    },
    onSettled: (_list, error, _change, _before, { client }) =>
      error && client.isMutating({ mutationKey }) <= 1 ? client.invalidateQueries({ queryKey }) : undefined,
  });
