import * as z from 'zod/mini';
import { instant } from '../restaurants/basics.contract';
import { atom, store, useAtomValue } from '../store/jotai';
import { readSession, sessionAtom } from '../store/session';
import { storedAtom } from '../store/storedAtom';
import { billRowSchema, type BillRow } from './billRecord.contract';

const lastDeletedSchema = z.nullable(z.object({ rows: z.array(billRowSchema), at: instant }));
export type LastDeletedBills = z.infer<typeof lastDeletedSchema>;

const keptAtom = storedAtom<LastDeletedBills>('lastDeletedBills', lastDeletedSchema, null);

/** What was deleted from the table last; it lasts for the tab, so that undo survives a reload. */
export const lastDeletedBillsAtom = atom((get) => get(keptAtom));

export function setLastDeletedBills(rows: readonly BillRow[], now = new Date()) {
  store.set(keptAtom, rows.length === 0 ? null : { rows: [...rows], at: now.toISOString() }, 'tab');
}

/** Takes rows out of it again: their deletion was refused or taken back. */
export function forgetDeletedBills(ids: readonly string[]) {
  const kept = store.get(keptAtom);
  if (kept?.rows.some(({ id }) => ids.includes(id))) {
    setLastDeletedBills(
      kept.rows.filter(({ id }) => !ids.includes(id)),
      new Date(kept.at),
    );
  }
}

// Another user, or another restaurant, has nothing to take back here.
let { user, restaurant } = readSession();
store.sub(sessionAtom, () => {
  const before = { user, restaurant };
  ({ user, restaurant } = readSession());
  if (user?.id !== before.user?.id || restaurant?._id !== before.restaurant?._id) setLastDeletedBills([]);
});

export const useLastDeletedBills = () => useAtomValue(lastDeletedBillsAtom);

/** The rows of a page that deleting has left: shown at once, before the page is loaded again. */
export const rowsLeft = (rows: readonly BillRow[], deleted: LastDeletedBills): BillRow[] =>
  rows.filter(({ id }) => !deleted?.rows.some((row) => row.id === id));
