import { describe, expect, it } from 'vitest';
import { withColumnState } from './columnState';
import { isShown, noPreferences, parsePreferences } from './preferences';

const columns = [{ id: 'name', rowHeader: true }, { id: 'role' }, { id: 'phone', hidden: true }];

describe('preferences', () => {
  it.each([null, '', '{', '[]', 'null', '4', '{"columns":[1]}', '{"columns":"x","density":"huge"}'])(
    'returns the default preferences for the stored value %s',
    (stored) => {
      expect(parsePreferences(stored)).toEqual(noPreferences);
    },
  );
  it('parses known entries and drops others', () => {
    expect(parsePreferences('{"columns":{"role":false,"phone":"yes"},"density":"compact"}')).toEqual({
      columns: { role: false },
      density: 'compact',
    });
  });
  it('always shows the row header', () => {
    const stored = { columns: { name: false, role: false }, density: undefined };
    expect(columns.map((column) => isShown(column, stored))).toEqual([true, false, false]);
  });
  it('stores only differences from the default', () => {
    const visible = (columnVisibility: Record<string, boolean>) =>
      withColumnState(columns, noPreferences, { columnVisibility }).columns;
    expect(visible({ name: true, role: true, phone: false })).toEqual({});
    expect(visible({ name: true, role: false, phone: true })).toEqual({ role: false, phone: true });
  });
});
