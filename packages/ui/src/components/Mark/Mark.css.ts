import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { vars } from '../../theme/vars.css';

export const arch = style(inLayer({ fill: vars.part.markArch }));
export const shelf = style(
  inLayer({ fill: 'none', stroke: vars.part.markShape, strokeLinecap: 'round', strokeLinejoin: 'round' }),
);
export const jar = style(inLayer({ fill: vars.part.markJar }));
