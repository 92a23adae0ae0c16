import type { FieldError, FieldErrors } from '../http/rules';
import { partOf } from './catalogueIndex';
import { menuKinds, type CatalogueParts, type MenuKind } from './menu.contract';
import type { MenuOp } from './menuDraft.contract';
import { isRecord, listFields, mergedFields, recordsOf, type ListField, type MenuRecord } from './menuContent';

/** A batch is refused as a whole. */
export class MenuRefusal extends Error {
  readonly code: 'not_found' | 'version_conflict' | 'status_conflict' | 'validation';
  readonly extra: { subject?: string; id?: string; current?: unknown[]; ids?: string[]; errors?: FieldErrors };
  constructor(code: MenuRefusal['code'], extra: MenuRefusal['extra']) {
    super(code);
    this.name = 'MenuRefusal';
    this.code = code;
    this.extra = extra;
  }
}

/** A copy to work on: records are copied when they are first changed. */
export interface Bench {
  rows: Record<MenuKind, Map<string, MenuRecord>>;
  menuOrder: string[];
  /** Copied so far. */
  copied: Set<string>;
  /** Kind and last op of each record an op has named or changed. */
  touched: Map<string, { kind: MenuKind; op: number }>;
  created: Map<string, string>;
  errors: FieldErrors;
}

export function openBench(parts: CatalogueParts): Bench {
  const rows = Object.fromEntries(
    menuKinds.map((kind) => [kind, new Map(recordsOf(parts, kind).map((row) => [row.id, row]))]),
  ) as Bench['rows'];
  return {
    rows,
    menuOrder: [...parts.menuOrder],
    copied: new Set(),
    touched: new Map(),
    created: new Map(),
    errors: {},
  };
}

export function closeBench({ rows, menuOrder }: Bench): CatalogueParts {
  const parts = Object.fromEntries(menuKinds.map((kind) => [partOf[kind], [...rows[kind].values()]]));
  return { menuOrder, ...parts } as unknown as CatalogueParts;
}

export function need(bench: Bench, kind: MenuKind, id: string): MenuRecord {
  const row = bench.rows[kind].get(id);
  if (!row) throw new MenuRefusal('not_found', { subject: kind, id });
  return row;
}

/** The record, free to be changed. */
export function edit(bench: Bench, kind: MenuKind, id: string, op: number): MenuRecord {
  const row = need(bench, kind, id);
  bench.touched.set(id, { kind, op });
  if (bench.copied.has(id)) return row;
  const copy: MenuRecord = { ...row };
  for (const field of listFields) if (field in copy) copy[field] = [...(copy[field] as string[])];
  bench.rows[kind].set(id, copy);
  bench.copied.add(id);
  return copy;
}

const list = (row: MenuRecord, field: ListField) => row[field] as string[];

/** Where the children of a kind stand: which kinds of parents, under which field. */
const parents: Partial<Record<MenuKind, readonly (readonly [kind: MenuKind, field: ListField])[]>> = {
  section: [
    ['menu', 'sectionIds'],
    ['section', 'sectionIds'],
  ],
  item: [['section', 'itemIds']],
  option: [['group', 'optionIds']],
};

/** The list of a parent's children; null is the list of menus. */
export function childrenOf(bench: Bench, kind: MenuKind, parentId: string | null): string[] | undefined {
  if (kind === 'menu') return parentId === null ? bench.menuOrder : undefined;
  for (const [parentKind, field] of parents[kind] ?? []) {
    const parent = parentId === null ? undefined : bench.rows[parentKind].get(parentId);
    if (parent) return list(parent, field);
  }
  return undefined;
}

/** The parents that hold a child; the list of menus is null. */
export function parentsOf(bench: Bench, kind: MenuKind, id: string): (string | null)[] {
  if (kind === 'menu') return bench.menuOrder.includes(id) ? [null] : [];
  return (parents[kind] ?? []).flatMap(([parentKind, field]) =>
    [...bench.rows[parentKind].values()].filter((row) => list(row, field).includes(id)).map((row) => row.id),
  );
}

function editableList(bench: Bench, kind: MenuKind, parentId: string | null, op: number): string[] {
  if (kind === 'menu' && parentId === null) return bench.menuOrder;
  for (const [parentKind, field] of parents[kind] ?? []) {
    if (parentId !== null && bench.rows[parentKind].has(parentId))
      return list(edit(bench, parentKind, parentId, op), field);
  }
  throw new MenuRefusal('not_found', { subject: kind === 'option' ? 'group' : 'section', id: String(parentId) });
}

export const insert = (ids: string[], id: string, index: number) => ids.splice(Math.min(index, ids.length), 0, id);
const takeOut = (ids: string[], id: string) => ids.splice(ids.indexOf(id), 1);

export function fail(bench: Bench, path: string, error: FieldError) {
  (bench.errors[path] ??= []).push(error);
}

/** Whether a section is the other or holds it, at any depth. */
function holds(bench: Bench, sectionId: string, other: string): boolean {
  if (sectionId === other) return true;
  const section = bench.rows.section.get(sectionId);
  return section ? list(section, 'sectionIds').some((id) => holds(bench, id, other)) : false;
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

/** Puts fields on a record: those that are records merge by key, null removes a key. */
export function assign(row: MenuRecord, set: Record<string, unknown>) {
  for (const [field, value] of Object.entries(set)) {
    if (!mergedFields.includes(field) || !isRecord(value)) {
      row[field] = value;
      continue;
    }
    const merged = new Map(Object.entries(row[field] as Record<string, unknown>));
    for (const [key, entry] of Object.entries(value)) {
      if (entry === null) merged.delete(key);
      else merged.set(key, entry);
    }
    row[field] = Object.fromEntries(merged);
  }
}

/** Takes a record away, with its standing and with what others say of it. */
function erase(bench: Bench, kind: MenuKind, id: string, op: number) {
  const row = need(bench, kind, id);
  const children = [...((row.sectionIds as string[]) ?? []), ...((row.optionIds as string[]) ?? [])];
  if (children.length > 0) throw new MenuRefusal('status_conflict', { ids: children });
  for (const parentId of parentsOf(bench, kind, id)) takeOut(editableList(bench, kind, parentId, op), id);
  bench.rows[kind].delete(id);
  bench.touched.delete(id);
  const drop = (owner: MenuKind, field: string, without: (value: unknown) => unknown) => {
    for (const other of bench.rows[owner].values()) {
      const rest = without(other[field]);
      if (JSON.stringify(rest) !== JSON.stringify(other[field])) edit(bench, owner, other.id, op)[field] = rest;
    }
  };
  const withoutId = (value: unknown) => (value as string[]).filter((entry) => entry !== id);
  if (kind === 'daypart')
    for (const owner of ['menu', 'section', 'item'] as const) drop(owner, 'daypartIds', withoutId);
  if (kind === 'item') drop('option', 'itemId', (value) => (value === id ? null : value));
  type Linked = { groupId: string; optionPrices: Record<string, unknown> };
  if (kind === 'group')
    drop('item', 'groupLinks', (value) => (value as Linked[]).filter((link) => link.groupId !== id));
  if (kind === 'option') {
    const others = (prices: object) => Object.fromEntries(Object.entries(prices).filter(([other]) => other !== id));
    drop('item', 'groupLinks', (value) =>
      (value as Linked[]).map((link) => ({ ...link, optionPrices: others(link.optionPrices) })),
    );
  }
  if (kind === 'allergen') {
    drop('item', 'allergens', (value) =>
      (value as { allergenId: string }[]).filter((entry) => entry.allergenId !== id),
    );
  }
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
  else if (parentId !== null && parents[kind]) insert(editableList(bench, kind, parentId, n), id, op.index);
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
