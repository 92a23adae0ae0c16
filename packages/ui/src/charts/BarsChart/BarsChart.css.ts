import { styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { forcedMark, hue } from '../chartColor.css';

/** Where hundreds stand side by side they are one shape, not a pattern of gaps. */
const slim = { inlineSize: 'min(22px, max(46%, min(100%, 2px)))' } as const;

export const kind = styleVariants({
  /** What is: a filled bar. */
  bar: { ...slim, background: hue, '@media': forcedMark },
  /** What it is compared with: a wider lidded jar behind, never a hue. */
  ghost: { inlineSize: 'min(40px, 82%)', background: vars.part.ghost, '@media': forcedMark },
  /** What is expected: an outline. */
  forecast: {
    ...slim,
    border: `1.5px dashed ${hue}`,
    background: `color-mix(in oklab, ${hue} 8%, transparent)`,
  },
});

const round = { bar: base.radius.xs, ghost: '3px', forecast: base.radius.xs } as const;
const lid = `2px solid ${vars.role.borderControl}`;

/** A hair of ground between parts on top of each other, whatever their colours. */
export const under = styleVariants({
  standing: { borderBlockStart: `1px solid ${vars.role.surface}` },
  hanging: { borderBlockEnd: `1px solid ${vars.role.surface}` },
});

/** The outer end of what stands on the shelf: round, with the lid of a jar. */
export const standing = styleVariants(round, (radius, of) => ({
  borderStartStartRadius: radius,
  borderStartEndRadius: radius,
  ...(of === 'ghost' && { borderBlockStart: lid }),
  ...(of === 'forecast' && { borderBlockEnd: 0 }),
}));

/** The same of what hangs from it. */
export const hanging = styleVariants(round, (radius, of) => ({
  borderEndStartRadius: radius,
  borderEndEndRadius: radius,
  ...(of === 'ghost' && { borderBlockEnd: lid }),
  ...(of === 'forecast' && { borderBlockStart: 0 }),
}));
