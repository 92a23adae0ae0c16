import { beforeEach, expect, it } from 'vitest';
import { offerColumns, shownColumns, tableName } from './viewColumns';

const all = [{ id: 'name' }, { id: 'city' }, { id: 'age', isHidden: true }];
const kept = () => JSON.parse(localStorage.getItem('table:jars') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

it('a table without a choice shows what it shows by itself', () => {
  expect(shownColumns('jars', all)).toEqual({
    density: 'comfortable',
    columns: [
      { id: 'name', hidden: false },
      { id: 'city', hidden: false },
      { id: 'age', hidden: true },
    ],
  });
});

it('a choice goes into a view and comes back as it was', () => {
  const choice = {
    columns: { name: true, city: false, age: true },
    density: 'compact',
    order: ['age', 'name', 'city'],
    widths: { age: 90 },
  };
  localStorage.setItem('table:jars', JSON.stringify(choice));
  const view = shownColumns('jars', all);
  expect(view).toEqual({
    density: 'compact',
    columns: [
      { id: 'age', hidden: false, width: 90 },
      { id: 'name', hidden: false },
      { id: 'city', hidden: true },
    ],
  });
  localStorage.clear();
  offerColumns('jars', view);
  expect(kept()).toEqual(choice);
});

it('a view does not take the place of what the reader chose since, and says nothing where it has nothing to say', () => {
  offerColumns('jars', { columns: [], density: 'comfortable' });
  expect(kept()).toBeNull();
  localStorage.setItem('table:jars', '{"columns":{}}');
  offerColumns('jars', { columns: [{ id: 'name', hidden: false }], density: 'compact' });
  expect(kept()).toEqual({ columns: {} });
});

it('what is stored broken is nothing', () => {
  localStorage.setItem('table:jars', '{');
  expect(shownColumns('jars', all).columns).toHaveLength(3);
  expect(tableName('jars', 'view-1')).toBe('jars.view-1');
});
