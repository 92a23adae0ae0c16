import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { truncate } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';
import { fadeIn } from '../fadeIn.css';
import { hue } from '../chartColor.css';

export const plot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: base.radius.md,
  // An outset focus ring would overlap the readout above.
  selectors: { '&:focus-visible': { outlineOffset: 0 } },
});
export const drawing = style([fadeIn, { display: 'block', maxInlineSize: '100%', overflow: 'visible' }]);
export const slice = style({
  fill: hue,
  transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
  selectors: { '&[data-dimmed]': { opacity: 0.35 } },
  '@media': {
    [forcedColors]: { stroke: 'CanvasText' },
    [reducedMotion]: { transition: 'none' },
  },
});
/** Content in the center of the ring. */
export const center = style({
  position: 'absolute',
  inset: 0,
  marginInline: 'auto',
  maxInlineSize: '112px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textMuted,
});
export const share = style({
  fontSize: base.fontSize.large,
  lineHeight: base.lineHeight.figureCard,
  fontWeight: 650,
  color: vars.role.text,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style([truncate, { maxInlineSize: '100%' }]);
