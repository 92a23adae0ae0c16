import { describe, expect, it } from 'vitest';
import { columnMeasures } from './columnLayout';
import { columnTable } from '../columnTable.fixtures';
import { noPreferences } from './preferences';
import type { DataTableColumn, TablePreferences } from '../tableTypes';

const columns: DataTableColumn<object>[] = [
  { id: 'name', header: 'Name', rowHeader: true, pin: 'start' },
  { id: 'role', header: 'Role', width: 100 },
  { id: 'bills', header: 'Bills', width: 20 },
  { id: 'total', header: 'Total', width: 120, pin: 'end' },
];
const layoutOf = (preferences: TablePreferences) => columnTable(columns, preferences).layout;
const ids = (layout: ReturnType<typeof layoutOf>) => layout.map(({ column }) => column.id);

describe('column layout', () => {
  it('makes every column at least as wide as its minimum', () => {
    expect(layoutOf(noPreferences).map(({ size }) => size)).toEqual([240, 100, 48, 120]);
    expect(layoutOf({ ...noPreferences, widths: { role: 300 } })[1]).toMatchObject({ size: 300 });
  });
  it("keeps the user's column order between pinned columns", () => {
    expect(ids(layoutOf({ ...noPreferences, order: ['total', 'bills', 'role'] }))).toEqual([
      'name',
      'bills',
      'role',
      'total',
    ]);
  });
  it("pins and unpins columns by the user's preferences", () => {
    const layout = layoutOf({ ...noPreferences, pins: { name: false, role: 'start', bills: 'end' } });
    expect(ids(layout)).toEqual(['role', 'name', 'bills', 'total']);
    expect(layout.map(({ offset }) => offset)).toEqual([0, 0, 120, 0]);
    expect(columnMeasures(layout, true, true)).toEqual({
      '--table-columns': '48px 100px minmax(240px, 240fr) 48px 120px 56px',
      '--table-least': `${48 + 100 + 240 + 48 + 120 + 56}px`,
      '--table-edge-start': '148px',
      '--table-edge-end': `${56 + 48 + 120}px`,
      '--table-pin-0': '48px',
      '--table-pin-2': '176px',
      '--table-pin-3': '56px',
    });
  });
  it('keeps the widths set by the user and extends the last column over the remaining width', () => {
    const sized = { ...noPreferences, pins: { name: false as const }, widths: { name: 200, role: 90, bills: 70 } };
    const tracks = (widths: Record<string, number>) =>
      columnMeasures(layoutOf({ ...sized, widths }), false, false)['--table-columns'];
    expect(tracks(sized.widths)).toBe('200px 90px minmax(70px, 70fr) 120px');
    expect(tracks({ name: 200, bills: 70 })).toBe('200px minmax(100px, 100fr) minmax(70px, 70fr) 120px');
  });
});
