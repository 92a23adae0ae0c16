import { beforeEach, describe, expect, it } from 'vitest';
import { columnTable } from '../columnTable.fixtures';
import { sortingOf, sortRulesOf } from './tableState';

const columns = columnTable([
  { id: 'a', header: 'A', sortable: true },
  { id: 'b', header: 'B', sortable: true },
  { id: 'down', header: 'Down', sortable: true, firstDirection: 'desc' },
]);
const toggle = (id: string, isMulti = false) => {
  columns.run(() => columns.table.getColumn(id)!.toggleSorting(undefined, isMulti));
  return sortRulesOf(columns.table.atoms.sorting.get());
};
beforeEach(() => columns.run(() => columns.table.setSorting([])));

describe('column sorting', () => {
  it('cycles through the first direction, the opposite direction and no sorting', () => {
    expect(toggle('a')).toEqual([{ column: 'a', direction: 'asc' }]);
    expect(toggle('a')).toEqual([{ column: 'a', direction: 'desc' }]);
    expect(toggle('a')).toEqual([]);
  });
  it("starts with the column's first direction", () => {
    expect(toggle('down')).toEqual([{ column: 'down', direction: 'desc' }]);
  });
  it('replaces other sort columns unless the column is added', () => {
    const rules = [{ column: 'a', direction: 'desc' }] as const;
    const start = () => columns.run(() => columns.table.setSorting(sortingOf(rules)));
    start();
    expect(toggle('b')).toEqual([{ column: 'b', direction: 'asc' }]);
    start();
    expect(toggle('b', true)).toEqual([...rules, { column: 'b', direction: 'asc' }]);
    start();
    expect(toggle('a', true)).toEqual([]);
  });
});
