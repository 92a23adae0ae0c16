import * as z from 'zod/mini';
import { store, useAtomValue } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const callSchema = z.object({
  method: z.enum(['POST', 'DELETE']),
  path: z.string().check(z.startsWith('/')),
  input: z.record(z.string(), z.unknown()),
});
const changeSchema = z.object({
  id: z.string(),
  at: z.string(),
  text: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  calls: z.array(callSchema),
  reload: z.array(z.string()),
  isUndone: z.boolean(),
  /** The page went away under it: what there is of it must not stay. */
  isBroken: z.optional(z.boolean()),
});

/** A call of the contract as data, so that it outlives the page that knew of it. */
export type LedgerCall = z.infer<typeof callSchema>;
/** Something that was done, and the calls that take it back. */
export type LedgerChange = z.infer<typeof changeSchema>;

/** How many steps can be taken back (pages.md 1.6). */
export const ledgerLength = 20;

/** What the signed-in person did in this tab, newest first; what another one did is not theirs to see. */
export const ledgerAtom = perUserAtom<LedgerChange[]>('ledger', z.array(changeSchema), [], 'tab');

export const findChange = (id: string) => store.get(ledgerAtom).find((change) => change.id === id);

/** Writes a change down for the person who made it. */
export function addChange(change: LedgerChange, userId: number | undefined) {
  store.set(ledgerAtom, (changes) => [change, ...changes].slice(0, ledgerLength), userId);
}

/** Says what has become of a person's change. */
export function setChange(
  id: string,
  become: Partial<Pick<LedgerChange, 'calls' | 'isUndone'>>,
  userId: number | undefined,
) {
  store.set(
    ledgerAtom,
    (changes) => changes.map((change) => (change.id === id ? { ...change, ...become } : change)),
    userId,
  );
}

/** Changes of this session, newest first. */
export const useRecentChanges = (): readonly LedgerChange[] => useAtomValue(ledgerAtom);
