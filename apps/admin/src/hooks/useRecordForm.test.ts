import { ApiError } from '@larder/domain';
import type { FieldErrors } from '@larder/domain/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRecordForm } from './useRecordForm';

interface Jar {
  version: number;
  name: string;
  seats: number;
}
type Values = Omit<Jar, 'version'>;

const stored: Jar = { version: 1, name: 'Plums', seats: 2 };

function setUp(save: (changes: Partial<Values>, version: number | undefined) => Promise<Jar>) {
  const onSaved = vi.fn();
  const { result } = renderHook(() =>
    useRecordForm<Jar, Values>({
      record: stored,
      valuesOf: (jar) => ({ name: jar?.name ?? '', seats: jar?.seats ?? 0 }),
      validate: ({ name }): FieldErrors => (name === '' ? { name: ['required'] } : {}),
      save: (_values, changes, jar) => save(changes, jar?.version),
      onSaved,
      prefix: 'set',
    }),
  );
  return { result, onSaved };
}

/** Returns a `save` function of an API to which someone else has saved `theirs` in the meantime. */
const serverWith = (theirs: Jar) =>
  vi.fn(async (changes: Partial<Values>, version: number | undefined): Promise<Jar> => {
    if (version !== theirs.version)
      throw new ApiError({ status: 409, code: 'version_conflict', problem: { current: theirs } });
    return { ...theirs, ...changes, version: theirs.version + 1 };
  });

it('useRecordForm sends only the changed values, with the version', async () => {
  const save = serverWith(stored);
  const { result, onSaved } = setUp(save);
  act(() => result.current.set({ seats: 3 }));
  expect(result.current.changed).toEqual(['seats']);
  act(() => result.current.submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ ...stored, seats: 3, version: 2 }, stored));
  expect(save).toHaveBeenCalledWith({ seats: 3 }, 1);
  expect(result.current.isDirty).toBe(false);
});

it('useRecordForm keeps text typed while a picture is being read', () => {
  const { result } = setUp(serverWith(stored));
  // Called after the file was read, with the values of the render in which it was chosen.
  const { set } = result.current;
  act(() => result.current.set({ name: 'Pears' }));
  act(() => set({ seats: 4 }));
  expect(result.current.values).toEqual({ name: 'Pears', seats: 4 });
});

it('useRecordForm validates before sending, and again when the field changes', async () => {
  const save = serverWith(stored);
  const { result } = setUp(save);
  act(() => result.current.set({ name: '' }));
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.errorOf('name')).toBe('validation.required'));
  expect(save).not.toHaveBeenCalled();
  act(() => result.current.set({ name: 'Figs' }));
  expect(result.current.errorOf('name')).toBeUndefined();
});

it('useRecordForm shows the field errors of a response', async () => {
  const { result } = setUp(() => Promise.reject(new ApiError({ status: 422, errors: { 'set.name': ['taken'] } })));
  act(() => result.current.set({ name: 'Figs' }));
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.errorOf('name')).toBe('validation.taken'));
  expect(result.current.values.name).toBe('Figs');
});

it('useRecordForm saves over a newer version if others changed other fields', async () => {
  const save = serverWith({ version: 2, name: 'Pears', seats: 2 });
  const { result, onSaved } = setUp(save);
  act(() => result.current.set({ seats: 3 }));
  act(() => result.current.submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save).toHaveBeenLastCalledWith({ seats: 3 }, 2);
  expect(result.current.values).toEqual({ name: 'Pears', seats: 3 });
});

it('useRecordForm reports a conflict if others changed the same field, and can take their value', async () => {
  const save = serverWith({ version: 2, name: 'Pears', seats: 2 });
  const { result, onSaved } = setUp(save);
  act(() => result.current.set({ name: 'Figs' }));
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.conflict?.fields).toEqual([{ name: 'name', from: 'Pears', to: 'Figs' }]));
  expect(onSaved).not.toHaveBeenCalled();
  act(() => result.current.conflict?.takeTheirs());
  expect(result.current.values.name).toBe('Pears');
  expect(result.current.isDirty).toBe(false);
});

it('useRecordForm can overwrite conflicting changes of other users', async () => {
  const save = serverWith({ version: 2, name: 'Pears', seats: 2 });
  const { result, onSaved } = setUp(save);
  act(() => result.current.set({ name: 'Figs' }));
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.conflict).toBeDefined());
  act(() => result.current.conflict?.keepMine());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save).toHaveBeenLastCalledWith({ name: 'Figs' }, 2);
});
