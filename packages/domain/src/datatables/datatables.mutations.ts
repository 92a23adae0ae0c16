import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { datatableEndpoints, type Employee, type EmployeeChanges } from './datatables.contract';
import { employeeKeys } from './datatables.queries';

/** Changes an employee. Not optimistic. Updates every table with the response. */
export const useUpdateEmployee = () =>
  useMutation({
    mutationFn: async (employee: EmployeeChanges) => (await call(datatableEndpoints.update, { employee })).employee,
    onSuccess: (changed, _input, _before, { client }) => {
      client.setQueryData<Employee[]>(employeeKeys.initial(), (employees) =>
        employees?.map((employee) => (employee.id === changed.id ? changed : employee)),
      );
      void client.invalidateQueries({ queryKey: employeeKeys.lists() });
    },
  });
