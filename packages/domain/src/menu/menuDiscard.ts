import {
  assign,
  childrenOf,
  closeWorkingCopy,
  edit,
  insert,
  openWorkingCopy,
  type WorkingCopy,
} from './menuWorkingCopy';
import { erase } from './menuErase';
import type { CatalogueParts, MenuKind } from './menu.contract';
import type { MenuChange } from './menuDraft.contract';
import { isRecord, type MenuRecord } from './menuContent';
import type { ChildPosition } from './menuChanges';

const isChildPosition = (value: unknown): value is ChildPosition => isRecord(value) && 'parentId' in value;

/** Returns a mutable copy of the list that contains a child. */
function listOf(working: WorkingCopy, kind: MenuKind, parentId: string | null): string[] {
  for (const owner of kind === 'item' ? (['section'] as const) : (['menu', 'section', 'group'] as const)) {
    if (parentId !== null && working.rows[owner].has(parentId)) edit(working, owner, parentId, 0);
  }
  return childrenOf(working, kind, parentId) ?? [];
}

/** Moves a child back to its published position, after the nearest previous sibling that is in place. */
function restoreChild(working: WorkingCopy, published: WorkingCopy, change: MenuChange, astray: ReadonlySet<string>) {
  const { kind, entityId, before, after } = change;
  if (isChildPosition(after)) {
    const list = listOf(working, kind, after.parentId);
    if (list.includes(entityId)) list.splice(list.indexOf(entityId), 1);
  }
  if (!isChildPosition(before)) return;
  const then = childrenOf(published, kind, before.parentId) ?? [];
  const list = listOf(working, kind, before.parentId);
  const neighbor = then
    .slice(0, then.indexOf(entityId))
    .findLast((id) => list.includes(id) && !astray.has(`${before.parentId} ${id}`));
  if (!list.includes(entityId)) insert(list, entityId, neighbor === undefined ? 0 : list.indexOf(neighbor) + 1);
}

const setBack = (row: MenuRecord, was: MenuRecord, change: MenuChange) => {
  const [field = '', key] = (change.field ?? '').split('.');
  const entry = change.restaurantId ?? key;
  assign(row, { [field]: entry === undefined ? was[field] : { [entry]: change.before } });
};

const removal: readonly MenuKind[] = ['option', 'group', 'item', 'section', 'menu', 'daypart', 'allergen'];

/** Returns the draft without some of its changes. Changes that depend on them must be included. */
export function withoutChanges(
  draft: CatalogueParts,
  published: CatalogueParts,
  discarded: readonly MenuChange[],
): CatalogueParts {
  const [working, then] = [openWorkingCopy(draft), openWorkingCopy(published)];
  const moved = discarded.filter(({ op }) => op === 'moved');
  const astray = new Set(
    moved.flatMap(({ entityId, before, after }) =>
      isChildPosition(before) && isChildPosition(after) && before.parentId === after.parentId
        ? [`${before.parentId} ${entityId}`]
        : [],
    ),
  );
  for (const change of moved) {
    restoreChild(working, then, change, astray);
    if (isChildPosition(change.before)) astray.delete(`${change.before.parentId} ${change.entityId}`);
  }
  for (const change of discarded) {
    const was = then.rows[change.kind].get(change.entityId);
    if (!was || change.op === 'moved' || change.op === 'created') continue;
    const row = edit(working, change.kind, change.entityId, 0);
    if (change.op === 'updated') setBack(row, was, change);
    else row.archived = was.archived;
  }
  const made = discarded.filter(({ op }) => op === 'created');
  const inner = new Set(draft.sections.flatMap(({ sectionIds }) => sectionIds));
  for (const kind of removal) {
    const own = made.filter((change) => change.kind === kind);
    const ordered = [
      ...own.filter(({ entityId }) => inner.has(entityId)),
      ...own.filter(({ entityId }) => !inner.has(entityId)),
    ];
    for (const { entityId } of ordered) erase(working, kind, entityId, 0);
  }
  return closeWorkingCopy(working);
}
