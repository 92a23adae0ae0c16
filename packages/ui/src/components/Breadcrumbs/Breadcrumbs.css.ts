import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    fontFamily: base.font.ui,
    fontSize: '12.5px',
    lineHeight: '16px',
    color: vars.role.textMuted,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'none' } },
  }),
);
export const list = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px6 }));
export const item = style(
  inLayer({ display: 'inline-flex', alignItems: 'center', gap: base.space.px6, minInlineSize: 0 }),
);

export const link = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: base.size.target,
    borderRadius: base.radius.sm,
    color: 'inherit',
    textDecoration: 'none',
    transition: `color ${base.motion.fast} ${base.motion.ease}`,
    selectors: { '&:hover': { color: vars.role.text, textDecoration: 'underline', textUnderlineOffset: '3px' } },
  }),
);

export const current = style(inLayer({ color: vars.role.text, fontWeight: 550 }));
export const divider = style(inLayer({ color: vars.role.textSubtle }));
