import type { Employee } from '@larder/domain/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyDraft, employeeOf } from './employeeDraft';
import { useLocalEmployees } from './useLocalEmployees';

const draft = { ...emptyDraft, full_name: 'Dana Ashworth', start_date: '2024-01-02', salary: '48000', age: '31' };

it.each([
  [[], 1],
  [[3, 8, 5], 9],
])('the employee added after the IDs %j has the ID %i and is first', (ids, id) => {
  const stored: Employee[] = ids.map((storedId) => employeeOf(draft, storedId));
  const { result } = renderHook(() => useLocalEmployees(stored));
  act(() => result.current.add(draft));
  expect(result.current.all?.map((employee) => employee.id)).toEqual([id, ...ids]);
});
