import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: base.space.px8,
  minBlockSize: base.size.controlSm,
  paddingInline: base.space.px16,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  color: vars.role.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const noticeButton = style({
  minBlockSize: base.size.target,
  padding: `0 ${base.space.px4}`,
  border: 0,
  borderRadius: base.radius.xs,
  background: 'transparent',
  color: vars.color.primary.text,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
