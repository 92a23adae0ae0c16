import { describe, expect, it } from 'vitest';
import { stackParts } from './stackParts';

describe('stackParts', () => {
  it('piles up what comes in and hangs what goes out', () => {
    expect(
      stackParts([
        { id: 'food', value: 30 },
        { id: 'wine', value: 20 },
        { id: 'wages', value: -10 },
        { id: 'rent', value: -5 },
      ]),
    ).toEqual([
      { id: 'food', from: 0, to: 30, isOuter: false },
      { id: 'wine', from: 30, to: 50, isOuter: true },
      { id: 'wages', from: -10, to: 0, isOuter: false },
      { id: 'rent', from: -15, to: -10, isOuter: true },
    ]);
  });
  it('leaves missing values and zero out', () => {
    expect(
      stackParts([
        { id: 'a', value: null },
        { id: 'b', value: 0 },
        { id: 'c', value: undefined },
      ]),
    ).toEqual([]);
  });
});
