import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { vars } from '../../theme/vars.css';
import { appearing } from '../appearing.css';

const ink = createVar();

const drawnIn = (color: string) => [
  inLayer({ vars: { [ink]: color }, '@media': { [forcedColors]: { vars: { [ink]: 'CanvasText' } } } }),
];
export const tone = styleVariants({ up: drawnIn(vars.chart.c4), down: drawnIn(vars.chart.c5) });
export const wick = style([appearing, inLayer({ position: 'absolute', borderInlineStart: `2px solid ${ink}` })]);
/** A day without change is still a line. */
export const body = style([
  appearing,
  inLayer({
    position: 'absolute',
    inlineSize: 'min(14px, 60%)',
    minBlockSize: '2px',
    boxSizing: 'border-box',
    border: `2px solid ${ink}`,
    borderRadius: '2px',
  }),
]);
/** Told apart without colour: hollow and filled. */
export const fill = styleVariants({
  up: [inLayer({ background: vars.role.surface })],
  down: [inLayer({ background: ink, '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } })],
});
