import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { asRows, changeRows } from '../lists/changeRows';
import { reloadAfterLast } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { apiKeyEndpoints, type ApiKey, type NewApiKey } from './apiKeys.contract';
import { apiKeyKeys } from './apiKeys.queries';

const queryKey = apiKeyKeys.all;
const mutationKey = [...queryKey, 'change'];

const setKeys = (client: QueryClient, change: (keys: ApiKey[]) => ApiKey[]) =>
  client.setQueryData<ApiKey[]>(queryKey, (keys) => keys && change(keys));
const reload = (client: QueryClient) => client.invalidateQueries({ queryKey });

/** The answer tells the secret once: it is not kept in the cache. */
export const useAddApiKey = () =>
  useMutation({
    mutationFn: (key: NewApiKey) => call(apiKeyEndpoints.add, key),
    gcTime: 0,
    onSuccess: ({ key }, _input, _before, { client }) => {
      setKeys(client, (keys) => [...keys, key]);
      return reload(client);
    },
  });

/** Renames, changes what the key may do, or replaces its secret; the new secret is told once. */
export const useUpdateApiKey = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof apiKeyEndpoints.update>) => call(apiKeyEndpoints.update, input),
    gcTime: 0,
    onSuccess: ({ key }, _input, _before, { client }) => {
      setKeys(client, (keys) => keys.map((entry) => (entry.id === key.id ? key : entry)));
    },
    onError: (_error, _input, _before, { client }) => reload(client),
  });

/** Leaves the list at once; a refused one comes back. */
export const useDeleteApiKey = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: string) => call(apiKeyEndpoints.remove, { id }),
    onMutate: (id, { client }) =>
      changeRows(client, queryKey, asRows<ApiKey>(), [id], (keys) => keys.filter((key) => key.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: (_answer, _error, _id, _undo, { client }) => reloadAfterLast(client, mutationKey, queryKey),
  });

/** Takes a revocation back. */
export const useRestoreApiKey = () =>
  useMutation({
    mutationFn: (id: string) => call(restoreEndpoints.restore, { subject: 'apiKey', ids: [id] }),
    onSuccess: (_answer, _id, _before, { client }) => reload(client),
  });
