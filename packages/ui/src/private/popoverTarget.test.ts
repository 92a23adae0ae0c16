import { expect, it } from 'vitest';
import { popoverTarget } from './popoverTarget';

it('is written as the React of the sources knows it', () => {
  expect(popoverTarget('menu')).toEqual({ popoverTarget: 'menu' });
});
