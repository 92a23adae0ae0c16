import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appearanceDefaults, choices, formatAppearance, parseAppearance, type Appearance } from './appearanceLink';

describe('appearance link', () => {
  it('the link contains the settings that differ from the defaults and parses back to them', () => {
    const any = fc.record(
      Object.fromEntries(Object.entries(choices).map(([key, values]) => [key, fc.constantFrom(...values)])),
    ) as fc.Arbitrary<unknown> as fc.Arbitrary<Appearance>;
    fc.assert(
      fc.property(any, (appearance) => {
        const text = formatAppearance(appearance);
        expect({ ...appearanceDefaults, ...parseAppearance(text) }).toEqual(appearance);
      }),
    );
    expect(formatAppearance(appearanceDefaults)).toBe('');
  });

  it('parseAppearance ignores unknown settings and values', () => {
    expect(parseAppearance('skin:sepia,layout:horizontal,__proto__:x,footerType,isMenuHidden:maybe')).toEqual({
      layout: 'horizontal',
    });
    fc.assert(fc.property(fc.string(), (text) => typeof parseAppearance(text) === 'object'));
  });
});
