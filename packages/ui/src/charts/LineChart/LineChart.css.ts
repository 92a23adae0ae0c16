import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';
import { appearing } from '../appearing.css';
import { forcedHue, hue } from '../chartColor.css';

/** Lines run over the columns; time runs with the line of the text. */
export const lines = style([
  appearing,
  inLayer({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
]);
export const line = style(
  inLayer({
    fill: 'none',
    stroke: hue,
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const comparison = style(inLayer({ stroke: vars.role.borderControl, strokeDasharray: '4 4' }));
export const area = style(inLayer({ fill: hue, opacity: 0.09 }));

/** 5 px with a ring of the surface. */
export const point = style(
  inLayer({
    position: 'absolute',
    inlineSize: '9px',
    blockSize: '9px',
    boxSizing: 'border-box',
    borderRadius: base.radius.full,
    border: `2px solid ${vars.role.surface}`,
    background: hue,
    marginBlockEnd: '-4.5px',
    pointerEvents: 'none',
    '@media': forcedHue,
  }),
);
/** Before or after half a point, whichever way the line runs. */
export const pointShift = style(inLayer({ marginInlineStart: '-4.5px' }));
export const pointActive = style(
  inLayer({ inlineSize: '11px', blockSize: '11px', marginBlockEnd: '-5.5px', marginInlineStart: '-5.5px' }),
);
export const pointOfComparison = style(inLayer({ background: vars.role.borderControl }));
