import { beforeEach, expect, it } from 'vitest';
import { createState, providerAddress, startProviderSignIn, takeProviderSignIn } from './providerState';

beforeEach(() => sessionStorage.clear());

it('providerAddress adds the state to the address and keeps its parameters', () => {
  expect(providerAddress('https://orchard.example/sign-in?client=larder', '1-2')).toBe(
    'https://orchard.example/sign-in?client=larder&state=1-2',
  );
});

it('createState returns a different text each time, which is not a number', () => {
  const states = Array.from({ length: 100 }, createState);
  expect(new Set(states).size).toBe(100);
  expect(states.every((state) => Number.isNaN(Number(state)))).toBe(true);
});

it('takeProviderSignIn returns the page to open, once', () => {
  startProviderSignIn({ provider: 'orchard', state: '1-2', next: '/today' });
  expect(takeProviderSignIn('orchard', '1-2')?.next).toBe('/today');
  expect(takeProviderSignIn('orchard', '1-2')).toBeUndefined();
});

it.each([
  ['another state', 'orchard', '1-3'],
  ['no state', 'orchard', undefined],
  ['another provider', 'grove', '1-2'],
])('takeProviderSignIn rejects %s and forgets the sign-in', (_, provider, state) => {
  startProviderSignIn({ provider: 'orchard', state: '1-2' });
  expect(takeProviderSignIn(provider, state)).toBeUndefined();
  expect(takeProviderSignIn('orchard', '1-2')).toBeUndefined();
});
