import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { color, shadow, tokenFiles } from './tokens.mjs';

const read = (name) => readFileSync(new URL(`../packages/ui/tokens/${name}`, import.meta.url), 'utf8');

/** Yields all tokens with their type, which groups can define. */
function* leaves(node, type, path = []) {
  const own = node.$type ?? type;
  if ('$value' in node) yield { path: path.join('.'), type: own, value: node.$value };
  else
    for (const [key, child] of Object.entries(node))
      if (!key.startsWith('$')) yield* leaves(child, own, [...path, key]);
}

describe('design tokens', () => {
  test('the design tokens match the theme', async () => {
    for (const [name, text] of Object.entries(await tokenFiles())) expect(read(name), name).toBe(text);
  });

  test.each(['base', 'light', 'bordered', 'dark', 'semi-dark'])('each token of %s has a valid type', (name) => {
    const types = ['dimension', 'duration', 'cubicBezier', 'number', 'fontFamily', 'typography', 'color', 'shadow'];
    const all = [...leaves(JSON.parse(read(`${name}.tokens.json`)))];
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter(({ type }) => !types.includes(type))).toEqual([]);
    expect(all.filter(({ path }) => /[{}$]/.test(path))).toEqual([]);
  });

  test('a color has color space, components and alpha', () => {
    expect(color('#72275e1a')).toEqual({
      colorSpace: 'srgb',
      components: [0.4471, 0.1529, 0.3686],
      alpha: 0.102,
      hex: '#72275e',
    });
    expect(color('#0006')).toMatchObject({ components: [0, 0, 0], alpha: 0.4 });
  });

  test('a shadow has layers, and inset layers are marked', () => {
    expect(shadow('inset 0 -1px 0 #0000002e')).toMatchObject({ inset: true, offsetY: { value: -1, unit: 'px' } });
    expect(shadow('0 2px 6px -1px #2a1a2414, 0 6px 16px -4px #2a1a241a')).toHaveLength(2);
  });

  test('tokens.css contains the CSS variables of colors, roles and spacing', () => {
    const css = read('tokens.css');
    expect(css).toContain('--ld-color-primary-main: #72275e;');
    expect(css).toContain('--ld-role-text-subtle:');
    expect(css).toContain('--ld-space-px8: 8px;');
  });
});
