import * as z from 'zod/mini';
import { instant } from '../restaurants/basics.contract';
import { atom, store, useAtomValue } from '../store/jotai';
import { readSession, sessionAtom } from '../store/session';
import { storedAtom } from '../store/storedAtom';
import { billRowSchema, type BillRow } from './billRecord.contract';

const lastDeletedSchema = z.nullable(z.object({ rows: z.array(billRowSchema), at: instant }));
export type LastDeletedBills = z.infer<typeof lastDeletedSchema>;

const storedRowsAtom = storedAtom<LastDeletedBills>('lastDeletedBills', lastDeletedSchema, null);

/** Last deleted rows. Stored per tab, so that undo survives a reload. */
export const lastDeletedBillsAtom = atom((get) => get(storedRowsAtom));

export function setLastDeletedBills(rows: readonly BillRow[], now = new Date()) {
  store.set(storedRowsAtom, rows.length === 0 ? null : { rows: [...rows], at: now.toISOString() }, 'tab');
}

/** Removes rows from the last deleted bills, because their deletion failed or was undone. */
export function forgetDeletedBills(ids: readonly string[]) {
  const stored = store.get(storedRowsAtom);
  if (stored?.rows.some(({ id }) => ids.includes(id))) {
    setLastDeletedBills(
      stored.rows.filter(({ id }) => !ids.includes(id)),
      new Date(stored.at),
    );
  }
}

// Cleared when the user or the restaurant changes.
let { user, restaurant } = readSession();
store.sub(sessionAtom, () => {
  const before = { user, restaurant };
  ({ user, restaurant } = readSession());
  if (user?.id !== before.user?.id || restaurant?._id !== before.restaurant?._id) setLastDeletedBills([]);
});

export const useLastDeletedBills = () => useAtomValue(lastDeletedBillsAtom);

/** Returns the rows without the last deleted ones. A newer version of a deleted row was restored, so it stays. */
export const rowsLeft = (rows: readonly BillRow[], deleted: LastDeletedBills): BillRow[] =>
  rows.filter(({ id, version }) => !deleted?.rows.some((row) => row.id === id && row.version >= version));
