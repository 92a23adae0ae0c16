import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { datatableEndpoints, type EmployeeListParameters } from './datatables.contract';

const keys = entityKeys('employees');
export const employeeKeys = {
  ...keys,
  initial: () => [...keys.all, 'initial'] as const,
};

/** Queries the first hundred employees, for client-side tables. */
export const initialEmployeesQuery = () =>
  queryOptions({
    queryKey: employeeKeys.initial(),
    queryFn: ({ signal }) => call(datatableEndpoints.initial, {}, { signal }),
  });

/** Queries one page of the matching rows, plus all rows unfiltered. Keeps the previous page while the next loads. */
export const employeeListQuery = (parameters: EmployeeListParameters) =>
  queryOptions({
    queryKey: employeeKeys.list(parameters),
    queryFn: ({ signal }) => call(datatableEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
    // Comparing 100,000 rows takes longer than rendering the ten visible ones.
    structuralSharing: false,
  });

export const useInitialEmployees = () => useQuery(initialEmployeesQuery());
export const useEmployeeList = (parameters: EmployeeListParameters) => useQuery(employeeListQuery(parameters));
