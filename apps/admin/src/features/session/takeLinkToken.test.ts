import { expect, it } from 'vitest';
import { takeLinkToken } from './takeLinkToken';

const location = { pathname: '/pages/reset-password-cover' };

it('takeLinkToken moves the token from the URL to the history entry and replaces the entry', () => {
  const options = {
    to: location.pathname,
    search: { next: '/today' },
    state: { linkToken: 'secret' },
    replace: true,
  };
  expect(() => takeLinkToken({ search: { token: 'secret', next: '/today' }, location })).toThrow(
    expect.objectContaining({ options: expect.objectContaining(options) as unknown }),
  );
});

it('takeLinkToken does nothing without a token', () => {
  expect(takeLinkToken({ search: {}, location })).toBeUndefined();
});
