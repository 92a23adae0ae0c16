import { base, from, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The borders between the items are the gaps.
  gap: '1px',
  background: vars.role.border,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: base.space.px12,
  padding: base.space.px16,
  background: vars.role.surface,
  // A last item alone in its row fills it.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 160px',
  gap: base.space.px2,
  minInlineSize: 0,
});
export const name = style([text.bodyStrong, { color: vars.role.text, overflowWrap: 'anywhere' }]);
export const left = style([text.caption, tabular, { color: vars.color.warning.text, fontWeight: 600 }]);
export const reason = style([text.caption, tabular, { color: vars.role.textMuted, overflowWrap: 'anywhere' }]);
export const control = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: base.space.px4,
  marginInlineStart: 'auto',
});
export const hint = style([text.caption, { margin: 0, color: vars.role.textMuted }]);
