import { createVar } from '@vanilla-extract/css';
import { forcedColors } from '../css/componentStyle';
import { styleVariants } from '../css/style';
import { dark, light } from '../theme/palette';
import { vars } from '../theme/vars.css';

/** Color of a series. Set by `chartColor`. */
export const hue = createVar();

const order = Object.keys(vars.chart) as (keyof typeof vars.chart)[];

/** In forced colors, the background depends on the user's theme, not the skin, so use the palette for that theme. */
export const chartColor = styleVariants(vars.chart, (color, key) => ({
  vars: { [hue]: color },
  '@media': {
    [`${forcedColors} and (prefers-color-scheme: light)`]: { vars: { [hue]: light.chart[order.indexOf(key)] ?? '' } },
    [`${forcedColors} and (prefers-color-scheme: dark)`]: { vars: { [hue]: dark.chart[order.indexOf(key)] ?? '' } },
  },
}));

/** Keeps series distinguishable in forced colors. */
export const forcedHue = { [forcedColors]: { forcedColorAdjust: 'none' } } as const;

/** Adds an outline that is visible in any forced-colors theme. */
export const forcedMark = {
  [forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText', outlineOffset: '-1px' },
} as const;
