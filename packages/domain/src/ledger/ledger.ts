import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readSession } from '../store/session';
import { serverNow } from '../time/serverTime';
import { addChange, type LedgerChange, type UndoOutcome } from './ledger.atoms';

/** Records a change and how to undo it. Returns its ID. `userId` is the user who started it. */
export function recordChange(
  change: Pick<LedgerChange, 'text' | 'calls' | 'reload' | 'isBroken'>,
  userId = readSession().user?.id,
  now = serverNow(),
): LedgerChange['id'] {
  const id = `${now.getTime().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  addChange({ ...change, id, at: now.toISOString(), isUndone: false }, userId);
  return id;
}

/** Returns a function that undoes a change with the current query client. Its code is loaded by the first undo. */
export function useUndoChange() {
  const client = useQueryClient();
  return useMemo(
    () =>
      (id: string): Promise<UndoOutcome> =>
        import('./undoChange').then(
          ({ undoChange }) => undoChange(id, client),
          (error: unknown) => ({ done: 0, errors: [error], conflicts: [] }),
        ),
    [client],
  );
}
