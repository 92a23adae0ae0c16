import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { fadeIn } from '../fadeIn.css';
import { forcedHue, hue } from '../chartColor.css';

/** Overlays the columns. Mirrored in right-to-left layouts. */
export const lines = style([
  fadeIn,
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  },
]);
export const line = style({
  fill: 'none',
  stroke: hue,
  strokeWidth: '2px',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const comparison = style({ stroke: vars.role.borderControl, strokeDasharray: '4 4' });
export const area = style({ fill: hue, opacity: 0.09 });

const pointSize = '9px';
const activeSize = '11px';

/** A 5px dot with a 2px ring in the surface color. */
export const point = style({
  position: 'absolute',
  inlineSize: pointSize,
  blockSize: pointSize,
  boxSizing: 'border-box',
  borderRadius: base.radius.full,
  border: `2px solid ${vars.role.surface}`,
  background: hue,
  marginBlockEnd: `calc(${pointSize} / -2)`,
  pointerEvents: 'none',
  '@media': forcedHue,
});
/** Centers the point horizontally on its value, in both text directions. */
export const pointShift = style({ marginInlineStart: `calc(${pointSize} / -2)` });
export const pointActive = style({
  inlineSize: activeSize,
  blockSize: activeSize,
  marginBlockEnd: `calc(${activeSize} / -2)`,
  marginInlineStart: `calc(${activeSize} / -2)`,
});
export const pointOfComparison = style({ background: vars.role.borderControl });
