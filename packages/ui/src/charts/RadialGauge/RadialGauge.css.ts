import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { text } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';
import { hue } from '../chartColor.css';

export const root = style({
  position: 'relative',
  display: 'inline-block',
  inlineSize: '184px',
  maxInlineSize: '100%',
});
/** The arc fills in the text direction. */
export const ring = style({
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const track = style({ fill: 'none', stroke: vars.part.soft, strokeWidth: '12px', strokeLinecap: 'round' });
export const fill = style({
  fill: 'none',
  stroke: hue,
  strokeWidth: '12px',
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${base.motion.slow} ${base.motion.ease}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});
export const words = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: base.space.px4,
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const caption = style([text.caption, { color: vars.role.textMuted }]);
