import { movedWithin } from './movedWithin';
import { childrenOf, openWorkingCopy, parentsOf, type WorkingCopy } from './menuWorkingCopy';
import { menuKinds, type CatalogueParts, type MenuKind } from './menu.contract';
import type { MenuChange } from './menuDraft.contract';
import { fieldsOf, isRecord, mergedFields, recordsOf, sameValue, type MenuRecord } from './menuContent';

/** A change without an author. */
export type BareChange = Omit<MenuChange, 'by' | 'at'>;

/** Position of a child: its parent and index. */
export interface ChildPosition {
  parentId: string | null;
  index: number;
}

/** Returns the IDs of other records in the fields of a record. */
function namesIn(fields: Record<string, unknown>): string[] {
  const {
    daypartIds = [],
    allergens = [],
    groupLinks = [],
    itemId = null,
  } = fields as {
    daypartIds?: string[];
    allergens?: { allergenId: string }[];
    groupLinks?: { groupId: string; optionPrices: object }[];
    itemId?: string | null;
  };
  return [
    ...daypartIds,
    ...allergens.map(({ allergenId }) => allergenId),
    ...groupLinks.flatMap(({ groupId, optionPrices }) => [groupId, ...Object.keys(optionPrices)]),
    ...(itemId === null ? [] : [itemId]),
  ];
}

const childKinds = ['menu', 'section', 'option'] as const;
const childField = { menu: 'menuOrder', section: 'sectionIds', option: 'optionIds', item: 'itemIds' } as const;

const childPositionOf = (working: WorkingCopy, kind: MenuKind, id: string, parentId: string | null): ChildPosition => ({
  parentId,
  index: childrenOf(working, kind, parentId)?.indexOf(id) ?? -1,
});

/** Compares two contents. Returns changes that can be displayed and discarded. Equal contents have none. */
export function changesBetween(before: CatalogueParts, after: CatalogueParts): BareChange[] {
  if (before === after) return [];
  const [old, now] = [openWorkingCopy(before), openWorkingCopy(after)];
  const born = new Set(
    menuKinds.flatMap((kind) =>
      recordsOf(after, kind)
        .filter(({ id }) => !old.rows[kind].has(id))
        .map(({ id }) => id),
    ),
  );
  const changes: BareChange[] = [];
  const add = (
    kind: MenuKind,
    row: MenuRecord,
    change: Pick<BareChange, 'op' | 'before' | 'after'> & Partial<BareChange>,
    needs: readonly (string | null)[] = [],
  ) => {
    const { op, field = null, restaurantId = null } = change;
    const key = change.id ?? [field, restaurantId].filter((part) => part !== null).join(':');
    changes.push({
      ...change,
      id: [row.id, op, ...(key === '' ? [] : [key])].join(':'),
      kind,
      entityId: row.id,
      entityName: row.name,
      field,
      restaurantId,
      dependsOn: [...new Set(needs.filter((id) => id !== null && id !== row.id && born.has(id)))].map(
        (id) => `${id}:created`,
      ),
    });
  };

  const addFields = (kind: MenuKind, row: MenuRecord, previous: MenuRecord) => {
    const [then, fields] = [fieldsOf(previous), fieldsOf(row)];
    for (const [field, value] of Object.entries(fields)) {
      const was = then[field];
      if (was === value || sameValue(was, value)) continue;
      if (!mergedFields.includes(field) || !isRecord(was) || !isRecord(value)) {
        add(kind, row, { op: 'updated', field, before: was, after: value }, namesIn({ [field]: value }));
        continue;
      }
      for (const key of new Set([...Object.keys(was), ...Object.keys(value)])) {
        if (was[key] === value[key]) continue;
        const [beforeKey, afterKey] = [was[key] ?? null, value[key] ?? null];
        const own = field === 'priceOverrides' ? { field, restaurantId: key } : { field: `${field}.${key}` };
        add(kind, row, { op: 'updated', ...own, before: beforeKey, after: afterKey });
      }
    }
    if (row.archived !== previous.archived) {
      add(kind, row, { op: row.archived ? 'archived' : 'restored', before: previous.archived, after: row.archived });
    }
  };

  for (const kind of menuKinds) {
    for (const row of recordsOf(after, kind)) {
      const previous = old.rows[kind].get(row.id);
      if (previous) {
        if (previous !== row) addFields(kind, row, previous);
        continue;
      }
      const positions = parentsOf(now, kind, row.id).map((parentId) => childPositionOf(now, kind, row.id, parentId));
      const needs = [...positions.map(({ parentId }) => parentId), ...namesIn(fieldsOf(row))];
      add(kind, row, { op: 'created', before: null, after: { name: row.name, positions } }, needs);
    }
    // A record is only removed by a rollback to a revision before it was created.
    for (const row of recordsOf(before, kind)) {
      if (!now.rows[kind].has(row.id)) add(kind, row, { op: 'archived', before: { name: row.name }, after: null });
    }
  }

  for (const kind of childKinds) {
    const lists =
      kind === 'menu' ? [null] : [...new Set(recordsOf(after, kind).flatMap(({ id }) => parentsOf(now, kind, id)))];
    for (const parentId of lists) {
      const [then, list] = [childrenOf(old, kind, parentId) ?? [], childrenOf(now, kind, parentId) ?? []];
      const moved = movedWithin(then, list);
      for (const id of list) {
        if (born.has(id) || (then.includes(id) && !moved.has(id))) continue;
        const [oldParent = null] = parentsOf(old, kind, id);
        const row = now.rows[kind].get(id) as MenuRecord;
        const positions = {
          before: childPositionOf(old, kind, id, oldParent),
          after: childPositionOf(now, kind, id, parentId),
        };
        add(kind, row, { op: 'moved', field: childField[kind], ...positions }, [parentId]);
      }
    }
  }

  const sections = [...new Set([...before.sections, ...after.sections].map(({ id }) => id))];
  const taken = new Map<string, ChildPosition[]>();
  const given = new Map<string, ChildPosition[]>();
  const put = (map: Map<string, ChildPosition[]>, working: WorkingCopy, id: string, section: string) =>
    map.set(id, [...(map.get(id) ?? []), childPositionOf(working, 'item', id, section)]);
  for (const section of sections) {
    const [then, list] = [childrenOf(old, 'item', section) ?? [], childrenOf(now, 'item', section) ?? []];
    const moved = movedWithin(then, list);
    for (const id of then) if (moved.has(id) || !list.includes(id)) put(taken, old, id, section);
    for (const id of list) if (!born.has(id) && (moved.has(id) || !then.includes(id))) put(given, now, id, section);
  }
  for (const id of new Set([...taken.keys(), ...given.keys()])) {
    const row = now.rows.item.get(id);
    if (!row) continue;
    const [from, to] = [taken.get(id) ?? [], given.get(id) ?? []];
    const same = (left: ChildPosition) => (right: ChildPosition) => left.parentId === right.parentId;
    const within = to.filter((standing) => from.some(same(standing)));
    const [left, right] = [from, to].map((list) => list.filter((standing) => !within.some(same(standing))));
    const pairs = [
      ...within.map((standing) => [from.find(same(standing)) ?? null, standing] as const),
      ...Array.from(
        { length: Math.max(left?.length ?? 0, right?.length ?? 0) },
        (_, index) => [left?.[index] ?? null, right?.[index] ?? null] as const,
      ),
    ];
    for (const [source, target] of pairs) {
      const key = `itemIds:${source?.parentId ?? ''}>${target?.parentId ?? ''}`;
      add('item', row, { id: key, op: 'moved', field: 'itemIds', before: source, after: target }, [
        target?.parentId ?? null,
      ]);
    }
  }
  return changes;
}
