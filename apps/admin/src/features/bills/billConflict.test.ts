import { ApiError } from '@larder/domain';
import { expect, it } from 'vitest';
import { changedBill, stateDifferences } from './billConflict';

type Stored = Parameters<typeof stateDifferences>[0];
const bill = (changes: Partial<Stored> = {}): Stored => ({
  status: 'open',
  money: { total: 100_00, tips: 0, refunded: 0 } as Stored['money'],
  version: 1,
  ...changes,
});

it.each([
  ['the same value as before', bill(), { status: 'voided' } as const, []],
  ['the value of this user', bill({ status: 'voided' }), { status: 'voided' } as const, []],
  ['a value that this user has not changed', bill({ status: 'voided' }), { tips: 5_00 }, []],
  [
    'another value',
    bill({ status: 'closed' }),
    { status: 'voided' } as const,
    [{ name: 'status', from: 'closed', to: 'voided' }],
  ],
  [
    'another address',
    bill({ customerEmail: 'ilse@quay.example' }),
    { customerEmail: 'maren@quay.example' },
    [{ name: 'customerEmail', from: 'ilse@quay.example', to: 'maren@quay.example' }],
  ],
])('stateDifferences compares %s', (_name, now, mine, differences) =>
  expect(stateDifferences(bill(), now, mine)).toEqual(differences),
);

it('stateDifferences treats a missing address as an empty one', () =>
  expect(stateDifferences(bill({ customerEmail: null }), bill(), { customerEmail: 'maren@quay.example' })).toEqual([]));

it.each([
  ['of the same version', 409, 1, undefined],
  ['of a newer version', 409, 2, 2],
  ['after another error', 422, 2, undefined],
])('changedBill returns the stored bill %s', (_name, status, version, found) => {
  const error = new ApiError({ status, code: 'version_conflict', problem: { current: bill({ version }) } });
  expect(changedBill(error, { version: 1 })?.version).toBe(found);
});
