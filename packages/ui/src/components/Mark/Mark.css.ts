import { style } from '../../css/style';
import { vars } from '../../theme/vars.css';

export const arch = style({ fill: vars.part.markArch });
export const shelf = style({
  fill: 'none',
  stroke: vars.part.markShape,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const jar = style({ fill: vars.part.markJar });
