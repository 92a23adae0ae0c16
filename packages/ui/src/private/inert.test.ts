import { expect, it } from 'vitest';
import { inert } from './inert';

it('is a boolean with the React of the sources', () => {
  expect(inert(true)).toEqual({ inert: true });
  expect(inert(false)).toEqual({ inert: false });
});
