import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/componentStyle';
import { base } from '../theme/vars.css';

export const panel = style(inLayer({ inlineSize: '264px' }));
export const form = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space.px12,
    padding: base.space.px12,
    outline: 'none',
  }),
);
export const ends = style(inLayer({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: base.space.px8 }));
