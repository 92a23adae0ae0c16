import { ApiError } from '@larder/domain';
import type { Bill, BillRow } from '@larder/domain/contract';

/** The values of a bill that actions change. */
export interface BillState extends Pick<BillRow['money'], 'total' | 'tips' | 'refunded'>, Pick<Bill, 'status'> {
  customerEmail: string;
}

export interface StateDifference<Name extends keyof BillState = keyof BillState> {
  name: Name;
  /** Saved value. */
  from: BillState[Name];
  /** Value of this user. */
  to: BillState[Name];
}

type Stored = Pick<BillRow, 'status' | 'money' | 'version'> & { customerEmail?: string | null };

export const billStateOf = ({ status, money, customerEmail }: Stored): BillState => ({
  status,
  total: money.total,
  tips: money.tips,
  refunded: money.refunded,
  customerEmail: customerEmail ?? '',
});

/** Returns the stored bill if a request failed because the bill has changed in the meantime. */
export function changedBill(error: unknown, { version }: Pick<Stored, 'version'>): Bill | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const current = error.problem.current as Bill | undefined;
  return current && current.version !== version ? current : undefined;
}

/** Returns the values of `mine` that someone else has changed to other values since `before`. */
export function stateDifferences(before: Stored, now: Stored, mine: Partial<BillState>): StateDifference[] {
  const [was, saved] = [billStateOf(before), billStateOf(now)];
  return (Object.keys(saved) as (keyof BillState)[]).flatMap((name) => {
    const [from, to] = [saved[name], mine[name]];
    return to === undefined || from === was[name] || from === to ? [] : [{ name, from, to }];
  });
}
