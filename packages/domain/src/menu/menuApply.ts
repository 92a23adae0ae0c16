import type { FieldError } from '../http/rules';
import {
  MenuError,
  assign,
  childIds,
  edit,
  editableList,
  fail,
  insert,
  getOrThrow,
  parentKinds,
  removeId,
  type WorkingCopy,
} from './menuWorkingCopy';
import { menuKinds, type MenuKind } from './menu.contract';
import { isRecord, type MenuRecord } from './menuContent';
import type { MenuOp } from './menuDraft.contract';
import { erase } from './menuErase';

/** Checks whether a section is the other one or contains it, at any depth. */
function holds(working: WorkingCopy, sectionId: string, other: string): boolean {
  if (sectionId === other) return true;
  const section = working.rows.section.get(sectionId);
  return section ? childIds(section, 'sectionIds').some((id) => holds(working, id, other)) : false;
}

/** Returns the ID that was assigned to a temporary ID of the batch. Returns other IDs unchanged. */
function resolve(working: WorkingCopy, id: string): string;
function resolve(working: WorkingCopy, id: string | null): string | null;
function resolve(working: WorkingCopy, id: string | null) {
  return id === null ? null : (working.created.get(id) ?? id);
}

function resolveFields(working: WorkingCopy, set: Record<string, unknown>): Record<string, unknown> {
  if (working.created.size === 0) return set;
  const one = (value: unknown) => (typeof value === 'string' ? resolve(working, value) : value);
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
        ? Object.fromEntries(Object.entries(entry.optionPrices).map(([id, price]) => [resolve(working, id), price]))
        : entry.optionPrices;
      return { ...entry, groupId: one(entry.groupId), optionPrices: prices };
    });
  }
  return resolved;
}

export interface ApplyRules {
  newId: (kind: MenuKind, tempId: string) => string;
  /** Creates a record with default fields. */
  blank: (kind: MenuKind, id: string) => MenuRecord;
  /** Validates the fields of an op. Reports errors to `wrong`. */
  read: (
    kind: MenuKind,
    set: Record<string, unknown>,
    wrong: (field: string, error: FieldError) => void,
  ) => Record<string, unknown>;
}

function create(working: WorkingCopy, op: Extract<MenuOp, { op: 'create' }>, n: number, rules: ApplyRules) {
  const { kind, tempId } = op;
  const parentId = resolve(working, op.parentId);
  if (working.created.has(tempId) || menuKinds.some((other) => working.rows[other].has(tempId))) {
    return fail(working, `ops.${n}.tempId`, 'taken');
  }
  const id = rules.newId(kind, tempId);
  const row = rules.blank(kind, id);
  assign(
    row,
    rules.read(kind, resolveFields(working, op.set), (field, error) => fail(working, `ops.${n}.set.${field}`, error)),
  );
  working.rows[kind].set(id, row);
  working.copied.add(id);
  working.created.set(tempId, id);
  working.touched.set(id, { kind, op: n });
  if (kind === 'menu') insert(working.menuOrder, id, op.index);
  else if (parentId !== null && parentKinds[kind]) insert(editableList(working, kind, parentId, n), id, op.index);
  else if (kind === 'section' || kind === 'option') fail(working, `ops.${n}.parentId`, 'required');
}

function move(working: WorkingCopy, op: Extract<MenuOp, { op: 'move' }>, n: number) {
  const { kind, index } = op;
  const [id, from, to] = [resolve(working, op.id), resolve(working, op.fromParentId), resolve(working, op.toParentId)];
  const child = getOrThrow(working, kind, id);
  if (kind === 'menu' ? from !== null || to !== null : from === null || to === null) {
    return fail(working, `ops.${n}.toParentId`, kind === 'menu' ? 'pick' : 'required');
  }
  const source = editableList(working, kind, from, n);
  if (!source.includes(id)) throw new MenuError('version_conflict', { current: [child] });
  if (kind === 'section' && to !== null && holds(working, id, to)) return fail(working, `ops.${n}.toParentId`, 'cycle');
  const target = editableList(working, kind, to, n);
  if (from !== to && target.includes(id)) return fail(working, `ops.${n}.toParentId`, 'taken');
  removeId(source, id);
  insert(target, id, index);
  working.touched.set(id, { kind, op: n });
}

/** Applies one op. Records validation errors, and throws a `MenuError` for unknown records and conflicts. */
export function applyOp(working: WorkingCopy, op: MenuOp, n: number, rules: ApplyRules) {
  switch (op.op) {
    case 'create':
      return create(working, op, n, rules);
    case 'move':
      return move(working, op, n);
    case 'update': {
      const wrong = (field: string, error: FieldError) => fail(working, `ops.${n}.set.${field}`, error);
      return assign(
        edit(working, op.kind, resolve(working, op.id), n),
        rules.read(op.kind, resolveFields(working, op.set), wrong),
      );
    }
    case 'archive':
    case 'restore':
      edit(working, op.kind, resolve(working, op.id), n).archived = op.op === 'archive';
      return;
    case 'remove':
      return erase(working, op.kind, resolve(working, op.id), n);
    case 'place':
    case 'unplace': {
      const [itemId, sectionId] = [resolve(working, op.itemId), resolve(working, op.sectionId)];
      const item = getOrThrow(working, 'item', itemId);
      getOrThrow(working, 'section', sectionId);
      const ids = editableList(working, 'item', sectionId, n);
      if (op.op === 'unplace') {
        if (!ids.includes(itemId)) throw new MenuError('version_conflict', { current: [item] });
        removeId(ids, itemId);
      } else if (ids.includes(itemId)) fail(working, `ops.${n}.itemId`, 'taken');
      else insert(ids, itemId, op.index);
    }
  }
}
