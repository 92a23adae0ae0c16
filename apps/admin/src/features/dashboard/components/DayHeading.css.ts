import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', gap: base.space.px12, alignItems: 'center' });
export const texts = style({ minInlineSize: 0 });
export const leaf = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: '44px',
  textAlign: 'center',
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
  overflow: 'clip',
});
export const month = style([
  text.micro,
  { background: vars.color.primary.light, color: vars.color.primary.text, letterSpacing: 0 },
]);
export const number = style([text.title2, tabular, { lineHeight: `calc(${base.lineHeight.reading} + 2px)` }]);
