import { expect, it } from 'vitest';
import { loginSearch } from './sessionSearch';

it('loginSearch keeps a code of digits, which the router parses as a number', () => {
  expect(loginSearch.parse({ provider: 'orchard', code: 123456 })).toMatchObject({ code: '123456' });
});
