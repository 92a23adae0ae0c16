import { createVar } from '@vanilla-extract/css';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { fadeIn } from '../fadeIn.css';
import { hue } from '../chartColor.css';

/** Inset of a label from the opposite edge of the plot, so that it is next to its axis. */
export const labelOffset = createVar();

export const plot = style({
  position: 'relative',
  containerType: 'inline-size',
  borderRadius: base.radius.md,
  touchAction: 'pan-y',
  cursor: 'default',
  // An outset focus ring would overlap the readout above.
  selectors: { '&:focus-visible': { outlineOffset: 0 } },
});
export const drawing = style([fadeIn, { display: 'block', inlineSize: '100%', overflow: 'visible' }]);
export const web = style({ fill: 'none', stroke: vars.role.border });
export const shape = style({ fill: hue, fillOpacity: 0.13, stroke: hue, strokeWidth: '2px', strokeLinejoin: 'round' });
export const point = style({ fill: hue, stroke: vars.role.surface, strokeWidth: '1.5px' });
/** Label next to its axis. Wraps to two lines in narrow charts. */
export const name = style({
  position: 'absolute',
  transform: 'translateY(-50%)',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontFamily: base.font.ui,
  fontSize: base.fontSize.micro,
  lineHeight: `calc(${base.lineHeight.caption} - 3px)`,
  color: vars.role.textSubtle,
  selectors: { '&[data-active]': { color: vars.role.text, fontWeight: 650 } },
});
export const side = styleVariants({
  start: { insetInlineEnd: labelOffset, maxInlineSize: `calc(100% - ${labelOffset})`, textAlign: 'end' },
  middle: { insetInline: 0, textAlign: 'center' },
  end: { insetInlineStart: labelOffset, maxInlineSize: `calc(100% - ${labelOffset})`, textAlign: 'start' },
});
export const activeAxis = style({ stroke: vars.role.borderControl });
