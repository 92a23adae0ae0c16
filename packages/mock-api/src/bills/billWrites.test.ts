import { billActionNames, billActions, refundable, type Bill, type BillAction } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';
import { cardOf, day, isAwaitingTip, isClosed, isOpen, note, own, read, some, url } from './testing/billApi';

describe('bill writes', () => {
  it('a bill can be closed, reopened, corrected and refunded, and its tip adjusted', async () => {
    const server = startApi();
    const paid = await some(server, isAwaitingTip);
    const { id } = paid;
    const card = cardOf(paid);
    const tip = Math.round(card.amount / 10);
    const tipped = (await server.post(url('adjust-tip'), { id, version: paid.version, paymentId: card.id, tip })).data
      .bill as Bill;
    expect(cardOf(tipped).tip).toBe(tip);
    expect(tipped).toMatchObject({ version: paid.version + 1, updatedBy: { id: 1, name: 'Maren Holt' } });
    const closed = (await server.post(url('close'), { id, version: tipped.version })).data.bill as Bill;
    expect([closed.status, cardOf(closed).status, closed.closedAt]).toEqual([
      'closed',
      'captured',
      server.clock.now.toISOString(),
    ]);
    const again = (
      await server.post(url('reopen'), { id, version: closed.version, reason: 'wrong_tip', note: '', approver: own })
    ).data.bill as Bill;
    expect([again.status, cardOf(again).status, again.closedAt]).toEqual(['paid', 'authorised', null]);
    expect(again.flags).toContain('reopened');
    const body = {
      id,
      version: again.version,
      paymentId: card.id,
      amount: 500,
      tip: 0,
      reason: 'quality',
      note,
      approver: own,
    };
    const refunded = (await server.post(url('refund'), body)).data.bill as Bill;
    expect(refunded).toMatchObject({ refundStatus: 'partial', money: { refundedSale: 500, balance: 0 } });
    const rest = (await server.post(url('refund'), { ...body, version: refunded.version, amount: 'full' })).data
      .bill as Bill;
    const left = cardOf(rest).refunds;
    expect(left.reduce((all, refund) => all + refund.amount, 0)).toBe(card.amount);
    expect(rest.money.tips).toBe(tipped.money.tips - tip);
    expect(rest.timeline.map(({ type }) => type).slice(-5)).toEqual([
      'tip_adjusted',
      'closed',
      'reopened',
      'refunded',
      'refunded',
    ]);
    // A changed bill no longer depends on the time.
    server.pass(3 * 3_600_000);
    expect(await read(server, id)).toEqual(rest);
  });

  it('a line can be voided before and after payment', async () => {
    const server = startApi();
    const open = await some(server, isOpen);
    const line = open.lines.find(({ voided }) => !voided)!;
    const fields = { reason: 'kitchen_error', note: '', approver: { staffId: 'stf-1', pin: '2468' } };
    const less = (
      await server.post(url('void-line'), { id: open.id, version: open.version, lineId: line.id, ...fields })
    ).data.bill as Bill;
    expect(less.money.items).toBe(open.money.items - line.gross);
    expect(less.lines.find(({ id }) => id === line.id)!.voided).toMatchObject({
      afterPayment: false,
      by: { id: 1 },
      approver: { id: 'stf-1' },
    });

    const paid = await some(
      server,
      (bill) => isAwaitingTip(bill) && bill.lines.length > 1 && bill.lines[0]!.payable > 0 && !bill.lines[0]!.voided,
    );
    const body = { id: paid.id, version: paid.version, lineId: paid.lines[0]!.id, ...fields };
    const due = (await server.post(url('void-line'), body)).data.bill as Bill;
    expect(due.money.balance).toBeLessThan(0);
    expect(due.flags).toContain('refund_due');
    expect((await server.post(url('close'), { id: due.id, version: due.version })).data).toMatchObject({
      status: 409,
      code: 'status_conflict',
    });
    const back = {
      id: due.id,
      version: due.version,
      paymentId: cardOf(due).id,
      amount: -due.money.balance,
      tip: 0,
      reason: 'overcharge',
      note: '',
      approver: own,
    };
    const settled = (await server.post(url('refund'), back)).data.bill as Bill;
    expect(settled).toMatchObject({
      refundStatus: 'none',
      money: { balance: 0, netSales: due.money.netSales, refundedSale: 0 },
    });
  });

  it('a bill is marked as paid, not overdue, once payments cover the remaining lines', async () => {
    const server = startApi();
    const isSplit = ({ payments, lines }: Bill) =>
      payments.filter(({ status }) => status !== 'declined').length === 2 && lines.every(({ voided }) => !voided);
    const { id, payments } = await some(server, (bill) => isSplit(bill) && bill.lines.length > 2);
    const [first] = payments.filter(({ status }) => status !== 'declined');
    server.clock.now = new Date(Date.parse(first!.at) + 1000);
    const { restaurant } = (await server.get('/apps/restaurants/restaurant', { id: 'rst-nyc' })).data;
    const set = { thresholds: { ...restaurant.thresholds, openMinutes: 1 } };
    await server.post('/apps/restaurants/update-restaurant', { id: 'rst-nyc', version: restaurant.version, set });
    let bill = await read(server, id);
    expect([bill.status, bill.flags.includes('overdue')]).toEqual(['open', true]);
    for (const { id: lineId } of bill.lines.slice(1).toSorted((a, b) => b.payable - a.payable)) {
      if (bill.status !== 'open') break;
      const body = { id, version: bill.version, lineId, reason: 'quality', note, approver: own };
      bill = (await server.post(url('void-line'), body)).data.bill as Bill;
      expect(bill).toEqual(await read(server, id));
    }
    expect(bill).toMatchObject({ status: 'paid', paidAt: server.clock.now.toISOString() });
    expect(bill.flags).not.toContain('overdue');
  });

  it('voiding a bill is permanent', async () => {
    const server = startApi();
    const { id, version } = await some(server, isAwaitingTip);
    const { bill } = (await server.post(url('void-bill'), { id, version, reason: 'walk_out', note: '', approver: own }))
      .data as { bill: Bill };
    const { voidedValue, ...rest } = bill.money;
    expect([bill.status, voidedValue > 0, Object.values(rest).every((value) => value === 0)]).toEqual([
      'voided',
      true,
      true,
    ]);
    expect(bill.payments.filter(({ status }) => status !== 'declined').every(({ status }) => status === 'voided')).toBe(
      true,
    );
    const response = await server.post(url('void-bill'), {
      id,
      version: bill.version,
      reason: 'walk_out',
      note: '',
      approver: own,
    });
    expect(response.data).toMatchObject({
      status: 409,
      current: { id, status: 'voided' },
      allowed: ['add_note', 'print_receipt', 'delete'],
    });
  });

  it('notes and emailed receipts are added to the timeline of a bill', async () => {
    const server = startApi();
    const { id, version } = await some(server, isClosed);
    const text = '<b>Bold</b> \u202eright\u202c 🍷';
    const noted = (await server.post(url('add-note'), { id, version, text })).data.bill as Bill;
    expect(noted.timeline.at(-1)).toMatchObject({ type: 'note', note: text });
    const sent = (
      await server.post(url('email-receipt'), { id, version: noted.version, email: ' guest@post.example ' })
    ).data.bill as Bill;
    expect([sent.customerEmail, sent.timeline.at(-1)!.type]).toEqual(['guest@post.example', 'receipt_emailed']);
    sent.timeline.length = 0;
    expect((await read(server, id)).timeline.length).toBeGreaterThan(3);
  });
});

describe('any series of actions', () => {
  const names: Partial<Record<BillAction, string>> = {
    add_note: 'add-note',
    adjust_tip: 'adjust-tip',
    close: 'close',
    void_line: 'void-line',
    void_bill: 'void-bill',
    refund: 'refund',
    reopen: 'reopen',
    email_receipt: 'email-receipt',
    restore: 'restore',
  };
  const fieldsOf = (action: BillAction, bill: Bill): object => {
    const base = { id: bill.id, version: bill.version, note, approver: own };
    const payment = bill.payments.find(
      ({ status, amount, refunds, tip }) =>
        status !== 'declined' &&
        status !== 'voided' &&
        amount + tip > 0 &&
        refunds.reduce((all, refund) => all + refund.amount + refund.tip, 0) < amount + tip,
    );
    const card = bill.payments.find(({ type, status }) => type === 'card' && status === 'authorised');
    const refundedTip = card?.refunds.reduce((all, refund) => all + refund.tip, 0) ?? 0;
    if (action === 'restore') return { ids: [bill.id] };
    if (action === 'void_line')
      return { ...base, reason: 'quality', lineId: bill.lines.find(({ voided }) => !voided)?.id ?? 'l1' };
    if (action === 'void_bill') return { ...base, reason: 'duplicate' };
    if (action === 'refund')
      return { ...base, reason: 'quality', paymentId: payment?.id ?? 'p1', amount: 'full', tip: 0 };
    if (action === 'reopen') return { ...base, reason: 'entry_error' };
    // The bill may be so small that any tip is high and needs a reason.
    if (action === 'adjust_tip')
      return { ...base, paymentId: card?.id ?? 'p1', tip: Math.max(1, refundedTip), reason: 'Counted again' };
    return { ...base, text: 'Note', email: 'guest@post.example' };
  };
  const statusAfter: Record<string, readonly string[]> = {
    open: ['open', 'paid', 'voided'],
    paid: ['paid', 'closed', 'voided'],
    closed: ['closed', 'paid'],
    voided: ['voided'],
  };

  it('random bill actions are accepted exactly if the bill allows them, and match its lifecycle', async () => {
    const action = fc.constantFrom(...billActionNames.filter((name) => name !== 'print_receipt'));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.array(action, { minLength: 3, maxLength: 10 }),
        async (number, actions) => {
          const server = startApi({ checkResponses: false });
          let bill = await read(server, `nyc-20261120-0${String(number).padStart(2, '0')}`);
          for (const name of actions) {
            const allowed = billActions(bill, { may: () => true, currentDate: day });
            const response = await (name === 'delete'
              ? server.remove(url('delete'), { ids: [bill.id] })
              : server.post(url(names[name]!), fieldsOf(name, bill)));
            expect([name, bill.status, response.status]).toEqual([
              name,
              bill.status,
              allowed.includes(name) ? 200 : 409,
            ]);
            const isTold = response.status === 409 && name !== 'delete' && name !== 'restore';
            expect(isTold ? response.data.allowed : allowed).toEqual(allowed);
            const next = await read(server, bill.id);
            expect(response.data.bill ?? next).toEqual(next);
            expect(statusAfter[bill.status]).toContain(next.status);
            expect(next.timeline.slice(0, bill.timeline.length)).toEqual(bill.timeline);
            const left = next.payments.map(refundable).flatMap(({ amount, tip }) => [amount, tip]);
            expect(Math.min(0, next.money.tips, ...left)).toBe(0);
            bill = next;
          }
        },
      ),
      { numRuns: 40, examples: [[34, ['reopen', 'void_line', 'adjust_tip']]] },
    );
  });
});
