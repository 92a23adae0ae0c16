import { useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { serverStatusEndpoints } from './serverStatus.contract';

/** Checks on `refetch` whether the server is available. */
export const useServerStatus = () =>
  useQuery({
    queryKey: ['serverStatus'],
    queryFn: ({ signal }) => call(serverStatusEndpoints.status, {}, { signal }),
    enabled: false,
    retry: false,
    gcTime: 0,
  });
