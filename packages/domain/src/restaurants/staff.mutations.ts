import { useMutation, type Query, type QueryClient } from '@tanstack/react-query';
import { changeQueries, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { restaurantKeys, staffKeys } from './restaurants.queries';
import { staffEndpoints, type Staff } from './staff.contract';

const lists = { predicate: ({ queryKey }: Query) => staffKeys.isList(queryKey) };
const all = { predicate: ({ queryKey }: Query) => staffKeys.owns(queryKey) };

type UpdateStaff = EndpointInput<typeof staffEndpoints.update>;

const patch = (client: QueryClient, id: string, change: (person: Staff) => Staff) =>
  client.setQueriesData<Staff[]>(lists, (staff) =>
    staff?.map((person) => (person.id === id ? change(person) : person)),
  );

export const useUpdateStaff = () =>
  useMutation({
    mutationFn: async (input: UpdateStaff) => (await call(staffEndpoints.update, input)).staff,
    ...optimistic<UpdateStaff>({
      key: ['staff'],
      apply: ({ id, set }, client) => {
        const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
        return changeQueries(client, lists, () => patch(client, id, (person) => ({ ...person, ...given })));
      },
      invalidate: [all, restaurantKeys.lists()],
    }),
    onSuccess: (staff, _input, _before, { client }) => void patch(client, staff.id, () => staff),
  });
