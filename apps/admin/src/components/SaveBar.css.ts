import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: base.space.px16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  paddingBlock: base.space.px12,
  paddingInline: base.space.px20,
  background: vars.role.raised,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  boxShadow: vars.elevation.e2,
});
export const fields = style([
  text.table,
  { flex: 1, minInlineSize: '160px', color: vars.role.textMuted, overflowWrap: 'anywhere' },
]);
export const count = style([text.bodyStrong, { color: vars.role.text }]);
