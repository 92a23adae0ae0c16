import { menuKinds, type CatalogueParts } from './menu.contract';
import { recordsOf } from './menuContent';
import type { DraftResponse } from './menuCalls.contract';
import type { MenuOp } from './menuDraft.contract';

/** A batch that undoes another one, and the record versions it expects. */
export interface MenuStep {
  ops: MenuOp[];
  versions: Readonly<Record<string, number>>;
}

/** Undo and redo stacks. The latest step is last. */
export interface MenuHistory {
  past: readonly MenuStep[];
  future: readonly MenuStep[];
}

export const emptyMenuHistory: MenuHistory = { past: [], future: [] };

type Edits = Pick<DraftResponse, 'changed' | 'removed' | 'inverse'>;

const versionsIn = (parts: CatalogueParts) =>
  new Map(
    menuKinds.flatMap((kind) => recordsOf(parts, kind).map(({ id, version }): [string, number] => [id, version])),
  );

function stepOf(before: CatalogueParts, { changed, removed, inverse }: Edits): MenuStep {
  const known = versionsIn(before);
  const ids = [...versionsIn(changed).keys(), ...removed];
  const versions = ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) as number] as const] : []));
  return { ops: inverse, versions: Object.fromEntries(versions) };
}

/** Adds a saved batch to the undo stack and clears the redo stack. */
export const rememberBatch = ({ past }: MenuHistory, before: CatalogueParts, edits: Edits): MenuHistory => ({
  past: [...past, stepOf(before, edits)],
  future: [],
});

/**
 * Moves a step between the stacks after undo or redo. The response has new versions of the same content, so steps that
 * expect the old versions are updated. Steps on records that others have changed keep the old version and are rejected.
 */
export function stepHistory(
  { past, future }: MenuHistory,
  direction: 'undo' | 'redo',
  before: CatalogueParts,
  edits: Edits,
): MenuHistory {
  const [from, to] = direction === 'undo' ? [past, future] : [future, past];
  const done = from.at(-1);
  const now = versionsIn(edits.changed);
  const learn = (op: MenuOp): MenuOp =>
    'version' in op && op.version === done?.versions[op.id] && now.has(op.id)
      ? { ...op, version: now.get(op.id) as number }
      : op;
  const learned = (steps: readonly MenuStep[]) => steps.map((step) => ({ ...step, ops: step.ops.map(learn) }));
  const rest = learned(from.slice(0, -1));
  const other = [...learned(to), stepOf(before, edits)];
  return direction === 'undo' ? { past: rest, future: other } : { past: other, future: rest };
}
