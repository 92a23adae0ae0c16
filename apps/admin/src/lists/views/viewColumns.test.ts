import type { TableColumns } from '@larder/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameTable, tableName, tableOfView, viewOfTable } from './viewColumns';

const all = [{ id: 'name' }, { id: 'city' }, { id: 'age', hidden: true }];
const ids = all.map(({ id }) => id);
const some = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(fc.dictionary(fc.constantFrom(...ids), value, { noNullPrototype: true }), { nil: undefined });
const decision: fc.Arbitrary<TableColumns> = fc.record({
  columns: fc.dictionary(fc.constantFrom(...ids), fc.boolean(), { noNullPrototype: true }),
  density: fc.constantFrom('comfortable' as const, 'compact' as const, undefined),
  order: fc.option(fc.shuffledSubarray(ids), { nil: undefined }),
  pins: some(fc.constantFrom('start' as const, 'end' as const, false as const)),
  widths: some(fc.integer({ min: 40, max: 900 })),
});

it('a view keeps the default columns of a table without personal settings', () => {
  expect(viewOfTable(all, { columns: {} })).toEqual({
    density: 'comfortable',
    columns: [
      { id: 'name', hidden: false },
      { id: 'city', hidden: false },
      { id: 'age', hidden: true },
    ],
  });
  expect(tableOfView(all, { columns: [], density: 'comfortable' })).toEqual({ columns: {}, density: 'comfortable' });
  expect(tableName('jars', 'view-1')).toBe('jars.view-1');
});

it('a view stores order, pins, widths and visibility of columns', () => {
  const settings: TableColumns = {
    columns: { city: false, age: true },
    density: 'compact',
    order: ['age', 'name', 'city'],
    pins: { age: 'start', name: false },
    widths: { age: 90 },
  };
  const view = viewOfTable(all, settings);
  expect(view.columns).toEqual([
    { id: 'age', hidden: false, width: 90, pin: 'start' },
    { id: 'name', hidden: false, pin: 'none' },
    { id: 'city', hidden: true },
  ]);
  expect(tableOfView(all, view)).toEqual(settings);
  // A column that the view doesn't contain is omitted from the order, so the table shows it last.
  expect(tableOfView([...all, { id: 'new' }], view).order).toEqual(['age', 'name', 'city']);
  expect(tableOfView(all.slice(1), view).order).toEqual(['age', 'city']);
});

it('a view returns any settings that were stored in it', () => {
  fc.assert(
    fc.property(decision, (one) => {
      const view = viewOfTable(all, one);
      expect(view.columns.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      const back = tableOfView(all, view);
      expect(isSameTable(all, back, one)).toBe(true);
      expect(viewOfTable(all, back)).toEqual(view);
    }),
  );
});
