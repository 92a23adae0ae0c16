import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { chatKeys } from './chatKeys';
import { chatProfileEndpoints } from './chatProfile.contract';

export const chatProfileQuery = () =>
  queryOptions({
    queryKey: chatKeys.profile(),
    queryFn: ({ signal }) => call(chatProfileEndpoints.profile, {}, { signal }),
  });

export const useChatProfile = (enabled = true) => useQuery({ ...chatProfileQuery(), enabled });
