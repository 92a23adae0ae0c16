import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from '../tableTypes';
import { columnTable } from '../columnTable.fixtures';
import { moveColumn, stepOf } from './moveColumn';
import {
  isArranged,
  isShown,
  noPreferences,
  orderedColumns,
  parsePreferences,
  pinOf,
  withoutArrangement,
} from './preferences';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const columns: DataTableColumn<object>[] = ids.map((id) => ({
  id,
  header: id,
  ...(id === 'a' && { rowHeader: true, pin: 'start' as const }),
  ...(id === 'f' && { pin: 'end' as const }),
  ...(id === 'd' && { hidden: true }),
}));
const column = (id: string) => columns.find((one) => one.id === id)!;
type Columns = ReturnType<typeof columnTable>;

const anyId = fc.constantFrom(...ids);
const edge = fc.constantFrom('start' as const, 'end' as const, false as const);
type Change = (columns: Columns) => void;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ id: anyId, neighbor: anyId, isAfter: fc.boolean() }).map(
    ({ id, neighbor, isAfter }): Change =>
      ({ table }) =>
        moveColumn(table, id, { id: neighbor, isAfter }),
  ),
  fc.record({ id: anyId, to: edge }).map(
    ({ id, to }): Change =>
      ({ table }) =>
        table.getColumn(id)!.pin(to),
  ),
  fc.record({ id: anyId, width: fc.integer({ min: 48, max: 900 }) }).map(
    ({ id, width }): Change =>
      ({ table }) =>
        table.setColumnSizing((now) => ({ ...now, [id]: width })),
  ),
  fc.record({ id: anyId, shown: fc.boolean() }).map(
    ({ id, shown }): Change =>
      ({ table }) =>
        table.getColumn(id)!.toggleVisibility(shown),
  ),
);
/** Sequences of up to eight changes by the user. */
const changes = fc.array(change, { maxLength: 8 });
const arranged = columnTable(columns);
const after = (steps: readonly Change[]) => {
  arranged.set(noPreferences);
  for (const step of steps) arranged.run(() => step(arranged));
  return arranged.preferences;
};

describe('arranging columns', () => {
  it('moves a column next to another one, pins it to the same edge and keeps the order of the others', () => {
    fc.assert(
      fc.property(changes, anyId, anyId, fc.boolean(), (steps, id, neighbor, isAfter) => {
        fc.pre(id !== neighbor);
        const before = after(steps);
        arranged.run(() => moveColumn(arranged.table, id, { id: neighbor, isAfter }));
        const next = arranged.preferences;
        const order = orderedColumns(columns, next).map((one) => one.id);
        expect(order.toSorted()).toEqual(ids);
        expect(order.indexOf(id) - order.indexOf(neighbor)).toBe(isAfter ? 1 : -1);
        const others = (list: readonly { id: string }[]) => list.map((one) => one.id).filter((one) => one !== id);
        expect(others(orderedColumns(columns, next))).toEqual(others(orderedColumns(columns, before)));
        expect(pinOf(column(id), next)).toBe(pinOf(column(neighbor), before));
      }),
    );
  });

  it('lays out start, scrolling and end columns, each in the order chosen by the user', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const now = after(steps);
        const { layout } = arranged;
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

  it('restores the layout after moving a column back and forth', () => {
    fc.assert(
      fc.property(changes, anyId, fc.constantFrom(1 as const, -1 as const), (steps, id, by) => {
        after(steps);
        const { layout } = arranged;
        const idsOf = () => arranged.layout.map((one) => one.column.id);
        const start = idsOf();
        const there = stepOf(layout, id, by);
        const at = start.indexOf(id);
        const neighbor = layout[at + by];
        expect(there?.id).toBe(at >= 0 && neighbor?.pin === layout[at]!.pin ? neighbor?.column.id : undefined);
        fc.pre(there !== undefined);
        arranged.run(() => moveColumn(arranged.table, id, there!));
        expect(idsOf().indexOf(id)).toBe(at + by);
        const back = stepOf(arranged.layout, id, by === 1 ? -1 : 1)!;
        arranged.run(() => moveColumn(arranged.table, id, back));
        expect(idsOf()).toEqual(start);
      }),
    );
  });

  it('stores only differences from the default, and parses them again', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const now = after(steps);
        expect(parsePreferences(JSON.stringify(now))).toEqual(now);
        expect(isArranged(withoutArrangement(now))).toBe(false);
        for (const { id, pin } of columns) arranged.run(() => arranged.table.getColumn(id)!.pin(pin ?? false));
        expect(arranged.preferences.pins).toBeUndefined();
      }),
    );
    const move = (id: string, neighbor: string, isAfter: boolean) =>
      arranged.run(() => moveColumn(arranged.table, id, { id: neighbor, isAfter }));
    arranged.set(noPreferences);
    move('c', 'b', false);
    const moved = arranged.preferences;
    expect(moved.order).toEqual(['a', 'c', 'b', 'd', 'e', 'f']);
    move('c', 'gone', true);
    expect(arranged.preferences).toBe(moved);
    move('c', 'b', true);
    expect(arranged.preferences).toEqual(noPreferences);
  });
});
