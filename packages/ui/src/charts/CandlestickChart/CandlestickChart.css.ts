import { createVar } from '@vanilla-extract/css';
import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { vars } from '../../theme/vars.css';
import { fadeIn } from '../fadeIn.css';

const candleColor = createVar();

const drawnIn = (color: string) => ({
  vars: { [candleColor]: color },
  '@media': { [forcedColors]: { vars: { [candleColor]: 'CanvasText' } } },
});
export const tone = styleVariants({ up: drawnIn(vars.chart.c4), down: drawnIn(vars.chart.c5) });
export const wick = style([fadeIn, { position: 'absolute', borderInlineStart: `2px solid ${candleColor}` }]);
/** The minimum height keeps a candle visible if it opens and closes at the same price. */
export const body = style([
  fadeIn,
  {
    position: 'absolute',
    inlineSize: 'min(14px, 60%)',
    minBlockSize: '2px',
    boxSizing: 'border-box',
    border: `2px solid ${candleColor}`,
    borderRadius: '2px',
  },
]);
/** Rising candles are hollow, falling ones filled, so that color is not the only difference. */
export const fill = styleVariants({
  up: { background: vars.role.surface },
  down: { background: candleColor, '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } },
});
