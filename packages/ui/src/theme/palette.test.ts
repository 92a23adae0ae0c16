import { describe, expect, it } from 'vitest';
import { bordered, light, skins } from './palette';
import { themeColors, type SkinValues } from './tokens';

/** Channels 0..1 and alpha of `#rrggbb` or `#rrggbbaa`. */
function channels(hex: string) {
  const [r = 0, g = 0, b = 0, a = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return { rgb: [r, g, b].map((value) => value / 255), alpha: a / 255 };
}

function over(top: string, ground: string) {
  const { rgb, alpha } = channels(top);
  const below = channels(ground).rgb;
  return rgb.map((value, i) => value * alpha + (below[i] ?? 0) * (1 - alpha));
}

function luminance(rgb: readonly number[]) {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of a colour on a ground; the ground may lie, translucent, on a surface. */
function contrast(color: string, ground: string, surface = '#ffffff') {
  const [a, b] = [luminance(channels(color).rgb), luminance(over(ground, surface))].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (a + 0.05) / (b + 0.05);
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'rail', 'press'] as const;
const textRoles = ['text', 'textSecondary', 'textMuted', 'textSubtle'] as const;
const panes = ['canvas', 'surface', 'raised'] as const;

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
  const { role, color, part } = skin;

  it.each(textRoles.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s reads on %s',
    (text, ground) => {
      expect(contrast(role[text], role[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(panes)('shows controls and focus on %s', (ground) => {
    expect(contrast(role.borderControl, role[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(part.focus, role[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(themeColors)('%s reads as fill, as words and on its own tint', (key) => {
    const { main, light: tint, on, text } = color[key];
    expect(contrast(on, main)).toBeGreaterThanOrEqual(4.5);
    for (const ground of panes) expect(contrast(text, role[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, tint, role.surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('reads in fields, on quiet buttons, in menus and on the active item of the side menu', () => {
    expect(contrast(role.text, part.field)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role.textSubtle, part.field)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role.text, part.quiet)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role.text, part.menuHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role.text, part.railActive)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role.text, part.selection)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps every chart colour visible on a card', () => {
    for (const series of skin.chart) expect(contrast(series, role.surface)).toBeGreaterThanOrEqual(3);
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
