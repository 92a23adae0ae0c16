import { describe, expect, it } from 'vitest';
import { sectionInView } from './sectionInView';

const tops = [
  { id: 'a', top: -300 },
  { id: 'b', top: 80 },
  { id: 'c', top: 500 },
];

describe('sectionInView', () => {
  it.each([
    ['the last that passed the line', tops, 96, false, 'b'],
    ['the one before it while the next is below', tops, 60, false, 'a'],
    ['the first before any has passed', tops.map(({ id, top }) => ({ id, top: top + 1000 })), 96, false, 'a'],
    ['the last at the foot of the page', tops, 96, true, 'c'],
    ['none where there is none', [], 96, true, undefined],
  ] as const)('%s', (_, list, line, isAtEnd, expected) => expect(sectionInView(list, line, isAtEnd)).toBe(expected));
});
