import { describe, expect, it } from 'vitest';
import { matchRange } from './matchRange';

const marked = (label: string, typed: string) => {
  const range = matchRange(label, typed);
  return range && label.slice(...range);
};

describe('matchRange', () => {
  it('finds what was typed, whatever its case and accents', () => {
    expect(marked('Crème brûlée', 'BRULEE')).toBe('brûlée');
    expect(marked('Crème brûlée', 'crème')).toBe('Crème');
    expect(marked('Creme', 'crè')).toBe('Cre');
  });

  it('is exact where a letter takes more than one code unit', () => {
    expect(marked('e\u0301clair', 'clair')).toBe('clair');
    expect(marked('🍋 Lemon', 'lem')).toBe('Lem');
    expect(marked('İzmir', 'zmi')).toBe('zmi');
  });

  it('finds nothing in nothing', () => {
    expect(matchRange('Grill', '  ')).toBeUndefined();
    expect(matchRange('Grill', 'x')).toBeUndefined();
  });
});
