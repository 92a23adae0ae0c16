import { ApiError } from '@larder/domain';
import type { Bill } from '@larder/domain/contract';
import { useState } from 'react';
import { billStateOf, changedBill, stateDifferences, type BillState, type StateDifference } from './billConflict';

export interface BillConflict {
  differences: readonly StateDifference[];
  /** If true, the changed bill no longer allows the action. */
  isBlocked: boolean;
}

interface Change {
  /** Sends the change with the version of `bill`. */
  send: (bill: Bill) => Promise<unknown>;
  /** Returns the fields of the bill that the change sets, with their new values. */
  replaces: (bill: Bill) => Partial<BillState>;
}

/**
 * Changes the bill that the user has seen. If someone else has changed the same values, asks the user before sending.
 */
export function useGuardedChange(bill: Bill) {
  // A refetched bill can contain changes that the user has not noticed.
  const [seen, setSeen] = useState(bill);
  const [conflict, setConflict] = useState<BillConflict>();

  const attempt = async (change: Change, from: Bill): Promise<boolean> => {
    try {
      await change.send(from);
      return true;
    } catch (error) {
      const now = changedBill(error, from);
      if (!now) throw error;
      const isBlocked = error instanceof ApiError && error.code === 'status_conflict';
      const differences = stateDifferences(from, now, isBlocked ? billStateOf(from) : change.replaces(now));
      if (!isBlocked) setSeen(now);
      if (!isBlocked && differences.length === 0) return attempt(change, now);
      setConflict({ differences, isBlocked });
      return false;
    }
  };

  return {
    conflict,
    /** Resolves to false if there is a conflict. */
    run: (change: Change) => {
      setConflict(undefined);
      return attempt(change, seen);
    },
  };
}
