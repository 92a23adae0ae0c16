import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { datatableEndpoints, type Employee } from './datatables.contract';
import { employeeKeys } from './datatables.queries';

/** Changes an employee. Not optimistic. Writes the response to the initial list and refetches the others. */
export const useUpdateEmployee = () =>
  useMutation({
    mutationFn: async (input: EndpointInput<typeof datatableEndpoints.update>) =>
      (await call(datatableEndpoints.update, input)).employee,
    onSuccess: (changed, _input, _before, { client }) => {
      client.setQueryData<Employee[]>(employeeKeys.initial(), (employees) =>
        employees?.map((employee) => (employee.id === changed.id ? changed : employee)),
      );
      void client.invalidateQueries({ queryKey: employeeKeys.lists() });
    },
  });
