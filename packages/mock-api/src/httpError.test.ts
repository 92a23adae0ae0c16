import { expect, it } from 'vitest';
import { HttpError } from './httpError';

it.each([
  [400, 'Bad request'],
  [401, 'Not signed in'],
  [403, 'Forbidden'],
  [404, 'Not found'],
  [409, 'Conflict'],
  [410, 'Gone'],
  [413, 'Content too large'],
  [422, 'Unprocessable content'],
  [429, 'Too many requests'],
  [500, 'Internal error'],
  [503, 'Service unavailable'],
])('an error with the status %i has the title "%s"', (status, title) =>
  expect(new HttpError(status, 'code').body).toMatchObject({ status, title, code: 'code' }),
);
