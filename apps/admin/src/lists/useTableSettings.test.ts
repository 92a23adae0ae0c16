import { endSession, setTableColumns } from '@larder/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTableSettings } from './useTableSettings';
import { untouched } from './views/viewColumns';
import { startTestSession } from '../testing/testSession';

const columns = [{ id: 'name' }, { id: 'city' }, { id: 'age', hidden: true }];

const signIn = (id: number) =>
  act(() =>
    startTestSession({
      id,
      fullName: `Person ${id}`,
      username: `person${id}`,
      ability: [{ action: 'manage', subject: 'all' }],
      token: `access-${id}`,
      refreshToken: `refresh-${id}`,
    }),
  );
const table = (name = 'jars', standard?: Parameters<typeof useTableSettings>[2]) =>
  renderHook(() => useTableSettings(name, columns, standard)).result;

afterEach(() => {
  for (const id of [1, 2]) {
    signIn(id);
    act(() => setTableColumns('jars', undefined));
  }
  cleanup();
  act(() => endSession('signed-out'));
});

it('useTableSettings stores the columns of each user separately', () => {
  const marens = { columns: { city: false }, density: 'compact' as const, widths: { name: 240 } };
  const ilses = { columns: { age: true }, order: ['age', 'name', 'city'] };
  signIn(1);
  const jars = table();
  act(() => jars.current.onValueChange(marens));
  expect(jars.current.value).toEqual(marens);
  expect(table('bills').current.value).toEqual(untouched);
  // Another user opens the same table.
  signIn(2);
  expect(jars.current.value).toEqual(untouched);
  act(() => jars.current.onValueChange(ilses));
  signIn(1);
  expect(jars.current.value).toEqual(marens);
  signIn(2);
  expect(jars.current.value).toEqual(ilses);
});

it('useTableSettings stores nothing if the settings equal the default, and then uses the default', () => {
  signIn(1);
  const jars = table();
  act(() => jars.current.onValueChange({ columns: { city: false } }));
  act(() => jars.current.onValueChange(untouched));
  expect(jars.current.value).toEqual(untouched);
  const ofView = { columns: { age: true }, density: 'comfortable' as const };
  const view = table('jars', ofView);
  expect(view.current.value).toBe(ofView);
  act(() => view.current.onValueChange(untouched));
  expect(view.current.value).toEqual(untouched);
  act(() => view.current.onValueChange({ columns: { age: true } }));
  expect(view.current.value).toBe(ofView);
});
