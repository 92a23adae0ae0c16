import { ApiError, ledgerCall } from '@larder/domain';
import { userEndpoints } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { compareRow } from './compareRow';

interface Row {
  id: number;
  version: number;
  company: string;
}

it.each([
  ['Quay Street', undefined],
  ['Fern Hall', false],
  ['Salt Lane', true],
])('after someone else has set the company to %s, setting it overwrites a newer value: %s', (company, overwrites) => {
  const row: Row = { id: 2, version: 1, company: 'Fern Hall' };
  const error = new ApiError({
    status: 409,
    code: 'version_conflict',
    problem: { current: { id: 2, version: 5, company } },
  });
  const callOf = (each: Row) => {
    const isDone = each.company === 'Quay Street';
    return ledgerCall(
      userEndpoints.update,
      { user: { id: each.id, company: isDone ? undefined : 'Quay Street' } },
      each,
    );
  };
  expect(compareRow(error, row, callOf)?.overwrites).toBe(overwrites);
});
