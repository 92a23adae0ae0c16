import { themeColors, type SkinValues } from './tokens';

/** A color in the form `#rrggbb` or `#rrggbbaa`. */
export type Hex = `#${string}`;

/** Returns the RGB channels and alpha, from 0 to 1. */
export function channels(hex: string) {
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

/** Returns the WCAG 2 contrast ratio of a color on a background. A translucent background is blended with `surface`. */
export function contrast(color: string, ground: string, surface = '#ffffff') {
  const [a, b] = [luminance(channels(color).rgb), luminance(over(ground, surface))].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (a + 0.05) / (b + 0.05);
}

export interface ContrastPair {
  /** Path of the color in the skin, such as `color.primary.on`. */
  color: string;
  /** Path of the background color. */
  ground: string;
  /** Contrast ratio, from 1 to 21. */
  ratio: number;
  /** Required ratio: 4.5 for text, 3 for borders, focus and charts. */
  needed: number;
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'rail', 'press'] as const;
const textRoles = ['text', 'textSecondary', 'textMuted', 'textSubtle'] as const;
const panes = ['canvas', 'surface', 'raised'] as const;

/** Returns the color pairs that need a minimum contrast, with their contrast. */
export function contrastPairs({ role, color, part, chart }: SkinValues): ContrastPair[] {
  const pair = (path: string, value: string, ground: string, under: string, needed: number) => ({
    color: path,
    ground,
    ratio: contrast(value, under, role.surface),
    needed,
  });
  return [
    ...textRoles.flatMap((text) =>
      grounds.map((ground) => pair(`role.${text}`, role[text], `role.${ground}`, role[ground], 4.5)),
    ),
    ...panes.flatMap((ground) => [
      pair('role.borderControl', role.borderControl, `role.${ground}`, role[ground], 3),
      pair('part.focus', part.focus, `role.${ground}`, role[ground], 3),
    ]),
    ...themeColors.flatMap((key) => [
      pair(`color.${key}.on`, color[key].on, `color.${key}.main`, color[key].main, 4.5),
      ...panes.map((ground) => pair(`color.${key}.text`, color[key].text, `role.${ground}`, role[ground], 4.5)),
      pair(`color.${key}.text`, color[key].text, `color.${key}.light`, color[key].light, 4.5),
    ]),
    ...(['field', 'quiet', 'menuHover', 'railActive', 'selection'] as const).map((ground) =>
      pair('role.text', role.text, `part.${ground}`, part[ground], 4.5),
    ),
    pair('role.textSubtle', role.textSubtle, 'part.field', part.field, 4.5),
    pair('part.onBar', part.onBar, 'part.bar', part.bar, 4.5),
    ...chart.map((series, i) => pair(`chart.c${i + 1}`, series, 'role.surface', role.surface, 3)),
  ];
}

/** Returns the pairs with insufficient contrast. */
export const contrastFailures = (skin: SkinValues) => contrastPairs(skin).filter(({ ratio, needed }) => ratio < needed);
