import { describe, expect, it } from 'vitest';
import { barParts, stackParts } from './barParts';

describe('stackParts', () => {
  it('piles up what comes in and hangs what goes out', () => {
    expect(stackParts([30, 20, -10, -5])).toEqual([
      { place: 0, from: 0, to: 30, isOuter: false },
      { place: 1, from: 30, to: 50, isOuter: true },
      { place: 2, from: -10, to: 0, isOuter: false },
      { place: 3, from: -15, to: -10, isOuter: true },
    ]);
  });
  it('leaves missing values and zero out', () => {
    expect(stackParts([null, 0])).toEqual([]);
  });
});

describe('barParts', () => {
  it('reaches from zero to the value, and keeps the place of what is missing free', () => {
    expect(barParts([30, null, -10, 0])).toEqual([
      { place: 0, from: 0, to: 30, isOuter: true },
      { place: 2, from: -10, to: 0, isOuter: true },
      { place: 3, from: 0, to: 0, isOuter: true },
    ]);
  });
});
