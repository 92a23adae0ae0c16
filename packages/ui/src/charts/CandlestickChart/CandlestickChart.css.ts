import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { vars } from '../../theme/vars.css';

const ink = createVar();

export const tone = styleVariants({
  up: [inLayer({ vars: { [ink]: vars.chart.c4 } })],
  down: [inLayer({ vars: { [ink]: vars.chart.c5 } })],
});
export const wick = style(
  inLayer({
    position: 'absolute',
    inlineSize: '2px',
    background: ink,
    '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);
/** A day without change is still a line. */
export const body = style(
  inLayer({
    position: 'absolute',
    inlineSize: 'min(14px, 60%)',
    minBlockSize: '2px',
    boxSizing: 'border-box',
    border: `2px solid ${ink}`,
    borderRadius: '2px',
  }),
);
/** Told apart without colour: hollow and filled. */
export const fill = styleVariants({
  up: [inLayer({ background: vars.role.surface })],
  down: [
    inLayer({ background: ink, '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } } }),
  ],
});
