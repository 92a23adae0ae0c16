import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px8,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style([text.bodyStrong, { padding: 0, marginBlockEnd: base.space.px8 }]);
export const card = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${vars.role.borderStrong}`,
  borderRadius: base.radius.md,
  selectors: {
    '&:hover': { borderColor: vars.role.borderControl },
    '&:has(input[type="radio"]:checked)': {
      borderColor: vars.color.primary.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary.text}`,
    },
  },
});
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px8,
  paddingInlineEnd: base.space.px8,
});
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px12,
  flex: 1,
  minInlineSize: 0,
  padding: base.space.px12,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.role.textSubtle, cursor: 'not-allowed' } },
});
export const radio = style({
  flex: 'none',
  inlineSize: base.space.px16,
  blockSize: base.space.px16,
  margin: `${base.space.px2} 0 0`,
  accentColor: vars.color.primary.main,
});
export const texts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const title = style([text.bodyStrong, { overflowWrap: 'anywhere' }]);
export const description = style([text.caption, { color: vars.role.textMuted, overflowWrap: 'anywhere' }]);
export const content = style({
  padding: `${base.space.px4} ${base.space.px12} ${base.space.px16}`,
  paddingInlineStart: base.space.px40,
});
