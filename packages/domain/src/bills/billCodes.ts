// Don't import schemas here: routes need these codes for their search parameters, which every page loads first.

export const billStatuses = ['open', 'paid', 'closed', 'voided'] as const;
export const lossKinds = ['discount', 'comp', 'void', 'refund'] as const;
export const billFlags = [
  'overdue',
  'high_discount',
  'high_tip',
  'no_server',
  'reopened',
  'refund_due',
  'late_change',
] as const;

export const billSortColumns = [
  'openedAt',
  'number',
  'restaurant',
  'place',
  'server',
  'guests',
  'channel',
  'losses',
  'total',
  'tips',
  'balance',
  'netSales',
  'status',
] as const;
export type BillSortColumn = (typeof billSortColumns)[number];
export const billQuickViews = [
  'all',
  'open',
  'awaiting_tip',
  'overdue',
  'high_discount',
  'voided',
  'refunded',
  'no_server',
  'reopened',
  'hidden',
] as const;
export type BillQuickView = (typeof billQuickViews)[number];
export const lossGroupings = ['reason', 'server', 'approver', 'item'] as const;
export type LossGrouping = (typeof lossGroupings)[number];
