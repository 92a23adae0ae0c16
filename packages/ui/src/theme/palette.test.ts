import { describe, expect, it } from 'vitest';
import { contrast, contrastFailures, contrastPairs } from './contrast';
import { bordered, light, skins } from './palette';
import type { SkinValues } from './tokens';

/** Returns the paths of differing values. */
function differences(a: object, b: object, path = ''): string[] {
  return Object.keys(a).flatMap((key) => {
    const [left, right] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
    if (left && right && typeof left === 'object' && typeof right === 'object')
      return differences(left, right, `${path}${key}.`);
    return left === right ? [] : [`${path}${key}`];
  });
}

describe.each(Object.entries(skins))('the %s skin', (_name, skin: SkinValues) => {
  it('has a contrast of 4.5:1 for text and 3:1 for borders, focus and charts', () => {
    expect(contrastFailures(skin)).toEqual([]);
    expect(contrastPairs(skin).length).toBeGreaterThan(80);
  });

  it('has a contrast of 7:1 for the text colors that are used with prefers-contrast: more', () => {
    const texts = contrastPairs(skin).filter(({ color }) => ['role.text', 'role.textSecondary'].includes(color));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(({ ratio }) => ratio < 7)).toEqual([]);
  });
});

describe('contrast values', () => {
  it.each([
    ['light', 'text', 'surface', 16.56],
    ['light', 'textSubtle', 'press', 4.6],
    ['light', 'borderControl', 'surface', 3.44],
    ['dark', 'text', 'raised', 12.97],
    ['dark', 'textSubtle', 'press', 4.57],
    ['dark', 'borderControl', 'raised', 3.71],
  ] as const)('in the %s skin, the contrast of %s on %s is about %d', (skin, color, ground, expected) => {
    expect(contrast(skins[skin].role[color], skins[skin].role[ground])).toBeCloseTo(expected, 1);
  });
});

describe('skins derived from light', () => {
  it('the bordered skin overrides only borders and the card shadow, the semi-dark skin nothing', () => {
    expect(differences(light, bordered).sort()).toEqual(['elevation.e1', 'part.cardBorder', 'part.railActiveBorder']);
    expect(differences(light, skins['semi-dark'])).toEqual([]);
  });

  it('skins have the same keys', () => {
    const paths = (value: object, path = ''): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        inner && typeof inner === 'object' ? paths(inner as object, `${path}${key}.`) : [`${path}${key}`],
      );
    for (const skin of Object.values(skins)) expect(paths(skin).sort()).toEqual(paths(light).sort());
  });
});
