import { useMutation, type QueryClient } from '@tanstack/react-query';
import { changeQueries, isLastChange, optimistic, type Undo } from '../cache/optimistic';
import { call } from '../http/client';
import type { UserDetails } from './userDetails.contract';
import { userDetailsEndpoints } from './userDetailsCalls.contract';
import type { UserDetailsUpdate } from './userDetailsUpdate.contract';
import { userKeys } from './users.queries';

const key = [...userKeys.details(), 'settings'];

/** Shows switches and radio buttons before the response. Forms wait for it. */
function show(update: UserDetailsUpdate, client: QueryClient): Promise<Undo> | undefined {
  const change = (apply: (details: UserDetails) => UserDetails) => {
    const queryKey = userKeys.settings(update.id);
    return changeQueries(client, { queryKey }, () =>
      client.setQueryData<UserDetails>(queryKey, (details) => details && apply(details)),
    );
  };
  if (update.section === 'notifications' && update.data.when) {
    const { when } = update.data;
    return change((details) => ({ ...details, notifications: { ...details.notifications, when } }));
  }
  if (update.section === 'connections' && update.data.services) {
    const wanted = new Map(update.data.services.map(({ id, connected }) => [id, connected]));
    return change(({ connections, ...details }) => ({
      ...details,
      connections: {
        ...connections,
        services: connections.services.map((row) => ({ ...row, connected: wanted.get(row.id) ?? row.connected })),
      },
    }));
  }
  return undefined;
}

export const useUpdateUserDetails = () =>
  useMutation({
    // In series, so that an older change can't overwrite a newer one.
    scope: { id: 'user-details' },
    mutationFn: (input: UserDetailsUpdate) => call(userDetailsEndpoints.updateDetails, input),
    ...optimistic<UserDetailsUpdate>({
      key,
      apply: show,
      invalidate: (error) => [userKeys.lists(), ...(error ? [userKeys.details()] : [])],
    }),
    onSuccess: ({ details, user }, { id }, _undo, { client }) => {
      client.setQueryData(userKeys.detail(id), user);
      if (isLastChange(client, key)) client.setQueryData(userKeys.settings(id), details);
      // The pending change may belong to another user.
      else void client.invalidateQueries({ queryKey: userKeys.settings(id), refetchType: 'none' });
    },
  });
