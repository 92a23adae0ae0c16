import { expect, it } from 'vitest';
import { joinName, splitName } from './fullName';

it.each(['Maren Holt', 'Ana Maria de Sousa', 'Prince'])('splitName splits %s without loss', (fullName) => {
  expect(joinName(splitName(fullName))).toBe(fullName);
});

it('splitName uses the last word as the last name', () => {
  expect(splitName('Ana Maria Sousa')).toEqual({ firstName: 'Ana Maria', lastName: 'Sousa' });
});
