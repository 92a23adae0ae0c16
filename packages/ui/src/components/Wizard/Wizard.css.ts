import { style } from '@vanilla-extract/css';
import { below, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space.px24, minInlineSize: 0 }),
);
export const beside = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(160px, 220px) minmax(0, 1fr)',
    gap: base.space.px32,
    alignItems: 'start',
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: base.space.px24 } },
  }),
);
export const panels = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space.px24, minInlineSize: 0 }),
);
export const panel = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space.px16,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
export const heading = style(inLayer({ margin: 0, color: vars.role.text, outline: 'none' }));
export const description = style(
  inLayer({ color: vars.role.textMuted, marginBlockStart: `calc(-1 * ${base.space.px12})` }),
);
export const footer = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: base.space.px8 }),
);
export const back = style(inLayer({ marginInlineEnd: 'auto' }));
