import type { Bill, BillTimelineEvent } from '@larder/domain/contract';
import { iso } from './isoTime';

type EventExtra = Partial<Omit<BillTimelineEvent, 'id' | 'at' | 'type'>>;

/** Adds an event to the timeline. Its ID is set once the timeline is complete and sorted. */
export function note(bill: Bill, type: BillTimelineEvent['type'], at: number, extra: EventExtra = {}) {
  bill.timeline.push({
    id: '',
    at: iso(at),
    type,
    by: null,
    approver: null,
    device: bill.device,
    lineId: null,
    paymentId: null,
    amount: null,
    reason: null,
    note: null,
    ...extra,
  });
}
