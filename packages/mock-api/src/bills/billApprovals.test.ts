import type { Bill, BillApproval } from '@larder/domain/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';
import { cardOf, isClosed, isOpen, some, url } from './testing/billApi';

/** Ilse Okafor, who can approve and has an account. */
const ilse = 'stf-1';
const restaurant = 'rst-nyc';

/** Starts an API and signs in the owner, who requests approvals, the manager, who gives them, and another user. */
async function start() {
  const server = startApi({ auth: 'enforce' });
  const [owner, manager, waiter] = await Promise.all(
    (['owner', 'manager', 'server'] as const).map(async (role) => (await server.signIn(role)).token),
  );
  const as = (token: string) => ({
    ...server,
    get: (path: string, input: object = {}) => server.get(path, input, token),
  });
  const find = (fits: (bill: Bill) => boolean) => some(as(owner!) as never, fits);
  const pending = async (token = manager!) =>
    (await server.get(url('approvals'), { restaurant }, token)).data.approvals as BillApproval[];
  const request = (bill: Bill, input: object, staffId = ilse) =>
    server.post(
      url('request-approval'),
      { id: bill.id, version: bill.version, staffId, reason: 'quality', note: '', ...input },
      owner,
    );
  const decide = (id: string, approve: boolean, token = manager!) =>
    server.post(url('decide-approval'), { id, approve }, token);
  const read = async (id: string) => (await server.get(url('bill'), { id }, owner)).data.bill as Bill;
  return { ...server, owner: owner!, waiter: waiter!, find, pending, request, decide, read };
}

let api: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  api = await start();
});

describe('approvals on another device', () => {
  it('a void waits for its approver, and is recorded for both users', async () => {
    const bill = await api.find(isOpen);
    const [line] = bill.lines.filter(({ voided }) => voided === null);
    expect((await api.request(bill, { action: 'void_line', lineId: line!.id })).status).toBe(200);
    expect(await api.read(bill.id)).toEqual(bill);
    expect(await api.pending()).toMatchObject([
      { billId: bill.id, amount: line!.gross, itemName: line!.name, isMine: true, approver: { name: 'Ilse Okafor' } },
    ]);
    expect(await api.pending(api.owner)).toMatchObject([{ billId: bill.id, isMine: false }]);
    expect(await api.pending(api.waiter)).toEqual([]);
    const [{ id }] = (await api.pending()) as [BillApproval];
    expect((await api.decide(id, true)).status).toBe(200);
    const after = await api.read(bill.id);
    expect(after.lines.find((each) => each.id === line!.id)?.voided).toMatchObject({
      by: { name: 'Maren Holt' },
      approver: { name: 'Ilse Okafor' },
    });
    expect(await api.pending()).toEqual([]);
  });

  it('a refund waits for its approver', async () => {
    const bill = await api.find(isClosed);
    const payment = cardOf(bill);
    await api.request(bill, { action: 'refund', paymentId: payment.id, amount: 100, tip: 0 });
    const [{ id, amount }] = (await api.pending()) as [BillApproval];
    expect(amount).toBe(100);
    await api.decide(id, true);
    expect((await api.read(bill.id)).money.refunded).toBe(100);
  });

  it('a rejected or withdrawn request changes nothing', async () => {
    const bill = await api.find(isOpen);
    for (const token of [undefined, api.owner]) {
      await api.request(bill, { action: 'void_bill' });
      const [{ id }] = (await api.pending()) as [BillApproval];
      expect((await api.decide(id, false, token)).status).toBe(200);
      expect(await api.pending()).toEqual([]);
    }
    expect(await api.read(bill.id)).toEqual(bill);
  });

  it('only the approver can approve', async () => {
    const bill = await api.find(isOpen);
    await api.request(bill, { action: 'void_bill' });
    const [{ id }] = (await api.pending()) as [BillApproval];
    expect((await api.decide(id, true, api.owner)).status).toBe(403);
    expect((await api.decide(id, false, api.waiter)).status).toBe(403);
    expect((await api.decide('apr-99', true)).status).toBe(404);
    expect(await api.pending()).toHaveLength(1);
  });

  it('a request is validated like the action, and again when it is approved', async () => {
    const closed = await api.find(isClosed);
    const payment = cardOf(closed);
    const refund = { action: 'refund', paymentId: payment.id, tip: 0 };
    const tooMuch = await api.request(closed, { ...refund, amount: payment.amount + 1 });
    expect(tooMuch).toMatchObject({ status: 422, data: { errors: { amount: [{ key: 'refundMax' }] } } });
    expect(await api.request(closed, { ...refund, amount: 1 }, 'stf-99')).toMatchObject({
      status: 422,
      data: { errors: { staffId: ['approver'] } },
    });
    expect((await api.request(closed, { action: 'void_bill' })).status).toBe(409);
    const bill = await api.find(isOpen);
    expect(await api.request(bill, { action: 'void_bill', reason: 'other' })).toMatchObject({
      status: 422,
      data: { errors: { note: ['required'] } },
    });
    expect((await api.request(bill, { action: 'void_bill', reason: 'overcharge' })).status).toBe(422);
    await api.request(closed, { ...refund, amount: payment.amount });
    const [{ id }] = (await api.pending()) as [BillApproval];
    const input = { id: closed.id, version: closed.version, ...refund, amount: 1, reason: 'quality', note: '' };
    await api.post(url('refund'), { ...input, approver: { staffId: 'stf-11' } }, api.owner);
    expect((await api.decide(id, true)).status).toBe(422);
    expect((await api.read(closed.id)).money.refunded).toBe(1);
  });
});
