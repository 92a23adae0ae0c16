import { describe, expect, it } from 'vitest';
import { sectionInView } from './sectionInView';

const tops = [
  { id: 'a', top: -300 },
  { id: 'b', top: 80 },
  { id: 'c', top: 500 },
];

describe('sectionInView', () => {
  it.each([
    ['the last section above the line', tops, 96, false, 'b'],
    ['the previous section while the next is below the line', tops, 60, false, 'a'],
    [
      'the first section if none is above the line',
      tops.map(({ id, top }) => ({ id, top: top + 1000 })),
      96,
      false,
      'a',
    ],
    ['the last section at the end of the page', tops, 96, true, 'c'],
    ['undefined without sections', [], 96, true, undefined],
  ] as const)('sectionInView returns %s', (_, list, line, isAtEnd, expected) =>
    expect(sectionInView(list, line, isAtEnd)).toBe(expected),
  );
});
