import { describe, expect, it } from 'vitest';
import { columnLayout, gridTracks, leastWidth } from './columnLayout';
import { noPreferences } from './preferences';
import type { DataTableColumn } from './tableTypes';

const columns: DataTableColumn<object>[] = [
  { id: 'name', header: 'Name', isKey: true, pin: 'start' },
  { id: 'role', header: 'Role', width: 100 },
  { id: 'bills', header: 'Bills', width: 20 },
  { id: 'total', header: 'Total', width: 120, pin: 'end' },
];
const ids = (layout: ReturnType<typeof columnLayout<object>>) => layout.map(({ column }) => column.id);

describe('the layout of columns', () => {
  it('gives every column a width, none below its least', () => {
    expect(columnLayout(columns, noPreferences).map(({ size }) => size)).toEqual([240, 100, 48, 120]);
    expect(columnLayout(columns, { ...noPreferences, widths: { role: 300 } })[1]).toMatchObject({ size: 300 });
  });
  it('keeps the order of the reader between the edges', () => {
    expect(ids(columnLayout(columns, { ...noPreferences, order: ['total', 'bills', 'role'] }))).toEqual([
      'name',
      'bills',
      'role',
      'total',
    ]);
  });
  it('pins what the reader pins and lets go of what they let go', () => {
    const layout = columnLayout(columns, { ...noPreferences, pins: { name: false, role: 'start', bills: 'end' } });
    expect(ids(layout)).toEqual(['role', 'name', 'bills', 'total']);
    expect(layout.map(({ offset }) => offset)).toEqual([0, 0, 120, 0]);
    expect(gridTracks(layout, true, false)).toBe('48px 100px minmax(240px, 240fr) 48px 120px');
    expect(leastWidth(layout, true, true)).toBe(48 + 100 + 240 + 48 + 120 + 56);
  });
});
