/** Converts px to rem, so that text follows the browser's font size (WCAG 1.4.4). */
export const rem = (px: number | string) => `${parseFloat(String(px)) / 16}rem`;

/** Converts every value of a scale to rem. */
export const inRem = <Scale extends Record<string, string>>(scale: Scale) =>
  Object.fromEntries(Object.entries(scale).map(([name, px]) => [name, rem(px)])) as Record<keyof Scale, string>;
