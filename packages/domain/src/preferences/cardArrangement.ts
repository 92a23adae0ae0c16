import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const arrangementSchema = z.object({
  order: z.readonly(z.array(z.string())),
  hidden: z.readonly(z.array(z.string())),
});
/** Cards in the user's order, and hidden ones, by ID. */
type CardArrangement = z.infer<typeof arrangementSchema>;

const initial: CardArrangement = { order: [], hidden: [] };

const arrangementsAtom = perUserAtom<Record<string, CardArrangement>>(
  'cards',
  z.record(z.string(), arrangementSchema),
  {},
);

/** Applies the user's order. A card without a position follows the card that precedes it by default. */
export function inCardOrder<Id extends string>(ids: readonly Id[], order: readonly string[]): Id[] {
  const placed = order.filter((id, index): id is Id => ids.includes(id as Id) && order.indexOf(id) === index);
  for (const [index, id] of ids.entries()) {
    if (placed.includes(id)) continue;
    const before = ids[index - 1];
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  }
  return placed;
}

/** Returns the cards of a group in the order that the signed-in user chose, and functions that change it. */
export function useCardArrangement<Id extends string>(group: string, ids: readonly Id[]) {
  const [{ [group]: arrangement }, setArrangements] = useAtom(arrangementsAtom);
  const { order, hidden } = arrangement ?? initial;
  const ordered = inCardOrder(ids, order);
  const arrange = (change: (arrangement: CardArrangement) => CardArrangement) =>
    setArrangements((all) => ({ ...all, [group]: change(all[group] ?? initial) }));
  return {
    ordered,
    shown: ordered.filter((id) => !hidden.includes(id)),
    isArranged: arrangement !== undefined,
    reorder: (next: readonly Id[]) => arrange((now) => ({ ...now, order: next })),
    setShown: (id: Id, isShown: boolean) =>
      arrange((now) => ({
        ...now,
        hidden: isShown ? now.hidden.filter((other) => other !== id) : [...now.hidden, id],
      })),
    reset: () => setArrangements(({ [group]: _before, ...others }) => others),
  };
}
