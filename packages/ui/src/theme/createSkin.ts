import { contrastFailures, contrast, type Hex } from './contrast';
import { toHex, toOklch } from './oklch';
import { dark, light, skins } from './palette';
import { skinCss } from './skinCss';
import {
  fontFamily,
  radius,
  themeColors,
  type PartValues,
  type RoleValues,
  type SkinValues,
  type ThemeColor,
  type ThemeColorValues,
} from './tokens';

/** A color for both schemes, one per scheme, or explicit parts per scheme. Omitted parts are derived. */
export type BrandColor = Hex | { light: Hex; dark: Hex } | { light: ColorParts; dark: ColorParts };
export type ColorParts = { main: Hex } & Partial<Record<keyof ThemeColorValues, Hex>>;

export interface SkinOptions extends Partial<Record<ThemeColor, BrandColor>> {
  /** Name for `data-skin`: lowercase letters, digits and dashes. The dark skin is `<name>-dark`. */
  name: string;
  /** Brand color, used for filled buttons, links, focus and the first series of charts. */
  primary: BrandColor;
  /** Corner radius of controls in px, from 0 to 20. Other radii scale with it. @default 8 */
  radius?: number;
  /** Font families, added before the default ones. Load their files yourself. */
  font?: Partial<Record<keyof typeof fontFamily, string>>;
  /** Height of controls: 40px (`comfortable`) or 36px (`compact`). @default 'comfortable' */
  density?: 'comfortable' | 'compact';
  /** Neutral colors to override, such as the page background. */
  role?: { light?: Partial<RoleValues>; dark?: Partial<RoleValues> };
  /** Component colors to override, such as the background of fields. */
  part?: { light?: Partial<PartValues>; dark?: Partial<PartValues> };
}

export interface Skin {
  /** The value of `data-skin`. */
  name: string;
  /** All values of the light scheme. */
  light: SkinValues;
  /** All values of the dark scheme: `data-skin="<name>-dark"`. */
  dark: SkinValues;
  /** The style sheet, for a file or a `<style>` element. */
  css: string;
}

const white: Hex = '#ffffff';
const inks: Record<'light' | 'dark', Hex> = { light: '#251920', dark: '#16101a' };
const panes = ['canvas', 'surface', 'raised'] as const;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Darkens or lightens a color until it has enough contrast on all backgrounds. */
function readable(color: string, grounds: readonly (readonly [string, string?])[], towards: -1 | 1): Hex {
  const start = toOklch(color);
  for (let step = 0; step <= 100; step++) {
    const hex = toHex({ ...start, l: clamp(start.l + (towards * step) / 100, 0, 1) });
    if (grounds.every(([ground, under]) => contrast(hex, ground, under) >= 4.6)) return hex;
  }
  return towards === 1 ? white : '#000000';
}

function deriveColor(given: ColorParts, { role, scheme }: SkinValues, isPrimary: boolean): ThemeColorValues {
  const { main } = given;
  const { l, c, h } = toOklch(main);
  // White or black always has enough contrast. Prefer the softer ink color to black.
  const on = given.on ?? [white, inks[scheme]].find((hex) => contrast(hex, main) >= 4.5) ?? '#000000';
  // Away from the text color, so that hover never reduces the contrast.
  const hover = given.hover ?? toHex({ l: clamp(l + (on === white ? -0.05 : 0.05), 0, 1), c, h });
  const tint: Hex = isPrimary
    ? toHex({ l: scheme === 'light' ? 0.945 : 0.33, c: Math.min(c, scheme === 'light' ? 0.03 : 0.06), h })
    : (`${main}1a` as Hex);
  const lightTint = given.light ?? tint;
  const grounds = [...panes.map((pane) => [role[pane]] as const), [lightTint, role.surface] as const];
  const text = given.text ?? readable(main, grounds, scheme === 'light' ? -1 : 1);
  return { main, hover, light: lightTint, on, text };
}

/** Returns the parts of a color for a scheme. A single color is lightened for the dark scheme. */
function partsFor(color: BrandColor, scheme: 'light' | 'dark'): ColorParts {
  if (typeof color !== 'string') {
    const parts = color[scheme];
    return typeof parts === 'string' ? { main: parts } : parts;
  }
  if (scheme === 'light') return { main: color };
  const { l, c, h } = toOklch(color);
  return { main: toHex({ l: clamp(l + 0.14, 0.55, 0.82), c: c * 0.92, h }) };
}

function ramp(main: string, scheme: 'light' | 'dark') {
  const { c, h } = toOklch(main);
  const steps = [0.94, 0.87, 0.77, 0.67, 0.56, 0.45, 0.33].map((l) => toHex({ l, c: c * (1 - Math.abs(l - 0.55)), h }));
  return (scheme === 'light' ? steps : steps.toReversed()) as unknown as SkinValues['sequential'];
}

function derive(base: SkinValues, options: SkinOptions): SkinValues {
  const { scheme } = base;
  const role = { ...base.role, ...options.role?.[scheme] };
  const ground = { ...base, role };
  const color = Object.fromEntries(
    (Object.keys(base.color) as ThemeColor[]).map((key) => {
      const given = options[key];
      return [key, given ? deriveColor(partsFor(given, scheme), ground, key === 'primary') : base.color[key]];
    }),
  ) as SkinValues['color'];
  const { primary, warning } = color;
  const hasContrast = (hex: string) => panes.every((pane) => contrast(hex, role[pane]) >= 3);
  const [, ...series] = base.chart;
  return {
    ...ground,
    color,
    part: {
      ...base.part,
      selection: primary.light,
      focus: hasContrast(primary.main) ? primary.main : primary.text,
      markArch: primary.main,
      markJar: warning.main,
      ...options.part?.[scheme],
    },
    chart: [hasContrast(primary.main) ? primary.main : primary.text, ...series] as unknown as SkinValues['chart'],
    sequential: ramp(primary.main, scheme),
  };
}

const valueAt = (skin: SkinValues, path: string) =>
  path
    .replace(/^chart\.c(\d)$/, (_all, n: string) => `chart.${Number(n) - 1}`)
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], skin) as string;

function contrastMessages(name: string, skin: SkinValues) {
  return contrastFailures(skin).map(
    ({ color, ground, ratio, needed }) =>
      `${name}, ${skin.scheme}: ${color} (${valueAt(skin, color)}) on ${ground} (${valueAt(skin, ground)}) has a contrast of ${ratio.toFixed(2)}:1, needs ${needed}:1.`,
  );
}

/** Collects all colors of a nested object. */
const colorsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(colorsIn);

const knownKeys: readonly string[] = ['name', 'radius', 'font', 'density', 'role', 'part', ...themeColors];

function checkOptions(given: SkinOptions) {
  const { name, radius: corner = 8, density = 'comfortable', role, part, ...options } = given;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`Invalid skin name "${name}": use lowercase letters, digits and dashes, starting with a letter.`);
  const builtIn = [name, `${name}-dark`].find((one) => Object.hasOwn(skins, one));
  if (builtIn !== undefined) throw new Error(`Invalid skin name "${name}": "${builtIn}" is a built-in skin.`);
  const unknown = Object.keys(given).find((key) => !knownKeys.includes(key));
  if (unknown !== undefined)
    throw new Error(`Unknown option "${unknown}" in skin "${name}": use ${knownKeys.join(', ')}.`);
  if (!options.primary) throw new Error(`Missing primary color in skin "${name}": set primary, such as '#0b5d6b'.`);
  if (density !== 'comfortable' && density !== 'compact')
    throw new Error(`Invalid density "${String(density)}" in skin "${name}": use comfortable or compact.`);
  if (!(corner >= 0 && corner <= 20)) throw new Error(`Invalid radius ${corner} in skin "${name}": use 0 to 20.`);
  const colors = colorsIn([themeColors.map((key) => options[key]), role, part]);
  const invalid = colors.find((color) => !/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(color));
  if (invalid !== undefined) throw new Error(`Invalid color "${invalid}" in skin "${name}": use #rrggbb or #rrggbbaa.`);
}

/**
 * Creates a light and a dark skin from the colors, radius, fonts and density of a brand. Omitted colors are derived with
 * sufficient contrast (WCAG AA). Throws if an option is invalid or explicit colors have insufficient contrast.
 */
export function createSkin(options: SkinOptions): Skin {
  checkOptions(options);
  const { name } = options;
  const schemes = { light: derive(light, options), dark: derive(dark, options) };
  const failures = [...contrastMessages(name, schemes.light), ...contrastMessages(name, schemes.dark)];
  if (failures.length > 0)
    throw new Error(
      `These color pairs of skin "${name}" have insufficient contrast:
${failures.join('\n')}
Change the values, or omit them to have them derived.`,
    );
  const corner = options.radius ?? 8;
  const scaled = Object.fromEntries(
    Object.entries(radius)
      .filter(([key]) => key !== 'full')
      .map(([key, value]) => [key, `${Math.round((Number.parseFloat(value) * corner) / 8)}px`]),
  );
  const font = Object.fromEntries(
    Object.entries(options.font ?? {}).map(([key, family]) => [
      key,
      `${family.includes(',') || family.includes('"') ? family : `"${family}"`},${fontFamily[key as keyof typeof fontFamily]}`,
    ]),
  );
  const size: Record<string, string> =
    options.density === 'compact'
      ? { controlSm: '28px', controlBar: '32px', control: '36px', controlLg: '44px', navbar: '52px' }
      : {};
  const rest = { radius: corner === 8 ? {} : scaled, font, size };
  return { name, ...schemes, css: skinCss(name, schemes.light, rest) + skinCss(`${name}-dark`, schemes.dark, rest) };
}

/**
 * Adds the style sheet of a skin to the page with `adoptedStyleSheets`, which a strict content security policy allows.
 * Returns a function that removes it.
 */
export function adoptSkin({ css }: Skin, root: Document = document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
