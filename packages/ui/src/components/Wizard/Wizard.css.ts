import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: base.space.px24, minInlineSize: 0 });
export const vertical = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 220px) minmax(0, 1fr)',
  gap: base.space.px32,
  alignItems: 'start',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: base.space.px24 } },
});
export const panels = style({ display: 'flex', flexDirection: 'column', gap: base.space.px24, minInlineSize: 0 });
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const heading = style({ margin: 0, color: vars.role.text, outline: 'none' });
export const description = style({ color: vars.role.textMuted, marginBlockStart: `calc(-1 * ${base.space.px12})` });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: base.space.px8,
});
export const back = style({ marginInlineEnd: 'auto' });
