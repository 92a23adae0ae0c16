import type { FieldError } from '../http/rules';
import {
  MenuRefusal,
  assign,
  childIds,
  edit,
  editableList,
  fail,
  insert,
  need,
  parentKinds,
  takeOut,
  type Bench,
} from './menuBench';
import { menuKinds, type MenuKind } from './menu.contract';
import { isRecord, type MenuRecord } from './menuContent';
import type { MenuOp } from './menuDraft.contract';
import { erase } from './menuErase';

/** Whether a section is the other or holds it, at any depth. */
function holds(bench: Bench, sectionId: string, other: string): boolean {
  if (sectionId === other) return true;
  const section = bench.rows.section.get(sectionId);
  return section ? childIds(section, 'sectionIds').some((id) => holds(bench, id, other)) : false;
}

/** Ids that a batch has made up stand for those they were given. */
function resolve(bench: Bench, id: string): string;
function resolve(bench: Bench, id: string | null): string | null;
function resolve(bench: Bench, id: string | null) {
  return id === null ? null : (bench.created.get(id) ?? id);
}

function resolveFields(bench: Bench, set: Record<string, unknown>): Record<string, unknown> {
  if (bench.created.size === 0) return set;
  const one = (value: unknown) => (typeof value === 'string' ? resolve(bench, value) : value);
  const resolved = { ...set };
  if ('itemId' in set) resolved.itemId = one(set.itemId);
  if (Array.isArray(set.daypartIds)) resolved.daypartIds = set.daypartIds.map(one);
  if (Array.isArray(set.allergens)) {
    resolved.allergens = set.allergens.map((entry: unknown) =>
      isRecord(entry) ? { ...entry, allergenId: one(entry.allergenId) } : entry,
    );
  }
  if (Array.isArray(set.groupLinks)) {
    resolved.groupLinks = set.groupLinks.map((entry: unknown) => {
      if (!isRecord(entry)) return entry;
      const prices = isRecord(entry.optionPrices)
        ? Object.fromEntries(Object.entries(entry.optionPrices).map(([id, price]) => [resolve(bench, id), price]))
        : entry.optionPrices;
      return { ...entry, groupId: one(entry.groupId), optionPrices: prices };
    });
  }
  return resolved;
}

export interface BenchRules {
  /** The id for a new record. */
  newId: (kind: MenuKind, tempId: string) => string;
  /** The new record, before its fields are set. */
  blank: (kind: MenuKind, id: string) => MenuRecord;
  /** Reads the fields of an op; what is wrong with them is told to `wrong`. */
  read: (
    kind: MenuKind,
    set: Record<string, unknown>,
    wrong: (field: string, error: FieldError) => void,
  ) => Record<string, unknown>;
}

function create(bench: Bench, op: Extract<MenuOp, { op: 'create' }>, n: number, rules: BenchRules) {
  const { kind, tempId } = op;
  const parentId = resolve(bench, op.parentId);
  if (bench.created.has(tempId) || menuKinds.some((other) => bench.rows[other].has(tempId))) {
    return fail(bench, `ops.${n}.tempId`, 'taken');
  }
  const id = rules.newId(kind, tempId);
  const row = rules.blank(kind, id);
  assign(
    row,
    rules.read(kind, resolveFields(bench, op.set), (field, error) => fail(bench, `ops.${n}.set.${field}`, error)),
  );
  bench.rows[kind].set(id, row);
  bench.copied.add(id);
  bench.created.set(tempId, id);
  bench.touched.set(id, { kind, op: n });
  if (kind === 'menu') insert(bench.menuOrder, id, op.index);
  else if (parentId !== null && parentKinds[kind]) insert(editableList(bench, kind, parentId, n), id, op.index);
  else if (kind === 'section' || kind === 'option') fail(bench, `ops.${n}.parentId`, 'required');
}

function move(bench: Bench, op: Extract<MenuOp, { op: 'move' }>, n: number) {
  const { kind, index } = op;
  const [id, from, to] = [resolve(bench, op.id), resolve(bench, op.fromParentId), resolve(bench, op.toParentId)];
  const child = need(bench, kind, id);
  if (kind === 'menu' ? from !== null || to !== null : from === null || to === null) {
    return fail(bench, `ops.${n}.toParentId`, kind === 'menu' ? 'pick' : 'required');
  }
  const source = editableList(bench, kind, from, n);
  if (!source.includes(id)) throw new MenuRefusal('version_conflict', { current: [child] });
  if (kind === 'section' && to !== null && holds(bench, id, to)) return fail(bench, `ops.${n}.toParentId`, 'cycle');
  const target = editableList(bench, kind, to, n);
  if (from !== to && target.includes(id)) return fail(bench, `ops.${n}.toParentId`, 'taken');
  takeOut(source, id);
  insert(target, id, index);
  bench.touched.set(id, { kind, op: n });
}

/** Does one op; a conflict is thrown, a fault of the form noted. */
export function applyOp(bench: Bench, op: MenuOp, n: number, rules: BenchRules) {
  switch (op.op) {
    case 'create':
      return create(bench, op, n, rules);
    case 'move':
      return move(bench, op, n);
    case 'update': {
      const wrong = (field: string, error: FieldError) => fail(bench, `ops.${n}.set.${field}`, error);
      return assign(
        edit(bench, op.kind, resolve(bench, op.id), n),
        rules.read(op.kind, resolveFields(bench, op.set), wrong),
      );
    }
    case 'archive':
    case 'restore':
      edit(bench, op.kind, resolve(bench, op.id), n).archived = op.op === 'archive';
      return;
    case 'remove':
      return erase(bench, op.kind, resolve(bench, op.id), n);
    case 'place':
    case 'unplace': {
      const [itemId, sectionId] = [resolve(bench, op.itemId), resolve(bench, op.sectionId)];
      const item = need(bench, 'item', itemId);
      need(bench, 'section', sectionId);
      const ids = editableList(bench, 'item', sectionId, n);
      if (op.op === 'unplace') {
        if (!ids.includes(itemId)) throw new MenuRefusal('version_conflict', { current: [item] });
        takeOut(ids, itemId);
      } else if (ids.includes(itemId)) fail(bench, `ops.${n}.itemId`, 'taken');
      else insert(ids, itemId, op.index);
    }
  }
}
