import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  padding: `${base.space.px12} ${base.space.px16}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.role.border}` } },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: base.space.px12,
  margin: 0,
});

export const figure = style([
  text.bodyStrong,
  tabular,
  { margin: 0, selectors: { '&[data-strong]': { color: vars.color.primary.text } } },
]);

/** Button that looks like a link and opens the loss view. */
export const link = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: base.space.px2,
  cursor: 'pointer',
});
