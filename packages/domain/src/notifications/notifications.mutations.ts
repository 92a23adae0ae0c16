import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { notificationEndpoints, type NotificationList } from './notifications.contract';
import { changeNotifications, type NotificationChange } from './notifications';
import { notificationKeys } from './notifications.queries';

const queryKey = notificationKeys.all;
const mutationKey = [...queryKey, 'change'];

/** Read, unread, dismissed, brought back: at once; a refused change goes back. */
export const useUpdateNotifications = () =>
  useMutation({
    mutationKey,
    mutationFn: (change: NotificationChange) => call(notificationEndpoints.update, change),
    onMutate: async (change, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<NotificationList>(queryKey);
      if (before) client.setQueryData(queryKey, changeNotifications(before, change));
      return before;
    },
    onError: (_error, _change, before, { client }) => client.setQueryData(queryKey, before),
    // An answer in between would undo the later changes on screen.
    onSuccess: (list, _change, _before, { client }) => {
      if (client.isMutating({ mutationKey }) <= 1) client.setQueryData(queryKey, list);
    },
    onSettled: (_list, error, _change, _before, { client }) =>
      error && client.isMutating({ mutationKey }) <= 1 ? client.invalidateQueries({ queryKey }) : undefined,
  });
