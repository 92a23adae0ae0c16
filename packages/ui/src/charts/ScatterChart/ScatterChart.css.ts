import { createVar } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { fadeIn } from '../fadeIn.css';
import { forcedHue, hue } from '../chartColor.css';

export const diameter = createVar();

/** Centered on its value with margins, which are mirrored in right-to-left layouts, unlike a transform. */
export const point = style([
  fadeIn,
  {
    position: 'absolute',
    boxSizing: 'border-box',
    inlineSize: diameter,
    blockSize: diameter,
    marginInlineStart: `calc(${diameter} / -2)`,
    marginBlockEnd: `calc(${diameter} / -2)`,
    borderRadius: '50%',
    border: `1.5px solid ${hue}`,
    background: `color-mix(in oklab, ${hue} 45%, transparent)`,
    transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
    selectors: {
      '&[data-active]': { background: hue, outline: `2px solid ${vars.role.text}`, outlineOffset: '1px', zIndex: 1 },
    },
    '@media': {
      ...forcedHue,
      [reducedMotion]: { transition: 'none' },
    },
  },
]);
/** The label of a tick has zero width, so that its text is centered on the tick. */
export const tick = style({
  position: 'absolute',
  insetBlockEnd: `calc(-2px - ${base.space.px20})`,
  inlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  whiteSpace: 'nowrap',
  color: vars.role.textSubtle,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Axis names, shown while no point is active. */
export const scales = style({ display: 'flex', flexWrap: 'wrap', columnGap: base.space.px16 });
/** Arrow that points in the text direction. */
export const along = style({ display: 'inline-block', selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
/** Guide lines from the active point to both axes. */
export const cross = style({
  position: 'absolute',
  boxSizing: 'border-box',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  borderBlockStart: `1px dashed ${vars.role.borderControl}`,
  borderInlineEnd: `1px dashed ${vars.role.borderControl}`,
  pointerEvents: 'none',
});
