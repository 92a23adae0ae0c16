import { addDays, type Bill } from '@larder/domain/contract';
import { samplePins } from '../../restaurants/samplePins';
import { rosterOf } from '../../restaurants/staff.fixtures';
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

/** Voids the open bills of a date and the 29 days before as the owner. */
export async function voidOpenBills(server: Server, restaurant: string, to: string) {
  const { token } = await server.signIn('owner');
  const approver = samplePins.find(({ staffId }) => rosterOf(restaurant).some(({ id }) => id === staffId))!;
  const scope = { restaurant, status: 'open', from: addDays(to, -29), to };
  const { data } = await server.get(url('all-data'), scope, token);
  for (const { id, version } of data.bills as Bill[]) {
    const { status } = await server.post(url('void-bill'), { id, version, reason: 'quality', note, approver }, token);
    if (status !== 200) throw new Error(`Bill ${id} was not voided.`);
  }
}
