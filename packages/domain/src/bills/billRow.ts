import type { Bill, BillRow } from './billRecord.contract';

const detailFields = [
  'taxMode',
  'openedBy',
  'device',
  'promisedAt',
  'customerEmail',
  'lines',
  'discounts',
  'serviceCharges',
  'taxes',
  'payments',
  'timeline',
] as const;

export function billRowOf(bill: Bill): BillRow {
  const row: Partial<Bill> & BillRow = { ...bill };
  for (const field of detailFields) delete row[field];
  return row;
}
