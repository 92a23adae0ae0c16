import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  fontFamily: base.font.ui,
  fontSize: `calc(${base.fontSize.caption} + 0.5px)`,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textMuted,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});
export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px6 });
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: base.space.px6, minInlineSize: 0 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: base.size.target,
  borderRadius: base.radius.sm,
  color: 'inherit',
  textDecoration: 'none',
  transition: `color ${base.motion.fast} ${base.motion.ease}`,
  selectors: { '&:hover': { color: vars.role.text, textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

export const current = style({ color: vars.role.text, fontWeight: 550 });
export const icon = style({ display: 'inline-block', verticalAlign: '-2px', marginInlineEnd: base.space.px4 });
export const divider = style({ display: 'inline-flex', color: vars.role.textSubtle });
