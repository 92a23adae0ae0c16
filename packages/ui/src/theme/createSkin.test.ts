import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastFailures, type Hex } from './contrast';
import { createSkin } from './createSkin';
import { toHex, toOklch } from './oklch';

const harbor = createSkin({
  name: 'harbor',
  primary: '#0b5d6b',
  warning: '#ffd400',
  radius: 4,
  font: { ui: 'Inter' },
  density: 'compact',
});

describe('createSkin', () => {
  it('keeps the brand color and derives the others', () => {
    expect(harbor.light.color.primary).toMatchObject({ main: '#0b5d6b', on: '#ffffff' });
    expect(harbor.light.color.warning.on).toBe('#251920');
    expect(harbor.light.chart[0]).toBe('#0b5d6b');
  });

  it('writes variables for both schemes and omits unchanged values', () => {
    expect(harbor.css).toContain('[data-skin="harbor"][data-skin]{color-scheme:light;--ld-color-primary-main:#0b5d6b;');
    expect(harbor.css).toContain('[data-skin="harbor-dark"][data-skin]{color-scheme:dark;');
    expect(harbor.css).toContain('--ld-radius-md:4px');
    expect(harbor.css).toContain('--ld-size-control:36px');
    expect(harbor.css).toContain('--ld-font-ui:"Inter","Figtree Variable"');
    expect(harbor.css).not.toContain('--ld-font-mono');
    expect(createSkin({ name: 'plain', primary: '#0b5d6b' }).css).not.toContain('--ld-radius');
  });

  it('rejects color pairs with insufficient contrast', () => {
    const careless = () =>
      createSkin({
        name: 'sun',
        primary: { light: { main: '#ffd400', on: '#ffffff' }, dark: { main: '#ffd400' } },
      });
    expect(careless).toThrow(
      'sun, light: color.primary.on (#ffffff) on color.primary.main (#ffd400) has a contrast of 1.43:1, needs 4.5:1.',
    );
    expect(() => createSkin({ name: 'fog', primary: '#0b5d6b', role: { light: { text: '#999999' } } })).toThrow(
      /role\.text .* on role\.canvas/,
    );
  });

  it('rejects invalid names, colors, radii and densities', () => {
    expect(() => createSkin({ name: 'My Skin', primary: '#0b5d6b' })).toThrow('Invalid skin name "My Skin"');
    // @ts-expect-error the name is required
    expect(() => createSkin({ primary: '#0b5d6b' })).toThrow('Invalid skin name "undefined"');
    expect(() => createSkin({ name: 'a', primary: '#0b5' })).toThrow(
      'Invalid color "#0b5" in skin "a": use #rrggbb or #rrggbbaa.',
    );
    expect(() => createSkin({ name: 'a', primary: '#0b5d6b', radius: 40 })).toThrow('use 0 to 20');
    // @ts-expect-error colors start with #
    expect(() => createSkin({ name: 'a', primary: 'teal' })).toThrow('Invalid color "teal"');
    // @ts-expect-error not a density
    expect(() => createSkin({ name: 'a', primary: '#0b5d6b', density: 'tiny' })).toThrow(
      'Invalid density "tiny" in skin "a": use comfortable or compact.',
    );
  });

  it.each(['light', 'dark', 'bordered', 'semi-dark'])('rejects the name %s of a built-in skin', (name) => {
    expect(() => createSkin({ name, primary: '#0b5d6b' })).toThrow(`Invalid skin name "${name}": "${name}" is`);
  });

  it('rejects a name whose dark skin is built in', () => {
    expect(() => createSkin({ name: 'semi', primary: '#0b5d6b' })).toThrow('"semi-dark" is a built-in skin.');
  });

  it('rejects unknown options and a missing primary color', () => {
    // @ts-expect-error misspelled
    expect(() => createSkin({ name: 'a', primry: '#0b5d6b' })).toThrow(
      'Unknown option "primry" in skin "a": use name,',
    );
    // @ts-expect-error primary is required
    expect(() => createSkin({ name: 'a' })).toThrow('Missing primary color in skin "a"');
  });

  it('creates a skin with sufficient contrast from any color', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (primary, success) => {
        const skin = createSkin({ name: 'any', primary, success });
        expect([...contrastFailures(skin.light), ...contrastFailures(skin.dark)]).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('converts colors to OKLCH and back', () => {
    for (const hex of ['#72275e', '#f4aa2c', '#000000', '#ffffff', '#36733d']) expect(toHex(toOklch(hex))).toBe(hex);
  });
});
