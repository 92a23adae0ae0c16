import { createQueryClient, DomainProvider } from '@larder/domain';
import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEmployeeColumns } from '../useEmployeeColumns';
import type { DemoTableProps, EmployeesQuery } from './DemoTable';
import { WideEmployees } from './WideEmployees';

let columns: DemoTableProps['columns'] = [];
vi.mock('./DemoTable', () => ({
  DemoTable: (table: DemoTableProps) => {
    columns = table.columns;
    return null;
  },
}));

afterEach(cleanup);

it('WideEmployees shows all columns and pins only the name and the status', () => {
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <WideEmployees query={{ data: [] } as unknown as EmployeesQuery} />
    </DomainProvider>,
  );
  expect(columns.filter(({ hidden }) => hidden)).toEqual([]);
  expect(columns.flatMap(({ id, pin }) => (pin ? [[id, pin]] : []))).toEqual([
    ['full_name', 'start'],
    ['status', 'end'],
  ]);
  const { current: narrow } = renderHook(() => useEmployeeColumns()).result;
  const added = columns.map(({ id, width }, index) => [id, (width ?? 0) - (narrow[index]?.width ?? 0)]);
  expect(added.filter(([, change]) => change === 0)).toEqual([
    ['full_name', 0],
    ['status', 0],
  ]);
});
