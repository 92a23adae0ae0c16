import type { Employee } from '@larder/domain/contract';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEditableColumns } from './useEditableColumns';

const editable = (onSave?: () => Promise<void>) =>
  renderHook(() => useEditableColumns(onSave)).result.current.flatMap(({ id, edit }) => (edit ? id : []));

it('useEditableColumns makes cells editable only if the user may save them', () => {
  const save = async () => {};
  expect(editable(save)).toEqual(['city', 'start_date', 'salary', 'status']);
  expect(editable()).toEqual([]);
});

const employee = { id: 1, city: 'Lisbon', start_date: '02/29/2024', salary: '$45000.50', status: 1 } as Employee;
const onSave = vi.fn<(employee: Employee, changes: object) => Promise<void>>(async () => undefined);
const editOf = (column: string) => {
  const { result } = renderHook(() => useEditableColumns(onSave));
  return result.current.find(({ id }) => id === column)!.edit as unknown as {
    required?: boolean;
    options?: { value: string }[];
    value?: (employee: Employee) => unknown;
    validate?: (value: unknown) => string | undefined;
    onSave: (employee: Employee, value: unknown) => Promise<void> | undefined;
  };
};

it.each([
  ['city', 'Porto', { city: 'Porto' }],
  ['start_date', '2026-11-02', { start_date: '11/02/2026' }],
  ['salary', 45_000.5, { salary: '$45000.50' }],
  ['status', '4', { status: 4 }],
])('useEditableColumns saves %s in the format of the record', async (column, value, changes) => {
  onSave.mockClear();
  await editOf(column).onSave(employee, value);
  expect(onSave).toHaveBeenCalledExactlyOnceWith(employee, changes);
});

it('useEditableColumns ignores an unknown status', async () => {
  onSave.mockClear();
  await editOf('status').onSave(employee, '9');
  expect(onSave).not.toHaveBeenCalled();
});

it('useEditableColumns edits the start date as an ISO date and the salary as a number, and requires values', () => {
  expect(editOf('start_date').value?.(employee)).toBe('2024-02-29');
  expect(editOf('salary').value?.(employee)).toBe(45_000.5);
  expect(['city', 'start_date', 'salary'].map((column) => editOf(column).required)).toEqual([true, true, true]);
});

it.each([
  ['city', 'c'.repeat(80), 'c'.repeat(81), 'validation.maxLength'],
  ['salary', 0, -1, 'validation.min'],
  ['salary', 9_999_999, 10_000_000, 'validation.max'],
])('useEditableColumns limits the value of %s', (column, valid, invalid, message) => {
  const { validate } = editOf(column);
  expect(validate?.(valid)).toBeUndefined();
  expect(validate?.(invalid)).toBe(message);
});
