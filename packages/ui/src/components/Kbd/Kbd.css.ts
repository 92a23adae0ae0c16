import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: `calc(${base.space.px4} + 1px)`,
  borderRadius: base.radius.xs,
  border: `1px solid ${vars.role.border}`,
  boxShadow: `0 1px 0 ${vars.role.border}`,
  background: vars.role.surface,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  color: vars.role.textMuted,
  whiteSpace: 'nowrap',
});
