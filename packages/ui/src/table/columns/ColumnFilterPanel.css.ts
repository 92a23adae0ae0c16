import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

export const panel = style({ inlineSize: '264px' });
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  padding: base.space.px12,
  outline: 'none',
});
export const ends = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: base.space.px8 });
