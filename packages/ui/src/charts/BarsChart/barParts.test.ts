import { describe, expect, it } from 'vitest';
import { barParts, stackParts } from './barParts';

describe('stackParts', () => {
  it('stacks positive values above zero and negative values below', () => {
    expect(stackParts([30, 20, -10, -5])).toEqual([
      { index: 0, from: 0, to: 30, isOuter: false },
      { index: 1, from: 30, to: 50, isOuter: true },
      { index: 2, from: -10, to: 0, isOuter: false },
      { index: 3, from: -15, to: -10, isOuter: true },
    ]);
  });
  it('omits missing values and zeros', () => {
    expect(stackParts([null, 0])).toEqual([]);
  });
});

describe('barParts', () => {
  it('returns a bar from zero to each value, and none for missing values', () => {
    expect(barParts([30, null, -10, 0])).toEqual([
      { index: 0, from: 0, to: 30, isOuter: true },
      { index: 2, from: -10, to: 0, isOuter: true },
      { index: 3, from: 0, to: 0, isOuter: true },
    ]);
  });
});
