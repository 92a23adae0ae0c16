import { base, vars } from '@larder/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const tile = style({ flex: 'none', borderRadius: base.radius.sm, background: vars.part.muted });
export const shadow = style({ fill: 'black', opacity: 0.14 });
export const plate = style({ fill: 'white', opacity: 0.94 });
export const rim = style({ fill: 'none', stroke: 'black', strokeOpacity: 0.08, strokeWidth: '1px' });
export const light = style({ fill: 'none', stroke: 'white', strokeWidth: '1.5px', strokeLinecap: 'round' });
export const food = styleVariants(vars.chart, (fill) => ({ fill }));
