import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  minBlockSize: '48px',
  boxSizing: 'border-box',
  paddingBlock: base.space.px6,
  paddingInline: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const footerRule = style({ inlineSize: '1px', blockSize: base.space.px20, background: vars.role.borderStrong });

export const perPage = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px4,
  minBlockSize: base.size.target,
  padding: `0 ${base.space.px4}`,
  marginInlineStart: `calc(-1 * ${base.space.px4})`,
  border: 0,
  borderRadius: base.radius.xs,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.role.hover } },
});

export const perPageValue = style({ fontWeight: 600, color: vars.role.text });

export const pages = style({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${base.space.px8})` });
