import type { Bill } from '@larder/domain/contract';
import type { startApi } from '../../testing/api';

type Server = ReturnType<typeof startApi>;
export const day = '2026-11-20';
export const note = 'A test.';
export const url = (name: string) => `/apps/bills/${name}`;
/** Maren Holt, the signed-in user. With the approve permission, she needs no PIN to approve her own action. */
export const own = { staffId: 'stf-11' };
export const unknown = 'nyc-20261114-999';

export const read = async (server: Server, id: string) => (await server.get(url('bill'), { id })).data.bill as Bill;
/** Returns the first bill of the current day that matches. */
export async function some(server: Server, fits: (bill: Bill) => boolean, restaurant = 'rst-nyc'): Promise<Bill> {
  const { data } = await server.get(url('all-data'), { restaurant, from: day, to: day });
  for (const { id } of data.bills as { id: string }[]) {
    const bill = await read(server, id);
    if (fits(bill)) return bill;
  }
  throw new Error('No bill of the current day matches.');
}
export const cardOf = ({ payments }: Bill) =>
  payments.find(({ type, status }) => type === 'card' && status !== 'declined')!;
export const isAwaitingTip = (bill: Bill) => bill.status === 'paid' && bill.money.total > 2000;
export const isOpen = ({ status, lines }: Bill) => status === 'open' && lines.filter((line) => !line.voided).length > 2;
export const isClosed = ({ status, payments }: Bill) =>
  status === 'closed' && payments.length === 1 && payments[0]!.refunds.length === 0;
export const everything = async (server: Server) =>
  JSON.stringify(
    (await server.get(url('all-data'), { restaurant: 'rst-nyc', from: day, to: day, fields: 'row', hidden: 'include' }))
      .data,
  );
