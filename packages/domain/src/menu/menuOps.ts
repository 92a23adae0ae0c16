import { fieldErrors, type FieldErrors } from '../http/rules';
import type { PersonRef } from '../restaurants/basics.contract';
import { partOf } from './catalogueIndex';
import { applyOp, type ApplyRules } from './menuApply';
import { closeWorkingCopy, fail, MenuError, openWorkingCopy, type WorkingCopy } from './menuWorkingCopy';
import { menuKinds, type CatalogueParts, type MenuKind } from './menu.contract';
import type { MenuOp } from './menuDraft.contract';
import { contentOf, isRecord, recordsOf, sameValue, type MenuRecord } from './menuContent';
import { blankFields, menuForms } from './menuForms';
import { menuRecordErrors } from './menuRules';
import { opsBetween } from './menuInverse';

export interface OpsContext {
  by: PersonRef | null;
  /** ISO 8601. */
  at: string;
  /** Returns the ID of a new record. A restored record keeps its previous ID. */
  newId: (kind: MenuKind, tempId: string) => string;
  /** Version of a restored record. @default 0 */
  previousVersion?: (id: string) => number;
  /** IDs of records that were published. They are archived, never removed. */
  published: ReadonlySet<string>;
  /** If true, the ops come from `opsBetween` and aren't validated. */
  trusted?: boolean;
}

export interface OpsResult {
  content: CatalogueParts;
  /** Changed records only, plus the order of the menus. */
  changed: CatalogueParts;
  removed: string[];
  created: Record<string, string>;
  /** Restores the previous content exactly when applied to `content`. */
  inverse: MenuOp[];
}

const named = (op: Record<string, unknown>): [kind: MenuKind, field: string][] => {
  const kind = op.kind as MenuKind;
  if (op.op === 'place' || op.op === 'unplace') {
    return [
      ['item', 'itemId'],
      ['section', 'sectionId'],
    ];
  }
  return op.op === 'create' || !menuKinds.includes(kind) ? [] : [[kind, 'id']];
};

/**
 * Rejects a batch with unknown records (404), outdated versions or states that forbid an op (409). Doesn't validate
 * fields: the input is unparsed, and malformed ops are left to the schema.
 */
export function validateOps(parts: CatalogueParts, ops: unknown, published: ReadonlySet<string>) {
  if (!Array.isArray(ops)) return;
  const list = ops.filter(isRecord);
  const own = new Set(list.filter(({ op }) => op === 'create').map(({ tempId }) => tempId));
  const rows = new Map(menuKinds.map((kind) => [kind, new Map(recordsOf(parts, kind).map((row) => [row.id, row]))]));
  const outdated = new Set<MenuRecord>();
  const forbidden = new Set<string>();
  for (const op of list) {
    for (const [kind, field] of named(op)) {
      const id = op[field];
      if (typeof id !== 'string' || own.has(id)) continue;
      const row = rows.get(kind)?.get(id);
      if (!row) throw new MenuError('not_found', { subject: kind, id });
      if (typeof op.version === 'number' && op.version !== row.version) outdated.add(row);
      if (op.op === 'remove' && published.has(id)) forbidden.add(id);
      if (op.op === 'archive' && row.builtIn === true) forbidden.add(id);
    }
  }
  if (outdated.size > 0) throw new MenuError('version_conflict', { current: [...outdated] });
  if (forbidden.size > 0) throw new MenuError('status_conflict', { ids: [...forbidden] });
}

function rulesOf({ at, by, newId, previousVersion, trusted }: OpsContext): ApplyRules {
  return {
    newId,
    blank: (kind, id) => ({
      ...(structuredClone(blankFields[kind]) as { name: string }),
      id,
      archived: false,
      version: previousVersion?.(id) ?? 0,
      createdAt: at,
      updatedAt: at,
      updatedBy: by,
    }),
    read: (kind, set, wrong) => {
      if (trusted) return set;
      const parsed = menuForms[kind].safeParse(set);
      if (parsed.success) return parsed.data;
      const errors = Object.entries(fieldErrors(parsed.error.issues));
      for (const [field, list] of errors) for (const error of list) wrong(field, error);
      return {};
    },
  };
}

/** Returns the index of the last op that set a field, by `<record ID> <field>`. */
function lastOpsByField(ops: readonly MenuOp[], { created }: WorkingCopy): Map<string, number> {
  const lastOps = new Map<string, number>();
  ops.forEach((op, n) => {
    if (op.op !== 'create' && op.op !== 'update') return;
    const id = op.op === 'create' ? created.get(op.tempId) : (created.get(op.id) ?? op.id);
    for (const field of Object.keys(op.set)) lastOps.set(`${id} ${field}`, n);
  });
  return lastOps;
}

const sections = (row: MenuRecord | undefined) => (row?.sectionIds as string[] | undefined) ?? [];

/** Checks whether nesting exceeds two levels: a section of a menu and its subsections. */
const isTooDeep = ({ rows }: WorkingCopy, id: string) => {
  const parentIn = (child: string) => [...rows.section.values()].find((row) => sections(row).includes(child))?.id;
  const parent = parentIn(id);
  return parent !== undefined && (parentIn(parent) !== undefined || sections(rows.section.get(id)).length > 0);
};

/** Validates every record that the batch has touched, in the context of all others. */
function validateResult(working: WorkingCopy, ops: readonly MenuOp[]) {
  const { rows, touched, errors } = working;
  const lastOps = lastOpsByField(ops, working);
  const lookup = {
    get: (kind: MenuKind, id: string) => rows[kind].get(id),
    all: (kind: MenuKind) => rows[kind].values(),
  };
  const found: FieldErrors = {};
  const born = new Set(working.created.values());
  for (const [id, { kind, op }] of touched) {
    const row = rows[kind].get(id);
    if (!row) continue;
    for (const [field, list] of Object.entries(menuRecordErrors(kind, row, lookup))) {
      found[`ops.${lastOps.get(`${id} ${field.split('.')[0]}`) ?? op}.set.${field}`] = list;
    }
    if (born.has(id) && row.name === '') found[`ops.${lastOps.get(`${id} name`) ?? op}.set.name`] = ['required'];
    if (kind === 'section' && isTooDeep(working, id)) {
      fail(working, `ops.${op}.${ops[op]?.op === 'create' ? 'parentId' : 'toParentId'}`, { key: 'max', n: 2 });
    }
  }
  const all = { ...found, ...errors };
  if (Object.keys(all).length > 0) throw new MenuError('validation', { errors: all });
}

const pick = (parts: CatalogueParts, ids: ReadonlySet<string>): CatalogueParts =>
  ({
    menuOrder: parts.menuOrder,
    ...Object.fromEntries(
      menuKinds.map((kind) => [partOf[kind], recordsOf(parts, kind).filter(({ id }) => ids.has(id))]),
    ),
  }) as unknown as CatalogueParts;

/** Applies a batch completely, or throws a `MenuError`. Doesn't modify the given content. */
export function applyOps(parts: CatalogueParts, ops: readonly MenuOp[], context: OpsContext): OpsResult {
  if (!context.trusted) validateOps(parts, ops, context.published);
  const working = openWorkingCopy(parts);
  const rules = rulesOf(context);
  ops.forEach((op, n) => applyOp(working, op, n, rules));
  if (!context.trusted) validateResult(working, ops);

  const changed = new Set<string>();
  const removed: string[] = [];
  for (const kind of menuKinds) {
    const rows = working.rows[kind];
    const previous = new Map(recordsOf(parts, kind).map((row) => [row.id, row]));
    for (const id of previous.keys()) if (!rows.has(id)) removed.push(id);
    for (const row of rows.values()) {
      if (!working.copied.has(row.id)) continue;
      const before = previous.get(row.id);
      if (before && sameValue(contentOf(row), contentOf(before))) {
        rows.set(row.id, before);
        continue;
      }
      Object.assign(row, { version: row.version + 1, updatedAt: context.at, updatedBy: context.by });
      changed.add(row.id);
    }
  }
  const content = closeWorkingCopy(working);
  return {
    content,
    changed: pick(content, changed),
    removed,
    created: Object.fromEntries(working.created),
    inverse: opsBetween(content, parts),
  };
}
