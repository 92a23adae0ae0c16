import type { BillRow } from '@larder/domain/contract';

/** Returns the table, tab or customer of a bill. */
export const placeOfBill = ({ table, tabName, customerName }: Pick<BillRow, 'table' | 'tabName' | 'customerName'>) =>
  table ?? tabName ?? customerName;
