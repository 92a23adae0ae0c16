import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isArranged, moveColumn, pinColumn, sizeColumns, stepOf, withoutArrangement } from './columnChanges';
import { columnLayout } from './columnLayout';
import { isShown, noPreferences, orderedColumns, parsePreferences, pinOf, type TablePreferences } from './preferences';
import type { DataTableColumn } from './tableTypes';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const columns: DataTableColumn<object>[] = ids.map((id) => ({
  id,
  header: id,
  ...(id === 'a' && { isKey: true, pin: 'start' as const }),
  ...(id === 'f' && { pin: 'end' as const }),
  ...(id === 'd' && { isHidden: true }),
}));
const column = (id: string) => columns.find((one) => one.id === id)!;
const layoutOf = (preferences: TablePreferences) =>
  columnLayout(
    columns.filter((one) => isShown(one, preferences)),
    preferences,
  );

const anyId = fc.constantFrom(...ids);
const edge = fc.constantFrom('start' as const, 'end' as const, undefined);
type Change = (preferences: TablePreferences) => TablePreferences;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ id: anyId, beside: anyId, isAfter: fc.boolean() }).map(
    ({ id, beside, isAfter }): Change =>
      (now) =>
        moveColumn(columns, now, id, { id: beside, isAfter }),
  ),
  fc.record({ id: anyId, to: edge }).map(
    ({ id, to }): Change =>
      (now) =>
        pinColumn(column(id), to, now),
  ),
  fc.record({ id: anyId, width: fc.integer({ min: 48, max: 900 }) }).map(
    ({ id, width }): Change =>
      (now) =>
        sizeColumns(now, { [id]: width }),
  ),
  fc
    .record({ id: anyId, shown: fc.boolean() })
    .map(({ id, shown }): Change => (now) => ({ ...now, columns: { ...now.columns, [id]: shown } })),
);
/** What a reader may have come to, by the ways that there are. */
const preferences = fc
  .array(change, { maxLength: 12 })
  .map((changes) => changes.reduce<TablePreferences>((now, next) => next(now), noPreferences));

describe('changes of columns', () => {
  it('a column that moves stands beside the other one, at its edge; the others keep their order', () => {
    fc.assert(
      fc.property(preferences, anyId, anyId, fc.boolean(), (now, id, beside, isAfter) => {
        fc.pre(id !== beside);
        const next = moveColumn(columns, now, id, { id: beside, isAfter });
        const order = orderedColumns(columns, next).map((one) => one.id);
        expect(order.toSorted()).toEqual(ids);
        expect(order.indexOf(id) - order.indexOf(beside)).toBe(isAfter ? 1 : -1);
        const others = (list: readonly { id: string }[]) => list.map((one) => one.id).filter((one) => one !== id);
        expect(others(orderedColumns(columns, next))).toEqual(others(orderedColumns(columns, now)));
        expect(pinOf(column(id), next)).toBe(pinOf(column(beside), now));
      }),
    );
  });

  it('every layout has those at the start edge first and those at the end edge last, all in the reader’s order', () => {
    fc.assert(
      fc.property(preferences, (now) => {
        const layout = layoutOf(now);
        expect(layout.map(({ at }) => at)).toEqual(layout.map((_, at) => at));
        const zones = layout.map(({ pin }) => ({ start: 0, none: 1, end: 2 })[pin ?? 'none']);
        expect(zones).toEqual(zones.toSorted((a, b) => a - b));
        for (const zone of ['start', undefined, 'end'] as const) {
          const there = layout.filter(({ pin }) => pin === zone).map((one) => one.column.id);
          expect(there).toEqual(
            orderedColumns(columns, now)
              .filter((one) => isShown(one, now) && pinOf(one, now) === zone)
              .map(({ id }) => id),
          );
        }
      }),
    );
  });

  it('a step there and a step back is where it was', () => {
    fc.assert(
      fc.property(preferences, anyId, fc.constantFrom(1 as const, -1 as const), (now, id, by) => {
        const layout = layoutOf(now);
        const there = stepOf(layout, id, by);
        const at = layout.findIndex((one) => one.column.id === id);
        const beside = layout[at + by];
        expect(there?.id).toBe(at >= 0 && beside?.pin === layout[at]!.pin ? beside?.column.id : undefined);
        fc.pre(there !== undefined);
        const moved = moveColumn(columns, now, id, there!);
        expect(layoutOf(moved).findIndex((one) => one.column.id === id)).toBe(at + by);
        const back = moveColumn(columns, moved, id, stepOf(layoutOf(moved), id, by === 1 ? -1 : 1)!);
        expect(layoutOf(back).map((one) => one.column.id)).toEqual(layout.map((one) => one.column.id));
      }),
    );
  });

  it('what is stored comes back, and what is the default is not stored', () => {
    fc.assert(
      fc.property(preferences, (now) => {
        expect(parsePreferences(JSON.stringify(now))).toEqual(now);
        expect(isArranged(withoutArrangement(now))).toBe(false);
        const own = columns.reduce((all, one) => pinColumn(one, one.pin, all), now);
        expect(own.pins).toBeUndefined();
      }),
    );
    const moved = moveColumn(columns, noPreferences, 'c', { id: 'b', isAfter: false });
    expect(moved.order).toEqual(['a', 'c', 'b', 'd', 'e', 'f']);
    expect(moveColumn(columns, moved, 'c', { id: 'b', isAfter: true })).toEqual(noPreferences);
    expect(moveColumn(columns, moved, 'c', { id: 'gone', isAfter: true })).toBe(moved);
  });
});
