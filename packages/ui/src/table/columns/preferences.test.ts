import { describe, expect, it } from 'vitest';
import { withColumnState } from './columnState';
import { isShown, noPreferences, parsePreferences } from './preferences';

const columns = [{ id: 'name', rowHeader: true }, { id: 'role' }, { id: 'phone', hidden: true }];

describe('preferences', () => {
  it.each([null, '', '{', '[]', 'null', '4', '{"columns":[1]}', '{"columns":"x","density":"huge"}'])(
    'take %s as the default',
    (stored) => {
      expect(parsePreferences(stored)).toEqual(noPreferences);
    },
  );
  it('keep what they know', () => {
    expect(parsePreferences('{"columns":{"role":false,"phone":"yes"},"density":"compact"}')).toEqual({
      columns: { role: false },
      density: 'compact',
    });
  });
  it('show the key column whatever is stored', () => {
    const stored = { columns: { name: false, role: false }, density: undefined };
    expect(columns.map((column) => isShown(column, stored))).toEqual([true, false, false]);
  });
  it('store the difference from the default alone', () => {
    const visible = (columnVisibility: Record<string, boolean>) =>
      withColumnState(columns, noPreferences, { columnVisibility }).columns;
    expect(visible({ name: true, role: true, phone: false })).toEqual({});
    expect(visible({ name: true, role: false, phone: true })).toEqual({ role: false, phone: true });
  });
});
