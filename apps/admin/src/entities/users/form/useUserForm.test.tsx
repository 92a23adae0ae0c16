import { createQueryClient, DomainProvider, http } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noor } from './userFixtures';
import { useUserForm } from './useUserForm';

const saved: User = { ...noor, version: 1 };
const { adapter } = http.defaults;
let stored: User;
const onSaved = vi.fn<(user: User, previous: User | undefined) => void>();

beforeEach(() => {
  onSaved.mockClear();
  stored = saved;
  http.defaults.adapter = async (config) => {
    const respond = (status: number, data: unknown) => ({
      config,
      data,
      status,
      statusText: '',
      headers: {},
    });
    if (config.method === 'get') return respond(200, [stored]);
    const { user, version } = JSON.parse(String(config.data)) as { user: Partial<User>; version: number };
    if (version !== stored.version) {
      const response = respond(409, { code: 'version_conflict', current: stored });
      throw Object.assign(new Error('conflict'), { isAxiosError: true, config, response });
    }
    stored = { ...stored, ...user, version: version + 1 };
    return respond(200, { user: stored });
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

/** Opens the form, lets someone else save `theirs`, then saves `mine`. */
async function save(mine: Partial<User>, theirs: Partial<User>) {
  const { result } = renderHook(() => useUserForm(saved, undefined, onSaved), {
    wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider>,
  });
  stored = { ...stored, ...theirs, version: 2 };
  act(() => {
    for (const [name, value] of Object.entries(mine))
      result.current.form.setValue(name as 'fullName', value as string, { shouldDirty: true });
  });
  act(() => result.current.submit());
  return result;
}

it('the user form merges changes of different fields without asking', async () => {
  const result = await save({ fullName: 'Noor H.' }, { company: 'Fern Hall' });
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(stored).toEqual({ ...saved, fullName: 'Noor H.', company: 'Fern Hall', version: 3 });
  expect(result.current.conflict).toBeUndefined();
  // Undo restores only the fields that this user has changed.
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(stored, { ...saved, company: 'Fern Hall', version: 2 }, false, {});
});

it('the user form shows both values of a conflicting field and can keep its own value', async () => {
  const result = await save({ fullName: 'Noor H.' }, { fullName: 'N. Haddad', company: 'Fern Hall' });
  await waitFor(() =>
    expect(result.current.conflict?.fields).toEqual([{ name: 'fullName', from: 'N. Haddad', to: 'Noor H.' }]),
  );
  expect(onSaved).not.toHaveBeenCalled();
  await waitFor(() => expect(result.current.isSaving).toBe(false));
  act(() => result.current.conflict!.keepMine());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(stored).toEqual({ ...saved, fullName: 'Noor H.', company: 'Fern Hall', version: 3 });
});

it('the user form can take the stored value of a conflicting field and keep the other changes of the draft', async () => {
  const result = await save({ fullName: 'Noor H.', country: 'France' }, { fullName: 'N. Haddad' });
  await waitFor(() => expect(result.current.conflict).toBeDefined());
  act(() => result.current.conflict!.takeTheirs());
  expect(result.current.conflict).toBeUndefined();
  expect(result.current.form.getValues()).toMatchObject({ fullName: 'N. Haddad', country: 'France' });
  expect(result.current.isDirty).toBe(true);
});
