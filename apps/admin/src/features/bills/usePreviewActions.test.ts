import { endSession } from '@larder/domain';
import type { Bill, BillAction } from '@larder/domain/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { sampleBill, samplePlace } from './testing/sampleBill';
import { usePreviewActions } from './usePreviewActions';
import { startTestSession } from '../../testing/testSession';

const onDialog = vi.fn<(action: string) => void>();
const onNote = vi.fn<() => void>();
const workPlaces = [{ _id: 'rst-nyc', name: 'Quay Street' }];

function signIn(...actions: string[]) {
  const user = {
    id: 1,
    fullName: 'Mara Lund',
    username: 'mara',
    email: 'mara@larder.example',
    avatar: '',
    role: 'Owner',
  };
  const ability = actions.map((action) => ({ action, subject: 'bill' }));
  startTestSession({ ...user, ability, workPlaces });
}
beforeEach(() => signIn('manage'));
afterEach(() => {
  vi.clearAllMocks();
  endSession('signed-out');
});

const open = (given: Partial<Bill> = {}) =>
  renderHook(() => usePreviewActions({ bill: sampleBill(given), place: samplePlace, onDialog, onNote }), {
    wrapper: TextKeys,
  }).result.current;
const closedAt = '2026-11-20T20:00:00.000Z';
const unpaid = { ...sampleBill().payments[1]!, amount: 1000 };
const overpaid = { ...sampleBill().payments[1]!, amount: 1300 };
const [card] = sampleBill().payments;

describe('the reason why an action is not allowed', () => {
  it.each<[string, BillAction, Partial<Bill>, string | undefined]>([
    ['no reason for an allowed action', 'close', {}, undefined],
    ['the amount that is owed', 'close', { payments: [card!, unpaid] }, 'bills.actions.owed amount=$2.74'],
    ['the amount to give back', 'close', { payments: [card!, overpaid] }, 'bills.actions.giveBack amount=$0.26'],
    ['no reason for closing an open bill', 'close', { status: 'open' }, undefined],
    ['that an open bill cannot be deleted', 'delete', { status: 'open' }, 'bills.actions.notOpen'],
    ['no reason for deleting a paid bill', 'delete', {}, undefined],
    ['no reason for reopening a refunded bill', 'reopen', { status: 'closed', closedAt }, undefined],
  ])('reasonFor returns %s', (_name, action, bill, reason) => expect(open(bill).reasonFor(action)).toBe(reason));

  it('reasonFor returns no reason for a bill that can be reopened', () => {
    endSession('signed-out');
    signIn('read', 'reopen');
    const bill: Partial<Bill> = { status: 'closed', closedAt, payments: [{ ...card!, refunds: [] }] };
    expect(open(bill).reasonFor('reopen')).toBeUndefined();
    expect(open(bill).allowed).toContain('reopen');
  });

  it('reasonFor returns no reason for a user without the right', () => {
    endSession('signed-out');
    signIn('read');
    expect(open({ status: 'open' }).reasonFor('delete')).toBeUndefined();
    expect(open({ payments: [card!, unpaid] }).reasonFor('close')).toBeUndefined();
  });
});

describe('running an action', () => {
  it('run opens the dialog of the action', () => {
    open().run('refund');
    expect(onDialog).toHaveBeenCalledExactlyOnceWith('refund');
  });

  it('run calls onNote instead of opening a dialog to add a note', () => {
    open().run('add_note');
    expect([onNote.mock.calls.length, onDialog.mock.calls.length]).toEqual([1, 0]);
  });

  it('run does nothing for an action that is not allowed', () => {
    open({ status: 'open' }).run('refund');
    open().run('reopen');
    expect(onDialog).not.toHaveBeenCalled();
  });
});
