import { styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { forcedMark, hue } from '../chartColor.css';

/** Fills columns narrower than 2px, so that hundreds of bars have no gaps. */
const slim = { inlineSize: 'min(22px, max(46%, min(100%, 2px)))' } as const;

export const kind = styleVariants({
  /** Actual value: a filled bar. */
  bar: { ...slim, background: hue, '@media': forcedMark },
  /** Comparison value: a wider neutral bar behind. */
  ghost: { inlineSize: 'min(40px, 82%)', background: vars.part.ghost, '@media': forcedMark },
  /** Forecast: an outline. */
  forecast: {
    ...slim,
    border: `1.5px dashed ${hue}`,
    background: `color-mix(in oklab, ${hue} 8%, transparent)`,
  },
});

const round = { bar: base.radius.xs, ghost: '3px', forecast: base.radius.xs } as const;
const lid = `2px solid ${vars.role.borderControl}`;

/** 1px gap between stacked parts. */
export const under = styleVariants({
  positive: { borderBlockStart: `1px solid ${vars.role.surface}` },
  negative: { borderBlockEnd: `1px solid ${vars.role.surface}` },
});

/** Outer end of a positive bar: rounded, with a cap on comparison values. A forecast has no border at the zero line. */
export const positive = styleVariants(round, (radius, of) => ({
  borderStartStartRadius: radius,
  borderStartEndRadius: radius,
  ...(of === 'ghost' && { borderBlockStart: lid }),
  ...(of === 'forecast' && { borderBlockEnd: 0 }),
}));

/** `positive`, mirrored for negative bars. */
export const negative = styleVariants(round, (radius, of) => ({
  borderEndStartRadius: radius,
  borderEndEndRadius: radius,
  ...(of === 'ghost' && { borderBlockEnd: lid }),
  ...(of === 'forecast' && { borderBlockStart: 0 }),
}));
