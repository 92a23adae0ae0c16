import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ blockSize: '100%' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px8,
  minBlockSize: base.size.control,
});
export const count = style([text.table, { color: vars.role.textMuted }]);
export const title = style([text.title3, { color: vars.role.text, overflowWrap: 'anywhere' }]);
export const lead = style([text.caption, { color: vars.role.textMuted }]);
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  marginInline: `calc(-1 * ${base.space.px8})`,
});
export const end = style({ marginInlineStart: 'auto' });
export const addition = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '140px',
  border: `1px dashed ${vars.role.borderStrong}`,
  borderRadius: base.radius.lg,
});
