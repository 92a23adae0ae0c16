import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { userDetailsEndpoints } from './userDetailsCalls.contract';
import type { UserDetailsUpdate } from './userDetailsUpdate.contract';
import { userKeys } from './users.queries';

export const useUpdateUserDetails = () =>
  useMutation({
    mutationFn: (input: UserDetailsUpdate) => call(userDetailsEndpoints.updateDetails, input),
    onSuccess: ({ details, user }, { id }, _before, { client }) => {
      client.setQueryData(userKeys.settings(id), details);
      client.setQueryData(userKeys.detail(id), user);
      return client.invalidateQueries({ queryKey: userKeys.lists() });
    },
    onError: (_error, { id }, _before, { client }) => client.invalidateQueries({ queryKey: userKeys.settings(id) }),
  });
