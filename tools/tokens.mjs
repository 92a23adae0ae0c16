#!/usr/bin/env node
/**
 * `pnpm tokens`: writes the design tokens to packages/ui/tokens, in the W3C format (2025.10) and as CSS: one file for the
 * tokens that all skins share, and one for each skin. `--check` reports outdated files.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'packages/ui/tokens');

/** Converts `#rrggbb`, `#rrggbbaa` or `#rgb(a)` to the color format of the specification. */
export function color(hex) {
  const digits = hex.length < 7 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [r, g, b, a = 255] = digits.match(/../g).map((pair) => Number.parseInt(pair, 16));
  const round = (value) => Math.round(value * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map((value) => round(value / 255)),
    ...(a === 255 ? {} : { alpha: round(a / 255) }),
    hex: `#${digits.slice(0, 6)}`,
  };
}

const number = (text) => Number.parseFloat(text);
const dimension = (text) => ({ value: number(text), unit: 'px' });

/** Converts a CSS box shadow to layers; inset layers are marked. */
export function shadow(css) {
  const layers = css.split(/,\s*/).map((layer) => {
    const parts = layer.split(' ');
    const inset = parts[0] === 'inset';
    const [x, y, blur = '0', ...more] = inset ? parts.slice(1) : parts;
    const paint = more.at(-1) ?? blur;
    const lengths = [x, y, blur, ...more].filter((part) => !part.startsWith('#'));
    return {
      color: color(paint),
      offsetX: dimension(lengths[0]),
      offsetY: dimension(lengths[1]),
      blur: dimension(lengths[2] ?? '0'),
      spread: dimension(lengths[3] ?? '0'),
      ...(inset ? { inset: true } : {}),
    };
  });
  return layers.length === 1 ? layers[0] : layers;
}

const each = (values, make) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, make(value, key)]));
const group = ($type, values, make) => ({ $type, ...each(values, (value) => ({ $value: make(value) })) });
const numbered = (prefix, values) => Object.fromEntries(values.map((value, i) => [`${prefix}${i + 1}`, value]));

function baseTokens({
  space,
  radius,
  motion,
  breakpoints,
  zIndex,
  size,
  fontFamily,
  fontSize,
  lineHeight,
  textStyles,
}) {
  const { ease, ...durations } = motion;
  const families = each(fontFamily, (stack) => stack.split(',').map((name) => name.replaceAll('"', '')));
  return {
    $description: 'Larder: what every skin shares.',
    space: group('dimension', space, dimension),
    radius: group('dimension', radius, dimension),
    size: group('dimension', size, dimension),
    breakpoint: group('dimension', breakpoints, (value) => ({ value, unit: 'px' })),
    duration: group('duration', durations, (text) => ({ value: number(text), unit: 'ms' })),
    easing: { $type: 'cubicBezier', ease: { $value: ease.match(/[\d.]+/g).map(Number) } },
    zIndex: group('number', zIndex, Number),
    font: group('fontFamily', families, (value) => value),
    fontSize: group('dimension', fontSize, dimension),
    lineHeight: group('dimension', lineHeight, dimension),
    text: {
      $type: 'typography',
      ...each(textStyles, ({ family, size: px, line, weight, tracking, use }) => ({
        $value: {
          fontFamily: `{font.${family}}`,
          fontSize: { value: px, unit: 'px' },
          fontWeight: weight,
          letterSpacing: { value: Math.round(tracking * px * 1000) / 1000, unit: 'px' },
          lineHeight: Math.round((line / px) * 10_000) / 10_000,
        },
        $description: use,
      })),
    },
  };
}

function skinTokens(name, { color: colors, role, part, elevation, chart, sequential }) {
  const shadows = Object.fromEntries(Object.entries(elevation).filter(([, value]) => value !== 'none'));
  return {
    $description: `Larder: the ${name} skin.`,
    color: { $type: 'color', ...each(colors, (values) => each(values, (value) => ({ $value: color(value) }))) },
    role: group('color', role, color),
    part: group('color', part, color),
    chart: group('color', numbered('c', chart), color),
    sequential: group('color', numbered('s', sequential), color),
    elevation: group('shadow', shadows, shadow),
  };
}

const kebab = (path) => `--ld-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Writes `--ld-…: value;` for every token. */
function lines(values, path = []) {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'string' ? [`  ${kebab([...path, key])}: ${value};`] : lines(value, [...path, key]),
  );
}

function css({ space, radius, motion, zIndex, size, fontFamily, fontSize, lineHeight }, skins, inRem) {
  const rule = (selector, values) => `${selector} {\n${lines(values).join('\n')}\n}\n`;
  const own = ({ scheme: _scheme, chart, sequential, ...rest }) => ({
    ...rest,
    chart: numbered('c', chart),
    sequential: numbered('s', sequential),
  });
  const type = { fontSize: inRem(fontSize), lineHeight: inRem(lineHeight) };
  return [
    '/* Generated: pnpm tokens. */',
    rule(':root', { space, radius, motion, zIndex, size, font: fontFamily, ...type }),
    ...Object.entries(skins).map(([name, skin]) =>
      rule(name === 'light' ? `:root,\n[data-skin='light']` : `[data-skin='${name}']`, own(skin)),
    ),
  ].join('\n');
}

/** Returns the contents by file name. */
export async function tokenFiles() {
  const source = (name) => import(pathToFileURL(join(root, `packages/ui/src/theme/${name}.ts`)).href);
  const [base, { skins }, { inRem }] = await Promise.all([source('tokens'), source('palette'), source('rem')]);
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'base.tokens.json': json(baseTokens(base)),
    ...Object.fromEntries(
      Object.entries(skins).map(([name, skin]) => [`${name}.tokens.json`, json(skinTokens(name, skin))]),
    ),
    'tokens.css': css(base, skins, inRem),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = await tokenFiles();
  mkdirSync(folder, { recursive: true });
  const stale = Object.entries(files).filter(
    ([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  if (process.argv.includes('--check')) {
    for (const [name] of stale) process.stderr.write(`packages/ui/tokens/${name} is out of date: run pnpm tokens.\n`);
    process.exit(stale.length === 0 ? 0 : 1);
  }
  for (const [name, text] of stale) writeFileSync(join(folder, name), text);
  process.stdout.write(`${Object.keys(files).length} files, ${stale.length} written.\n`);
}
