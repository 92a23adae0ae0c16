import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastFailures, type Hex } from './contrast';
import { createSkin } from './createSkin';
import { toHex, toOklch } from './oklch';

const harbour = createSkin({
  name: 'harbour',
  primary: '#0b5d6b',
  warning: '#ffd400',
  radius: 4,
  font: { ui: 'Inter' },
  density: 'compact',
});

describe('createSkin', () => {
  it('keeps the brand colour as it was given and completes the rest', () => {
    expect(harbour.light.color.primary).toMatchObject({ main: '#0b5d6b', on: '#ffffff' });
    expect(harbour.light.color.warning.on).toBe('#251920');
    expect(harbour.light.chart[0]).toBe('#0b5d6b');
  });

  it('writes variables for both schemes, and nothing for what it leaves alone', () => {
    expect(harbour.css).toContain(
      '[data-skin="harbour"][data-skin]{color-scheme:light;--ld-color-primary-main:#0b5d6b;',
    );
    expect(harbour.css).toContain('[data-skin="harbour-dark"][data-skin]{color-scheme:dark;');
    expect(harbour.css).toContain('--ld-radius-md:4px');
    expect(harbour.css).toContain('--ld-size-control:36px');
    expect(harbour.css).toContain('--ld-font-ui:"Inter","Figtree Variable"');
    expect(harbour.css).not.toContain('--ld-font-mono');
    expect(createSkin({ name: 'plain', primary: '#0b5d6b' }).css).not.toContain('--ld-radius');
  });

  it('says which pairs cannot be read', () => {
    const careless = () =>
      createSkin({
        name: 'sun',
        primary: { light: { main: '#ffd400', on: '#ffffff' }, dark: { main: '#ffd400' } },
      });
    expect(careless).toThrow(
      'sun, light: color.primary.on (#ffffff) on color.primary.main (#ffd400) has a contrast of 1.43:1 and needs 4.5:1.',
    );
    expect(() => createSkin({ name: 'fog', primary: '#0b5d6b', role: { light: { text: '#999999' } } })).toThrow(
      /role\.text .* on role\.canvas/,
    );
  });

  it('refuses what is no name, no colour, no corner', () => {
    expect(() => createSkin({ name: 'My Skin', primary: '#0b5d6b' })).toThrow('no name for a skin');
    expect(() => createSkin({ name: 'a', primary: '#0b5' })).toThrow('#0b5 is no colour: write #rrggbb.');
    expect(() => createSkin({ name: 'a', primary: '#0b5d6b', radius: 40 })).toThrow('it goes from 0 to 20');
    // @ts-expect-error a colour begins with #
    expect(() => createSkin({ name: 'a', primary: 'teal' })).toThrow('teal is no colour');
    // @ts-expect-error there is no such density
    expect(createSkin({ name: 'a', primary: '#0b5d6b', density: 'dense' }).name).toBe('a');
  });

  it('makes a readable skin of any colour', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (primary, success) => {
        const skin = createSkin({ name: 'any', primary, success });
        expect([...contrastFailures(skin.light), ...contrastFailures(skin.dark)]).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('goes to oklch and back', () => {
    for (const hex of ['#72275e', '#f4aa2c', '#000000', '#ffffff', '#36733d']) expect(toHex(toOklch(hex))).toBe(hex);
  });
});
