import type { PersonRef } from '../restaurants/basics.contract';
import type { BareChange } from './menuChanges';
import { sameValue } from './menuContent';
import type { MenuChange } from './menuDraft.contract';

export interface ChangeAuthor {
  by: PersonRef;
  at: string;
}

/** Adds authors to changes. An unchanged change keeps its author. */
export function signChanges(
  changes: readonly BareChange[],
  previous: readonly MenuChange[],
  author: ChangeAuthor,
): MenuChange[] {
  const known = new Map(previous.map((change) => [change.id, change]));
  return changes.map((change) => {
    const same = known.get(change.id);
    const unchanged = same && sameValue(same.after, change.after) ? same : author;
    return { ...change, by: unchanged.by, at: unchanged.at };
  });
}

/** Returns the remaining changes that depend on the given ones. */
export const dependantsOf = (changes: readonly MenuChange[], ids: readonly string[]): MenuChange[] =>
  changes.filter(({ id, dependsOn }) => !ids.includes(id) && dependsOn.some((other) => ids.includes(other)));
