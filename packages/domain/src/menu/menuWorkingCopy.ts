import type { FieldError, FieldErrors } from '../http/rules';
import { partOf } from './catalogueIndex';
import { menuKinds, type CatalogueParts, type MenuKind } from './menu.contract';
import { isRecord, listFields, mergedFields, recordsOf, type ListField, type MenuRecord } from './menuContent';

/** Error that rejects a whole batch of edits. */
export class MenuError extends Error {
  readonly code: 'not_found' | 'version_conflict' | 'status_conflict' | 'validation';
  readonly extra: { subject?: string; id?: string; current?: unknown[]; ids?: string[]; errors?: FieldErrors };
  constructor(code: MenuError['code'], extra: MenuError['extra']) {
    super(code);
    this.name = 'MenuError';
    this.code = code;
    this.extra = extra;
  }
}

/** A mutable copy of a catalogue. Records are copied on their first change. */
export interface WorkingCopy {
  rows: Record<MenuKind, Map<string, MenuRecord>>;
  menuOrder: string[];
  /** IDs of the records copied or created so far. */
  copied: Set<string>;
  /** Kind and last op of every record that an op has mentioned or changed. */
  touched: Map<string, { kind: MenuKind; op: number }>;
  created: Map<string, string>;
  errors: FieldErrors;
}

export function openWorkingCopy(parts: CatalogueParts): WorkingCopy {
  const rows = Object.fromEntries(
    menuKinds.map((kind) => [kind, new Map(recordsOf(parts, kind).map((row) => [row.id, row]))]),
  ) as WorkingCopy['rows'];
  return {
    rows,
    menuOrder: [...parts.menuOrder],
    copied: new Set(),
    touched: new Map(),
    created: new Map(),
    errors: {},
  };
}

export function closeWorkingCopy({ rows, menuOrder }: WorkingCopy): CatalogueParts {
  const parts = Object.fromEntries(menuKinds.map((kind) => [partOf[kind], [...rows[kind].values()]]));
  return { menuOrder, ...parts } as unknown as CatalogueParts;
}

export function getOrThrow(working: WorkingCopy, kind: MenuKind, id: string): MenuRecord {
  const row = working.rows[kind].get(id);
  if (!row) throw new MenuError('not_found', { subject: kind, id });
  return row;
}

/** Returns a mutable copy of the record. */
export function edit(working: WorkingCopy, kind: MenuKind, id: string, op: number): MenuRecord {
  const row = getOrThrow(working, kind, id);
  working.touched.set(id, { kind, op });
  if (working.copied.has(id)) return row;
  const copy: MenuRecord = { ...row };
  for (const field of listFields) if (field in copy) copy[field] = [...(copy[field] as string[])];
  working.rows[kind].set(id, copy);
  working.copied.add(id);
  return copy;
}

export const childIds = (row: MenuRecord, field: ListField) => row[field] as string[];

/** Parent kinds of each kind, and the property that lists the children. */
export const parentKinds: Partial<Record<MenuKind, readonly (readonly [kind: MenuKind, field: ListField])[]>> = {
  section: [
    ['menu', 'sectionIds'],
    ['section', 'sectionIds'],
  ],
  item: [['section', 'itemIds']],
  option: [['group', 'optionIds']],
};

/** Returns the child list of a parent. The parent `null` is the list of menus. */
export function childrenOf(working: WorkingCopy, kind: MenuKind, parentId: string | null): string[] | undefined {
  if (kind === 'menu') return parentId === null ? working.menuOrder : undefined;
  for (const [parentKind, field] of parentKinds[kind] ?? []) {
    const parent = parentId === null ? undefined : working.rows[parentKind].get(parentId);
    if (parent) return childIds(parent, field);
  }
  return undefined;
}

/** Returns the parents of a child. `null` is the list of menus. */
export function parentsOf(working: WorkingCopy, kind: MenuKind, id: string): (string | null)[] {
  if (kind === 'menu') return working.menuOrder.includes(id) ? [null] : [];
  return (parentKinds[kind] ?? []).flatMap(([parentKind, field]) =>
    [...working.rows[parentKind].values()].filter((row) => childIds(row, field).includes(id)).map((row) => row.id),
  );
}

export function editableList(working: WorkingCopy, kind: MenuKind, parentId: string | null, op: number): string[] {
  if (kind === 'menu' && parentId === null) return working.menuOrder;
  for (const [parentKind, field] of parentKinds[kind] ?? []) {
    if (parentId !== null && working.rows[parentKind].has(parentId))
      return childIds(edit(working, parentKind, parentId, op), field);
  }
  throw new MenuError('not_found', { subject: kind === 'option' ? 'group' : 'section', id: String(parentId) });
}

export const insert = (ids: string[], id: string, index: number) =>
  ids.splice(Math.min(Math.max(index, 0), ids.length), 0, id);
export const removeId = (ids: string[], id: string) => ids.splice(ids.indexOf(id), 1);

export function fail(working: WorkingCopy, path: string, error: FieldError) {
  (working.errors[path] ??= []).push(error);
}

/** Sets fields of a record. The `mergedFields` are merged by key, and `null` removes a key. */
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
