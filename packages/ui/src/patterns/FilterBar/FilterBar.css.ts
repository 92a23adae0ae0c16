import { style } from '@vanilla-extract/css';
import { below, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: base.space.px8,
    '@media': { [below('md')]: { flexWrap: 'wrap' }, print: { display: 'none' } },
  }),
);

export const filters = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', flex: 1, minInlineSize: 0, gap: base.space.px8 }),
);

export const end = style(
  inLayer({ display: 'flex', alignItems: 'center', gap: base.space.px8, marginInlineStart: 'auto' }),
);

export const clear = style(
  inLayer({
    minBlockSize: base.size.target,
    marginInlineStart: base.space.px4,
    padding: 0,
    border: 0,
    borderRadius: base.radius.xs,
    background: 'transparent',
    color: vars.color.primary.text,
    fontFamily: base.font.ui,
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: 600,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  }),
);
