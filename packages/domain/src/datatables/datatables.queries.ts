import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { datatableEndpoints, type EmployeeListParameters } from './datatables.contract';

const keys = entityKeys('employees');
export const employeeKeys = {
  ...keys,
  initial: () => [...keys.all, 'initial'] as const,
};

/** The first hundred, for tables that do their own work. */
export const initialEmployeesQuery = () =>
  queryOptions({
    queryKey: employeeKeys.initial(),
    queryFn: ({ signal }) => call(datatableEndpoints.initial, {}, { signal }),
  });

/** One page beside the whole set; while the next one loads the former stays. */
export const employeeListQuery = (parameters: EmployeeListParameters) =>
  queryOptions({
    queryKey: employeeKeys.list(parameters),
    queryFn: ({ signal }) => call(datatableEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
    // To look for what stayed the same in 100 000 rows takes longer than to draw the ten that show.
    structuralSharing: false,
  });

export const useInitialEmployees = () => useQuery(initialEmployeesQuery());
export const useEmployeeList = (parameters: EmployeeListParameters) => useQuery(employeeListQuery(parameters));
