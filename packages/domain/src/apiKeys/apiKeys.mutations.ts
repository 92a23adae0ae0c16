import { useMutation, type QueryClient } from '@tanstack/react-query';
import { asRows, changeRows } from '../cache/changeRows';
import { optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { apiKeyEndpoints, type ApiKey, type NewApiKey } from './apiKeys.contract';
import { apiKeyKeys } from './apiKeys.queries';

const queryKey = apiKeyKeys.all;

const setKeys = (client: QueryClient, change: (keys: ApiKey[]) => ApiKey[]) =>
  client.setQueryData<ApiKey[]>(queryKey, (keys) => keys && change(keys));
const reload = (client: QueryClient) => client.invalidateQueries({ queryKey });

/** Adds a key. Only this response contains the secret, so it is not cached. */
export const useAddApiKey = () =>
  useMutation({
    mutationFn: (key: NewApiKey) => call(apiKeyEndpoints.add, key),
    gcTime: 0,
    onSuccess: ({ key }, _input, _before, { client }) => {
      setKeys(client, (keys) => [...keys, key]);
      return reload(client);
    },
  });

/** Renames the key, changes its rights or replaces its secret. Only this response contains a new secret. */
export const useUpdateApiKey = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof apiKeyEndpoints.update>) => call(apiKeyEndpoints.update, input),
    gcTime: 0,
    onSuccess: ({ key }, _input, _before, { client }) => {
      setKeys(client, (keys) => keys.map((entry) => (entry.id === key.id ? key : entry)));
    },
    onError: (_error, _input, _before, { client }) => reload(client),
  });

export const useDeleteApiKey = () =>
  useMutation({
    mutationFn: (id: string) => call(apiKeyEndpoints.remove, { id }),
    ...optimistic<string>({
      key: queryKey,
      apply: (id, client) =>
        changeRows(client, queryKey, asRows<ApiKey>(), (keys) => keys.filter((key) => key.id !== id)),
      invalidate: [queryKey],
    }),
  });
