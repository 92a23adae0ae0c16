import * as z from 'zod/mini';
import { atom, store, useAtomValue } from '../store/jotai';
import { readSession, sessionAtom } from '../store/session';
import { storedAtom } from '../store/storedAtom';

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
const ledgerSchema = z.nullable(z.object({ userId: z.int(), changes: z.array(changeSchema) }));

/** A call of the contract as data, so that it outlives the page that knew of it. */
export type LedgerCall = z.infer<typeof callSchema>;
/** Something that was done, and the calls that take it back. */
export type LedgerChange = z.infer<typeof changeSchema>;

/** How many steps can be taken back (pages.md 1.6). */
export const ledgerLength = 20;

const keptAtom = storedAtom<z.infer<typeof ledgerSchema>>('ledger', ledgerSchema, null);
const none: readonly LedgerChange[] = [];

/** What the signed-in person did in this tab, newest first; what another one did is not theirs to see. */
export const ledgerAtom = atom((get): readonly LedgerChange[] => {
  const kept = get(keptAtom);
  return kept && kept.userId === get(sessionAtom).user?.id ? kept.changes : none;
});

function keep(changes: readonly LedgerChange[]) {
  const userId = readSession().user?.id;
  if (userId !== undefined) store.set(keptAtom, { userId, changes: changes.slice(0, ledgerLength) }, 'tab');
}

export const findChange = (id: string) => store.get(ledgerAtom).find((change) => change.id === id);

/** Writes a change down. */
export function addChange(change: LedgerChange) {
  keep([change, ...store.get(ledgerAtom)]);
}

/** Says what has become of a change. */
export function setChange(id: string, become: Partial<Pick<LedgerChange, 'calls' | 'isUndone'>>) {
  keep(store.get(ledgerAtom).map((change) => (change.id === id ? { ...change, ...become } : change)));
}

/** Changes of this session, newest first. */
export const useRecentChanges = () => useAtomValue(ledgerAtom);
