import { describe, expect, it } from 'vitest';
import { matchRange } from './matchRange';

const marked = (label: string, typed: string) => {
  const range = matchRange(label, typed);
  return range && label.slice(...range);
};

describe('matchRange', () => {
  it('ignores case and accents', () => {
    expect(marked('Crème brûlée', 'BRULEE')).toBe('brûlée');
    expect(marked('Crème brûlée', 'crème')).toBe('Crème');
    expect(marked('Creme', 'crè')).toBe('Cre');
  });

  it('returns correct offsets after emoji and after letters whose length changes without the accent', () => {
    expect(marked('e\u0301clair', 'clair')).toBe('clair');
    expect(marked('🍋 Lemon', 'lem')).toBe('Lem');
    expect(marked('İzmir', 'zmi')).toBe('zmi');
  });

  it('returns undefined without typed text or match', () => {
    expect(matchRange('Grill', '  ')).toBeUndefined();
    expect(matchRange('Grill', 'x')).toBeUndefined();
  });
});
