import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from '../tableTypes';
import { formattedColumns } from './formattedColumns';

interface Bill {
  total: number | null;
  day: string;
}
const bill: Bill = { total: 1234.5, day: '2026-11-21' };
const total: DataTableColumn<Bill> = {
  id: 'total',
  header: 'Total',
  filter: 'number',
  format: { style: 'currency', currency: 'EUR' },
};

describe('formattedColumns', () => {
  it('formats numbers in cells, totals, search and filters', () => {
    const [column] = formattedColumns([total], 'en');
    expect((column!.format as (value: unknown) => string)(1234.5)).toBe('€1,234.50');
    expect(column!.totalCell?.(45_870)).toBe('€45,870.00');
    expect(column!.searchText?.(bill)).toBe('€1,234.50 1234.5');
    expect(column!.filter).toEqual({ kind: 'number', format: total.format });
  });

  it('formats ISO dates in the locale', () => {
    const [column] = formattedColumns<Bill>([{ id: 'day', header: 'Day', format: 'date' }], 'de');
    expect(column!.searchText?.(bill)).toBe('21. Nov. 2026 2026-11-21');
  });

  it('keeps formatters that a column sets itself', () => {
    const filter = { kind: 'number', format: { maximumFractionDigits: 0 } } as const;
    const [column] = formattedColumns<Bill>(
      [{ ...total, filter, totalCell: () => 'none', searchText: () => '' }],
      'en',
    );
    expect(column!.filter).toBe(filter);
    expect(column!.totalCell?.(1)).toBe('none');
    expect(column!.searchText?.(bill)).toBe('');
  });

  it('returns the same columns without formats', () => {
    const columns: DataTableColumn<Bill>[] = [{ id: 'day', header: 'Day' }];
    expect(formattedColumns(columns, 'en')).toBe(columns);
  });
});
