import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession } from '../store/session';
import type { Employee, EmployeeListParameters } from './datatables.contract';
import { useUpdateEmployee } from './datatables.mutations';
import { useEmployeeList, useInitialEmployees } from './datatables.queries';

const employee = (id: number): Employee => ({
  id,
  avatar: '',
  full_name: `Person ${id}`,
  post: 'Host',
  email: `person${id}@saltmarsh.example`,
  city: 'Lisbon',
  start_date: '03/14/2021',
  salary: '$23896.35',
  age: '31',
  experience: '1 Year',
  status: 1,
});
const employees = [1, 2, 3].map(employee);

const { adapter } = http.defaults;
let server = createFakeServer();
let response: FakeResponse;

beforeEach(() => {
  response = { status: 200, data: { allData: employees, invoices: employees.slice(0, 1), total: 3 } };
  server = createFakeServer();
  server.onCall = ({ url }) => (url === '/api/datatables/data' ? response : { status: 200, data: employees });
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

function setup() {
  const queryClient = createQueryClient();
  return renderHook(
    (parameters: EmployeeListParameters) => ({
      list: useEmployeeList(parameters),
      initial: useInitialEmployees(),
      update: useUpdateEmployee(),
    }),
    {
      initialProps: {},
      wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
    },
  );
}

describe('employee queries', () => {
  it('keeps the previous page while the next loads', async () => {
    const { result, rerender } = setup();
    await waitFor(() => expect(result.current.list.data?.invoices.map(({ id }) => id)).toEqual([1]));
    await waitFor(() => expect(result.current.initial.data).toEqual(employees));
    response = { status: 200, data: { allData: employees, invoices: employees.slice(1, 2), total: 3 } };
    rerender({ page: 2, sortColumn: 'age' });
    expect(result.current.list.isPlaceholderData).toBe(true);
    expect(result.current.list.data?.total).toBe(3);
    await waitFor(() => expect(result.current.list.data?.invoices.map(({ id }) => id)).toEqual([2]));
    expect(server.calls('/api/datatables/data').at(-1)?.params).toMatchObject({ page: 2, sortColumn: 'age' });
  });

  it('rejects a response with an invalid row', async () => {
    response = { status: 200, data: { allData: employees, invoices: [{ ...employees[0], status: 6 }], total: 3 } };
    const { result } = setup();
    await waitFor(() => expect(result.current.list.error).toMatchObject({ code: 'malformed_response' }));
  });

  it('updates an employee in every cached list', async () => {
    const { result } = setup();
    await waitFor(() => expect(result.current.initial.data).toEqual(employees));
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    const changed = { ...employees[1]!, city: 'Porto' };
    server.onCall = ({ url }) =>
      url === '/api/datatables/update' ? { status: 200, data: { employee: changed } } : response;
    await result.current.update.mutateAsync({ employee: { id: 2, city: 'Porto' } });
    await waitFor(() => expect(result.current.initial.data).toEqual([employees[0], changed, employees[2]]));
    await waitFor(() => expect(server.calls('/api/datatables/data')).toHaveLength(2));

    server.onCall = () => ({ status: 500, data: {} });
    await expect(result.current.update.mutateAsync({ employee: { id: 2, city: 'Faro' } })).rejects.toMatchObject({
      status: 500,
    });
    expect(result.current.initial.data?.[1]).toEqual(changed);
  });
});
