import { defineEndpoint, type Endpoint } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldsFault, problemFault, successFault } from './faults';

const body = { status: 422, type: 'about:blank', title: 'Invalid', code: 'validation', errors: { name: ['required'] } };
const problem = (data: unknown, more = {}) => ({
  status: 422,
  type: 'application/problem+json',
  text: 'text',
  data,
  ...more,
});

it.each([
  [problem(body), undefined, null],
  [problem(body), 'validation', null],
  [problem(body, { status: 500 }), undefined, 'expected 422 or 409, got 500 application/problem+json text'],
  [problem(body, { status: 500 }), 'taken', 'expected 422 or 409 taken, got 500 application/problem+json text'],
  [problem(body, { type: 'text/html' }), undefined, '422 as text/html'],
  [problem(body, { type: '' }), undefined, '422 as no content type'],
  [problem({ ...body, title: '' }), undefined, '422 without title'],
  [problem(null), undefined, '422 without type, title, code'],
  [problem({ ...body, status: 400 }), undefined, '422 whose body has the status 400'],
  [problem(body), 'taken', 'expected 422 or 409 taken, got the code validation'],
])('finds the fault of problem details %#', (response, code, fault) =>
  expect(problemFault(response, [422, 409], code)).toBe(fault),
);

it.each([
  [problem(body), 'name', null],
  [problem(body), undefined, null],
  [problem(body), 'email', '422 that does not name email, but name'],
  [problem({ ...body, errors: {} }), undefined, '422 without errors by field'],
  [problem({ ...body, errors: undefined }), undefined, '422 without errors by field'],
  [problem({ ...body, errors: { name: [] } }), undefined, '422 whose errors are not lists of message keys'],
  [problem({ ...body, errors: { name: 'required' } }), undefined, '422 whose errors are not lists of message keys'],
  [problem(body, { status: 409 }), undefined, 'expected 422, got 409 application/problem+json text'],
])('finds the fault of field errors %#', (response, field, fault) => expect(fieldsFault(response, field)).toBe(fault));

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/jars',
  input: z.object({}),
  output: z.object({ jar: z.object({ id: z.int() }) }),
});
const json = (data: unknown, more = {}) => problem(data, { status: 200, type: 'application/json', ...more });

it.each([
  [json({ jar: { id: 1 } }), endpoint, null],
  [json({ jar: { id: 1 } }, { status: 201 }), endpoint, 'expected 200, got 201 application/json text'],
  [json({}, { type: 'text/plain' }), endpoint, '200 as text/plain'],
  [json({}, { type: '' }), endpoint, '200 as no content type'],
  [json(undefined), endpoint, 'invalid JSON: text'],
  [json('x'), endpoint, expect.stringMatching(/^the response violates the contract: body: /)],
  [json({ jar: { id: 'x' } }), endpoint, expect.stringMatching(/^the response violates the contract: jar\.id: /)],
  [json(undefined, { status: 204, text: '' }), { ...endpoint, status: 204 }, null],
  [json(undefined, { status: 204 }), { ...endpoint, status: 204 }, '204 with a body: text'],
  [json({ jar: { id: 1 } }, { status: 202 }), { ...endpoint, otherStatus: 202 }, null],
  [json({}, { status: 404 }), { ...endpoint, otherStatus: 202 }, 'expected 200 or 202, got 404 application/json text'],
])('finds the fault of a success response %#', (response, of, fault) => {
  expect(successFault(response, of as Endpoint)).toEqual(fault);
});

it('shortens a long text to 160 characters', () =>
  expect(successFault(json(undefined, { text: 'x'.repeat(200) }), endpoint)).toBe(`invalid JSON: ${'x'.repeat(160)}…`));
