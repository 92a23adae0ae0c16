import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEditableColumns } from './useEditableColumns';

const editable = (onSave?: () => Promise<void>) =>
  renderHook(() => useEditableColumns(onSave)).result.current.flatMap(({ id, edit }) => (edit ? id : []));

it('useEditableColumns makes cells editable only if the user may save them', () => {
  const save = async () => {};
  expect(editable(save)).toEqual(['city', 'start_date', 'salary', 'status']);
  expect(editable()).toEqual([]);
});
