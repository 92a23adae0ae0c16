import { createVar } from '@vanilla-extract/css';
import { forcedColors } from '../css/componentStyle';
import { styleVariants } from '../css/style';
import { dark, light } from '../theme/palette';
import { vars } from '../theme/vars.css';

/** Colour of a series, set by `chartColor` and read by whatever draws it. */
export const hue = createVar();

const order = Object.keys(vars.chart) as (keyof typeof vars.chart)[];

/** In forced colours the ground is the reader's, light or dark, whatever the skin: the series take the palette made for it. */
export const chartColor = styleVariants(vars.chart, (color, key) => ({
  vars: { [hue]: color },
  '@media': {
    [`${forcedColors} and (prefers-color-scheme: light)`]: { vars: { [hue]: light.chart[order.indexOf(key)] ?? '' } },
    [`${forcedColors} and (prefers-color-scheme: dark)`]: { vars: { [hue]: dark.chart[order.indexOf(key)] ?? '' } },
  },
}));

/** In forced colours too one series must not look like the next. */
export const forcedHue = { [forcedColors]: { forcedColorAdjust: 'none' } } as const;

/** The same with an edge that is seen in any theme. */
export const forcedMark = {
  [forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText', outlineOffset: '-1px' },
} as const;
