import { ApiError } from '@larder/domain';
import type { MenuItem } from '@larder/domain/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MenuEdits } from './useMenuEdits';
import { useItemFields } from './useItemFields';

const item = { id: 'i1', version: 3, name: 'Oysters', description: 'By the dozen' } as MenuItem;

function open() {
  const save = vi.fn<(ops: object[]) => Promise<unknown>>(async () => ({}));
  const { result } = renderHook(() => useItemFields(item, { save } as unknown as MenuEdits));
  return { fields: result, save };
}

it('a field is saved on blur, without leading and trailing spaces', async () => {
  const { fields, save } = open();
  act(() => fields.current.type({ name: ' Native oysters ' }));
  expect(fields.current.values).toEqual({ ...item, name: ' Native oysters ' });
  expect(save).not.toHaveBeenCalled();
  await act(async () => fields.current.leave('name'));
  expect(save.mock.calls).toEqual([
    [[{ op: 'update', kind: 'item', id: 'i1', version: 3, set: { name: 'Native oysters' } }]],
  ]);
});

it('a field that has not changed is not saved', async () => {
  const { fields, save } = open();
  await act(async () => fields.current.leave('name'));
  act(() => fields.current.type({ name: 'Oysters' }));
  await act(async () => fields.current.leave('name'));
  expect(save).not.toHaveBeenCalled();
});

it('a rejected value stays in its field', async () => {
  const { fields, save } = open();
  save.mockRejectedValue(new ApiError({ status: 422, code: 'validation', errors: { 'ops.0.set.name': ['taken'] } }));
  act(() => fields.current.type({ name: 'Bread' }));
  await act(async () => fields.current.leave('name'));
  expect(fields.current.values.name).toBe('Bread');
  expect(fields.current.errorOf('name')).toBe('validation.taken');
});
