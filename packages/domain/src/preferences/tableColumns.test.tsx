import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

async function load(userId: number) {
  vi.resetModules();
  localStorage.setItem('token', 'a-token');
  localStorage.setItem(
    'userData',
    JSON.stringify({ id: userId, fullName: 'Maren Holt', role: 'Owner', workPlaces: [] }),
  );
  return import('./tableColumns');
}

beforeEach(() => localStorage.clear());

it('stores table columns per user', async () => {
  const maren = await load(1);
  const columns = { columns: { role: false }, order: ['role', 'name'], pins: { name: false as const } };
  act(() => maren.setTableColumns('users', columns));
  expect(renderHook(() => maren.useTableColumns('users')).result.current).toEqual(columns);
  expect(renderHook(() => maren.useTableColumns('bills')).result.current).toBeUndefined();
  const tomas = await load(2);
  expect(renderHook(() => tomas.useTableColumns('users')).result.current).toBeUndefined();
  const again = await load(1);
  const { result } = renderHook(() => again.useTableColumns('users'));
  expect(result.current).toEqual(columns);
  act(() => again.setTableColumns('users', undefined));
  expect(result.current).toBeUndefined();
});

it.each(['{', '[]', '{"1":{"users":{"columns":{"role":"no"}}}}', '{"1":{"users":{"columns":{},"widths":{"a":9}}}}'])(
  'ignores the invalid stored table columns %s',
  async (stored) => {
    localStorage.setItem('tables', stored);
    const { useTableColumns } = await load(1);
    expect(renderHook(() => useTableColumns('users')).result.current).toBeUndefined();
  },
);

it.each([
  [{ name: 40, role: 2000 }, true],
  [{ name: 39.9 }, false],
  [{ role: 2000.1 }, false],
])('the stored column widths %j are valid: %s', async (widths, isValid) => {
  localStorage.setItem('tables', JSON.stringify({ 1: { users: { columns: {}, widths } } }));
  const { useTableColumns } = await load(1);
  const stored = renderHook(() => useTableColumns('users')).result.current;
  expect(stored).toEqual(isValid ? { columns: {}, widths } : undefined);
});
