import { menuKinds, type CatalogueParts } from './menu.contract';
import { recordsOf } from './menuContent';
import type { DraftAnswer } from './menuCalls.contract';
import type { MenuOp } from './menuDraft.contract';

/** A batch that takes one back, and the versions that the records of the content it leads to had there. */
export interface MenuStep {
  ops: MenuOp[];
  versions: Readonly<Record<string, number>>;
}

/** What undo and redo walk, the latest step last. */
export interface MenuHistory {
  past: readonly MenuStep[];
  future: readonly MenuStep[];
}

export const emptyMenuHistory: MenuHistory = { past: [], future: [] };

type Answer = Pick<DraftAnswer, 'changed' | 'removed' | 'inverse'>;

const versionsIn = (parts: CatalogueParts) =>
  new Map(
    menuKinds.flatMap((kind) => recordsOf(parts, kind).map(({ id, version }): [string, number] => [id, version])),
  );

function stepOf(before: CatalogueParts, { changed, removed, inverse }: Answer): MenuStep {
  const known = versionsIn(before);
  const ids = [...versionsIn(changed).keys(), ...removed];
  const versions = ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) as number] as const] : []));
  return { ops: inverse, versions: Object.fromEntries(versions) };
}

/** A new batch was answered: it can be undone, and nothing can be redone any more. */
export const rememberBatch = ({ past }: MenuHistory, before: CatalogueParts, answer: Answer): MenuHistory => ({
  past: [...past, stepOf(before, answer)],
  future: [],
});

/**
 * Undo or redo was answered. The content is as it was, under newer versions: steps that expect the former ones learn them.
 * What somebody else has changed meanwhile keeps its own version, so that such a step is refused and not forced.
 */
export function stepHistory(
  { past, future }: MenuHistory,
  direction: 'undo' | 'redo',
  before: CatalogueParts,
  answer: Answer,
): MenuHistory {
  const [from, to] = direction === 'undo' ? [past, future] : [future, past];
  const done = from.at(-1);
  const now = versionsIn(answer.changed);
  const learn = (op: MenuOp): MenuOp =>
    'version' in op && op.version === done?.versions[op.id] && now.has(op.id)
      ? { ...op, version: now.get(op.id) as number }
      : op;
  const learned = (steps: readonly MenuStep[]) => steps.map((step) => ({ ...step, ops: step.ops.map(learn) }));
  const rest = learned(from.slice(0, -1));
  const other = [...learned(to), stepOf(before, answer)];
  return direction === 'undo' ? { past: rest, future: other } : { past: other, future: rest };
}
