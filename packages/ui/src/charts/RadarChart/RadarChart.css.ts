import { style } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';
import { hue } from '../chartColor.css';

export const plot = style(inLayer({ borderRadius: base.radius.md, touchAction: 'pan-y' }));
export const drawing = style(inLayer({ display: 'block', inlineSize: '100%', overflow: 'visible' }));
export const web = style(inLayer({ fill: 'none', stroke: vars.role.border }));
export const shape = style(
  inLayer({ fill: hue, fillOpacity: 0.13, stroke: hue, strokeWidth: '2px', strokeLinejoin: 'round' }),
);
export const point = style(inLayer({ fill: hue, stroke: vars.role.surface, strokeWidth: '1.5px' }));
export const name = style(
  inLayer({
    fontFamily: base.font.ui,
    fontSize: '11px',
    fill: vars.role.textSubtle,
    selectors: { '&[data-active]': { fill: vars.role.text, fontWeight: 650 } },
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);
export const activeAxis = style(inLayer({ stroke: vars.role.borderControl }));
