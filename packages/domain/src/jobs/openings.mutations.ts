import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { jobKeys } from './jobs.queries';
import { openingEndpoints, type JobOpening } from './openings.contract';

const lists = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => jobKeys.owns(queryKey, 'openings') };

/** Writes the response to every list before they reload. */
function keep(client: QueryClient, opening: JobOpening) {
  client.setQueriesData<JobOpening[]>(lists, (openings) =>
    openings?.map((entry) => (entry.id === opening.id ? opening : entry)),
  );
  return client.invalidateQueries(lists);
}

const reload = (client: QueryClient) => client.invalidateQueries(lists);

export const useAddOpening = () =>
  useMutation({
    mutationFn: async (opening: EndpointInput<typeof openingEndpoints.add>['opening']) =>
      (await call(openingEndpoints.add, { opening })).opening,
    onSuccess: (_opening, _input, _before, { client }) => reload(client),
  });

export const useUpdateOpening = () =>
  useMutation({
    mutationFn: async (input: EndpointInput<typeof openingEndpoints.update>) =>
      (await call(openingEndpoints.update, input)).opening,
    onSuccess: (opening, _input, _before, { client }) => keep(client, opening),
    onError: (_error, _input, _before, { client }) => reload(client),
  });

export const useChangeOpeningStatus = () =>
  useMutation({
    mutationFn: async (input: EndpointInput<typeof openingEndpoints.changeStatus>) =>
      (await call(openingEndpoints.changeStatus, input)).opening,
    onSuccess: (opening, _input, _before, { client }) => keep(client, opening),
    onError: (_error, _input, _before, { client }) => reload(client),
  });
