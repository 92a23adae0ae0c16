import { applyOp, type ApplyRules } from './menuApply';
import { childrenOf, openWorkingCopy, parentsOf, type WorkingCopy } from './menuWorkingCopy';
import { menuKinds, type CatalogueParts, type MenuKind } from './menu.contract';
import type { MenuOp } from './menuDraft.contract';
import { fieldsOf, isRecord, mergedFields, recordsOf, sameValue, type MenuRecord } from './menuContent';
import { blankFields } from './menuForms';

/** Skips validation: the ops lead from one valid content to another. */
const trusting: ApplyRules = {
  newId: (_kind, tempId) => tempId,
  blank: (kind, id) => ({
    ...(structuredClone(blankFields[kind]) as { name: string }),
    id,
    archived: false,
    version: 0,
    createdAt: '',
    updatedAt: '',
    updatedBy: null,
  }),
  read: (_kind, set) => set,
};

/** Returns the fields that turn `from` into `to`. */
function setBetween(from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> {
  const set: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(to)) {
    const before = from[field];
    if (sameValue(before, value)) continue;
    if (!mergedFields.includes(field) || !isRecord(before) || !isRecord(value)) {
      set[field] = value;
      continue;
    }
    const keys = new Set([...Object.keys(before), ...Object.keys(value)]);
    const differing = [...keys].filter((key) => !sameValue(before[key], value[key]));
    set[field] = Object.fromEntries(differing.map((key) => [key, value[key] ?? null]));
  }
  return set;
}

/** Sorts sections so that parents precede their children. */
const parentFirst = (parts: CatalogueParts): MenuRecord[] => {
  const inner = new Set(parts.sections.flatMap(({ sectionIds }) => sectionIds));
  const sections = recordsOf(parts, 'section');
  return [...sections.filter(({ id }) => !inner.has(id)), ...sections.filter(({ id }) => inner.has(id))];
};

const creationOrder: readonly MenuKind[] = ['allergen', 'daypart', 'group', 'menu', 'section', 'item', 'option'];

/** Returns the batch that turns one content into another. */
export function opsBetween(from: CatalogueParts, to: CatalogueParts): MenuOp[] {
  const ops: MenuOp[] = [];
  const working: WorkingCopy = openWorkingCopy(from);
  const goal = openWorkingCopy(to);
  const emit = (op: MenuOp) => {
    applyOp(working, op, ops.length, trusting);
    ops.push(op);
  };
  const rowsOf = (kind: MenuKind) => (kind === 'section' ? parentFirst(to) : recordsOf(to, kind));

  for (const kind of creationOrder) {
    for (const row of rowsOf(kind)) {
      if (working.rows[kind].has(row.id)) continue;
      const [parentId = null] = kind === 'item' ? [] : parentsOf(goal, kind, row.id);
      const index = childrenOf(goal, kind, parentId)?.indexOf(row.id) ?? 0;
      emit({ op: 'create', kind, tempId: row.id, set: fieldsOf(row), parentId, index: Math.max(index, 0) });
    }
  }
  for (const kind of menuKinds) {
    for (const row of recordsOf(to, kind)) {
      const now = working.rows[kind].get(row.id) as MenuRecord;
      if (now === row) continue;
      const set = setBetween(fieldsOf(now), fieldsOf(row));
      const { id } = row;
      if (Object.keys(set).length > 0) emit({ op: 'update', kind, id, version: now.version, set });
      if (now.archived !== row.archived)
        emit({ op: row.archived ? 'archive' : 'restore', kind, id, version: now.version });
    }
  }

  const arrange = (kind: 'menu' | 'section' | 'option', parentId: string | null) => {
    const wanted = childrenOf(goal, kind, parentId) ?? [];
    wanted.forEach((id, index) => {
      if (childrenOf(working, kind, parentId)?.[index] === id) return;
      const [fromParentId = null] = parentsOf(working, kind, id);
      emit({ op: 'move', kind, id, fromParentId, toParentId: parentId, index });
    });
  };
  arrange('menu', null);
  for (const { id } of to.menus) arrange('section', id);
  for (const { id } of parentFirst(to)) arrange('section', id);
  for (const { id } of to.groups) arrange('option', id);

  for (const { id: sectionId, itemIds } of to.sections) {
    const now = () => childrenOf(working, 'item', sectionId) ?? [];
    for (const itemId of [...now()].filter((id) => !itemIds.includes(id))) {
      emit({ op: 'unplace', itemId, sectionId, index: now().indexOf(itemId) });
    }
    itemIds.forEach((itemId, index) => {
      if (now()[index] === itemId) return;
      if (!now().includes(itemId)) emit({ op: 'place', itemId, sectionId, index });
      else emit({ op: 'move', kind: 'item', id: itemId, fromParentId: sectionId, toParentId: sectionId, index });
    });
  }

  const gone = (kind: MenuKind) => recordsOf(from, kind).filter(({ id }) => !goal.rows[kind].has(id));
  const innermost = parentFirst(from).toReversed();
  for (const kind of ['option', 'group', 'item', 'section', 'menu', 'daypart', 'allergen'] as const) {
    const rows = kind === 'section' ? innermost.filter(({ id }) => !goal.rows.section.has(id)) : gone(kind);
    for (const { id, version } of rows) emit({ op: 'remove', kind, id, version });
  }
  return ops;
}
