import * as z from 'zod/mini';
import { atom, store, useAtomValue } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';
import { onSessionEnd } from '../store/session';

const callSchema = z.object({
  method: z.enum(['POST', 'DELETE']),
  path: z.string().check(z.startsWith('/')),
  input: z.record(z.string(), z.unknown()),
  /** Values that the change wrote to the fields that undo restores. */
  left: z.optional(z.record(z.string(), z.unknown())),
  /** True if it is unknown whether the record exists, because the response to its creation was lost. */
  isUncertain: z.optional(z.boolean()),
});
const changeSchema = z.object({
  id: z.string(),
  at: z.string(),
  text: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  calls: z.array(callSchema),
  reload: z.array(z.string()),
  isUndone: z.boolean(),
  /** True if the page was closed during the change. The app then undoes it. */
  isBroken: z.optional(z.boolean()),
});

/** A serializable API call, which survives a reload. */
export type LedgerCall = z.infer<typeof callSchema>;
/** A change and the API calls that undo it. */
export type LedgerChange = z.infer<typeof changeSchema>;

/** A call that was rejected, because the record has changed since then. */
export interface UndoConflict {
  call: LedgerCall;
  current: Record<string, unknown>;
}

export interface UndoOutcome {
  /** Number of successful calls. */
  done: number;
  /** Errors of the failed calls, which stay in the ledger for a retry. */
  errors: unknown[];
  /** Calls that would overwrite newer values. They stay in the ledger until the user decides. */
  conflicts: UndoConflict[];
}

/** A change, or the undo of a recorded change, that would overwrite newer values, until the user decides. */
export type OverwriteQuestion = Pick<LedgerChange, 'text' | 'reload'> & { conflicts: readonly UndoConflict[] } & (
    { id: LedgerChange['id']; overwrite?: never } | { id?: never; overwrite: () => void }
  );

/** Maximum number of recorded changes. */
export const ledgerLength = 20;

/** Changes of the signed-in user in this tab, newest first. */
export const ledgerAtom = perUserAtom<LedgerChange[]>('ledger', z.array(changeSchema), [], 'tab');

export const findChange = (id: string) => store.get(ledgerAtom).find((change) => change.id === id);

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

/** Returns the changes of the signed-in user in this tab, newest first. */
export const useRecentChanges = (): readonly LedgerChange[] => useAtomValue(ledgerAtom);

const questionAtom = atom<OverwriteQuestion | null>(null);

/** Asks the user whether to overwrite newer values. `null` closes the question. */
export const askOverwrite = (question: OverwriteQuestion | null) => store.set(questionAtom, question);
export const useOverwriteQuestion = (): OverwriteQuestion | null => useAtomValue(questionAtom);

onSessionEnd(() => askOverwrite(null));
