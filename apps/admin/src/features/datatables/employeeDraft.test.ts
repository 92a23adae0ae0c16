import { fieldErrors } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { employeeDraftSchema, emptyDraft } from './employeeDraft';

it.each([
  ['', ['required']],
  ['a lot', ['number']],
  ['-5', [{ key: 'min', n: 0 }]],
  ['45000,50', undefined],
])('the salary %j has the errors %j', (salary, errors) => {
  const { error } = employeeDraftSchema.safeParse({ ...emptyDraft, salary });
  expect(fieldErrors(error?.issues ?? []).salary).toEqual(errors);
});
