import { describe, expect, it } from 'vitest';
import { contrast, contrastFailures, contrastPairs } from './contrast';
import { bordered, light, skins } from './palette';
import type { SkinValues } from './tokens';

/** Paths of the values that differ. */
function differences(a: object, b: object, path = ''): string[] {
  return Object.keys(a).flatMap((key) => {
    const [left, right] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
    if (left && right && typeof left === 'object' && typeof right === 'object')
      return differences(left, right, `${path}${key}.`);
    return left === right ? [] : [`${path}${key}`];
  });
}

describe.each(Object.entries(skins))('the %s skin', (_name, skin: SkinValues) => {
  it('reads everywhere: words at 4.5:1, edges, focus and charts at 3:1', () => {
    expect(contrastFailures(skin)).toEqual([]);
    expect(contrastPairs(skin).length).toBeGreaterThan(80);
  });
});

describe('what the table of the design language says', () => {
  it.each([
    ['light', 'text', 'surface', 16.56],
    ['light', 'textSubtle', 'press', 4.6],
    ['light', 'borderControl', 'surface', 3.44],
    ['dark', 'text', 'raised', 12.97],
    ['dark', 'textSubtle', 'press', 4.57],
    ['dark', 'borderControl', 'raised', 3.71],
  ] as const)('%s: %s on %s is %d', (skin, color, ground, expected) => {
    expect(contrast(skins[skin].role[color], skins[skin].role[ground])).toBeCloseTo(expected, 1);
  });
});

describe('the skins that derive from light', () => {
  it('differ by values only, and only where they say so', () => {
    expect(differences(light, bordered).sort()).toEqual(['elevation.e1', 'part.cardBorder', 'part.railActiveBorder']);
    expect(differences(light, skins['semi-dark'])).toEqual([]);
  });

  it('have the very same keys as every other skin', () => {
    const paths = (value: object, path = ''): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        inner && typeof inner === 'object' ? paths(inner as object, `${path}${key}.`) : [`${path}${key}`],
      );
    for (const skin of Object.values(skins)) expect(paths(skin).sort()).toEqual(paths(light).sort());
  });
});
