import { createVar, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../css/componentStyle';
import { vars } from '../theme/vars.css';

/** Colour of a series, set by `chartColor` and read by whatever draws it. */
export const hue = createVar();

export const chartColor = styleVariants(vars.chart, (color) => [inLayer({ vars: { [hue]: color } })]);
