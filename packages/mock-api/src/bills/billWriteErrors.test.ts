import type { Bill } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';
import {
  cardOf,
  everything,
  isAwaitingTip,
  isClosed,
  isOpen,
  note,
  own,
  read,
  some,
  unknown,
  url,
} from './testing/billApi';

describe('rejected bill writes', () => {
  const approver = own;
  type Case = readonly [
    call: string,
    fits: (bill: Bill) => boolean,
    body: (bill: Bill) => object,
    status: number,
    errors: object | undefined,
  ];
  const cases: Case[] = [
    ['add-note', isClosed, () => ({ text: ' ' }), 422, { text: ['required'] }],
    ['add-note', isClosed, () => ({ text: 'x'.repeat(501) }), 422, { text: [{ key: 'maxLength', n: 500 }] }],
    ['adjust-tip', isClosed, () => ({ paymentId: 'p1', tip: -1 }), 409, undefined],
    [
      'adjust-tip',
      isAwaitingTip,
      (bill) => ({ paymentId: cardOf(bill).id, tip: -1 }),
      422,
      { tip: [{ key: 'min', n: 0 }] },
    ],
    ['adjust-tip', isAwaitingTip, () => ({ paymentId: 'p9', tip: 1 }), 422, { paymentId: ['pick'] }],
    [
      'adjust-tip',
      isAwaitingTip,
      (bill) => ({ paymentId: cardOf(bill).id, tip: 2 * cardOf(bill).amount + 1 }),
      422,
      undefined,
    ],
    [
      'adjust-tip',
      isAwaitingTip,
      (bill) => ({ paymentId: cardOf(bill).id, tip: cardOf(bill).amount }),
      422,
      { reason: ['required'] },
    ],
    [
      'adjust-tip',
      isAwaitingTip,
      (bill) => ({ paymentId: cardOf(bill).id, tip: cardOf(bill).amount, reason: 'ok' }),
      422,
      { reason: [{ key: 'minLength', n: 3 }] },
    ],
    ['close', isOpen, () => ({}), 409, undefined],
    ['void-line', isOpen, () => ({ lineId: 'l99', reason: 'quality', note, approver }), 422, { lineId: ['pick'] }],
    [
      'void-line',
      isOpen,
      ({ lines }) => ({ lineId: lines[0]!.id, reason: 'other', note: ' ', approver }),
      422,
      { note: ['required'] },
    ],
    ['void-bill', isOpen, () => ({ reason: 'moody', note, approver }), 422, { reason: ['pick'] }],
    [
      'void-bill',
      isOpen,
      () => ({ reason: 'quality', note, approver: { staffId: 'stf-2', pin: '0000' } }),
      422,
      { 'approver.staffId': ['approver'] },
    ],
    [
      'void-bill',
      isOpen,
      () => ({ reason: 'quality', note, approver: { staffId: 'stf-15', pin: '8642' } }),
      422,
      { 'approver.staffId': ['approver'] },
    ],
    [
      'void-bill',
      isOpen,
      () => ({ reason: 'quality', note, approver: { staffId: 'stf-1', pin: '0000' } }),
      422,
      { 'approver.pin': ['pin'] },
    ],
    [
      'void-bill',
      isOpen,
      () => ({ reason: 'quality', note, approver: { staffId: 'stf-1' } }),
      422,
      { 'approver.pin': ['required'] },
    ],
    ['void-bill', isClosed, () => ({ reason: 'quality', note, approver }), 409, undefined],
    [
      'refund',
      isClosed,
      ({ payments }) => ({
        paymentId: payments[0]!.id,
        amount: payments[0]!.amount + 1,
        tip: 0,
        reason: 'quality',
        note,
        approver,
      }),
      422,
      undefined,
    ],
    [
      'refund',
      isClosed,
      () => ({ paymentId: 'p1', amount: 0, tip: 0, reason: 'quality', note, approver }),
      422,
      { amount: [{ key: 'min', n: 1 }] },
    ],
    [
      'refund',
      isClosed,
      ({ payments }) => ({ paymentId: 'p1', amount: 1, tip: payments[0]!.tip + 1, reason: 'quality', note, approver }),
      422,
      undefined,
    ],
    [
      'refund',
      isOpen,
      () => ({ paymentId: 'p1', amount: 1, tip: 0, reason: 'quality', note, approver }),
      409,
      undefined,
    ],
    ['reopen', isOpen, () => ({ reason: 'tip_missing', note, approver }), 409, undefined],
    ['email-receipt', isClosed, () => ({ email: 'nobody' }), 422, { email: ['email'] }],
    ['email-receipt', isOpen, () => ({ email: 'guest@post.example' }), 409, undefined],
  ];

  it('a rejected change of a bill responds with the reason and changes nothing', async () => {
    const server = startApi();
    const before = await everything(server);
    for (const [call, fits, body, status, errors] of cases) {
      const bill = await some(server, fits);
      const { data } = await server.post(url(call), { id: bill.id, version: bill.version, ...body(bill) });
      expect([call, data.status, errors && data.errors]).toEqual([call, status, errors]);
      // Errors are reported in this order: unknown ID, state that forbids the action, outdated version.
      const old = await server.post(url(call), { id: bill.id, version: bill.version - 1, ...body(bill) });
      expect(old.data).toMatchObject({
        status: 409,
        code: status === 409 ? 'status_conflict' : 'version_conflict',
        current: { id: bill.id, version: bill.version },
      });
      expect((await server.post(url(call), { id: unknown, version: 0 })).status).toBe(404);
    }
    expect(await everything(server)).toBe(before);
  });

  it('changes made in two tabs are all rejected in the second one, with the bill as the first one saved it', async () => {
    const server = startApi();
    const reason = { reason: 'quality', note, approver };
    const payment = (bill: Bill) => ({ paymentId: cardOf(bill).id });
    const changes: readonly [call: string, fits: typeof isOpen, body: (bill: Bill) => object][] = [
      ['adjust-tip', isAwaitingTip, (bill) => ({ ...payment(bill), tip: 100 })],
      ['add-note', isAwaitingTip, () => ({ text: 'Birthday' })],
      ['email-receipt', isAwaitingTip, () => ({ email: 'guest@post.example' })],
      ['refund', isAwaitingTip, (bill) => ({ ...payment(bill), amount: 100, tip: 0, ...reason })],
      ['close', isAwaitingTip, () => ({})],
      ['reopen', isClosed, () => ({ ...reason, reason: 'tip_missing' })],
      ['void-line', isOpen, ({ lines }) => ({ lineId: lines.find(({ voided }) => !voided)!.id, ...reason })],
      ['void-bill', isOpen, () => reason],
    ];
    for (const [call, fits, body] of changes) {
      const { id, version, ...bill } = await some(server, fits);
      const input = { id, version, ...body({ id, version, ...bill }) };
      const first = await server.post(url(call), input);
      expect([call, first.status]).toEqual([call, 200]);
      const second = await server.post(url(call), input);
      expect([call, second.status, second.data.current]).toEqual([call, 409, first.data.bill]);
      expect(await read(server, id)).toEqual(first.data.bill);
    }
  });

  it('the error for a tip or refund that is too high contains the limit', async () => {
    const server = startApi();
    const bill = await some(server, isAwaitingTip);
    const { id: paymentId, amount } = cardOf(bill);
    const at = { id: bill.id, version: bill.version, paymentId };
    expect((await server.post(url('adjust-tip'), { ...at, tip: 2 * amount + 1 })).data.errors).toEqual({
      tip: [{ key: 'tipMax', amount: 2 * amount }],
    });
    const refund = { ...at, amount: amount + 1, tip: 0, reason: 'quality', note, approver };
    expect((await server.post(url('refund'), refund)).data.errors).toEqual({ amount: [{ key: 'refundMax', amount }] });
  });

  it('the tip of a payment cannot be reduced below its refunds', async () => {
    const server = startApi();
    const paid = await some(server, isAwaitingTip);
    const { id } = paid;
    const { id: paymentId } = cardOf(paid);
    const { version } = (await server.post(url('adjust-tip'), { id, version: paid.version, paymentId, tip: 300 })).data
      .bill as Bill;
    const refund = { id, version, paymentId, amount: 100, tip: 200, reason: 'quality', note, approver: own };
    const refunded = (await server.post(url('refund'), refund)).data.bill as Bill;
    const change = { id, version: refunded.version, paymentId };
    expect((await server.post(url('adjust-tip'), { ...change, tip: 199 })).data.errors).toEqual({
      tip: [{ key: 'tipMin', amount: 200 }],
    });
    expect((await server.post(url('adjust-tip'), { ...change, tip: 200 })).data.bill.money.tips).toBe(
      paid.money.tips - cardOf(paid).tip,
    );
  });
});
