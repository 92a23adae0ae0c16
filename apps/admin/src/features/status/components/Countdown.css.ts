import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const timer = style({ inlineSize: '100%' });
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: base.space.px8,
  margin: 0,
});
export const part = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  padding: base.space.px8,
  textAlign: 'center',
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
});
export const value = style([text.title2, { margin: 0, fontVariantNumeric: 'tabular-nums' }]);
export const unit = style([text.caption, { color: vars.role.textMuted }]);
