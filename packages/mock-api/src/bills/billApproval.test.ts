import type { Bill } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { friday } from '../testing/api';
import { sendAs } from '../testing/sendAs';
import { routes } from './bills.routes';
import { day, isOpen, note, own, url } from './testing/billApi';

/** Sends requests as the first user, a staff approver with a PIN whose account lacks the approve permission. */
function start() {
  const send = sendAs(
    [
      { action: 'manage', subject: 'all' },
      { action: 'approve', subject: 'bill', inverted: true },
    ],
    routes,
  );
  const list = send(url('all-data'), { restaurant: 'rst-nyc', from: day, to: day }).body as { bills: { id: string }[] };
  const bill = list.bills.map(({ id }) => (send(url('bill'), { id }).body as { bill: Bill }).bill).find(isOpen)!;
  const voidBill = (pin?: string, now = friday) => {
    const approver = { ...own, ...(pin ? { pin } : {}) };
    return send(url('void-bill'), { id: bill.id, version: bill.version, reason: 'quality', note, approver }, now);
  };
  return { voidBill };
}

it('requires the PIN of a staff approver whose account lacks the approve permission, even for their own action', () => {
  const { voidBill } = start();
  expect(voidBill()).toMatchObject({ status: 422, body: { errors: { 'approver.pin': ['required'] } } });
  expect(voidBill('1357').status).toBe(200);
});

it('blocks an approver for a minute after five wrong PINs', () => {
  const { voidBill } = start();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(voidBill('0000')).toMatchObject({ status: 422, body: { errors: { 'approver.pin': ['pin'] } } });
  }
  expect(voidBill('1357')).toMatchObject({ status: 429, body: { code: 'too_many', retryAfter: 60 } });
  expect(voidBill('1357', new Date(friday.getTime() + 60_000)).status).toBe(200);
});
