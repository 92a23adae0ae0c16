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
  /** True if the page was closed while the change was pending. It must not be kept. */
  isBroken: z.optional(z.boolean()),
});

/** A serializable API call, which survives a reload. */
export type LedgerCall = z.infer<typeof callSchema>;
/** A change and the API calls that undo it. */
export type LedgerChange = z.infer<typeof changeSchema>;

/** Maximum number of undo steps. */
export const ledgerLength = 20;

/** Changes of the signed-in user in this tab, newest first. */
export const ledgerAtom = perUserAtom<LedgerChange[]>('ledger', z.array(changeSchema), [], 'tab');

export const findChange = (id: string) => store.get(ledgerAtom).find((change) => change.id === id);

/** Adds a change for the given user. */
export function addChange(change: LedgerChange, userId: number | undefined) {
  store.set(ledgerAtom, (changes) => [change, ...changes].slice(0, ledgerLength), userId);
}

/** Updates a change of the given user. */
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
