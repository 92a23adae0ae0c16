import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { restaurantKeys, staffKeys } from './restaurants.queries';
import { staffEndpoints, type Staff } from './staff.contract';

const lists = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => staffKeys.owns(queryKey) };
const mutationKey = ['staff', 'change'];

const patch = (client: QueryClient, id: string, change: (person: Staff) => Staff) =>
  client.setQueriesData<Staff[]>(lists, (staff) =>
    staff?.map((person) => (person.id === id ? change(person) : person)),
  );

/** Shows at once: most changes are a switch. */
export const useUpdateStaff = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<typeof staffEndpoints.update>) =>
      (await call(staffEndpoints.update, input)).staff,
    onMutate: async ({ id, set }, { client }) => {
      await client.cancelQueries(lists);
      const before = client.getQueriesData<Staff[]>(lists);
      const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
      patch(client, id, (person) => ({ ...person, ...given }));
      return before;
    },
    onError: (_error, _input, before, { client }) => {
      for (const [key, staff] of before ?? []) client.setQueryData(key, staff);
    },
    onSuccess: (staff, _input, _before, { client }) => void patch(client, staff.id, () => staff),
    // Of many changes on their way only the last one reloads.
    onSettled: (_staff, _error, _input, _before, { client }) =>
      client.isMutating({ mutationKey }) > 1
        ? undefined
        : Promise.all([
            client.invalidateQueries(lists),
            client.invalidateQueries({ queryKey: restaurantKeys.lists() }),
          ]),
  });
