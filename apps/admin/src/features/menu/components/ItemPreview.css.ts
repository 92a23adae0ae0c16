import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px8,
  padding: base.space.px16,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
});
export const head = style({ display: 'flex', alignItems: 'baseline', gap: base.space.px12 });
export const price = style([text.bodyStrong, tabular, { marginInlineStart: 'auto', whiteSpace: 'nowrap' }]);
export const options = style({ margin: 0, padding: 0, listStyle: 'none' });
export const option = style([
  text.body,
  { display: 'flex', justifyContent: 'space-between', gap: base.space.px12, paddingBlock: base.space.px4 },
]);
export const till = style([
  text.bodyStrong,
  tabular,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    inlineSize: '132px',
    minBlockSize: '76px',
    boxSizing: 'border-box',
    padding: base.space.px10,
    borderRadius: base.radius.md,
    background: vars.color.primary.light,
    color: vars.color.primary.text,
    overflowWrap: 'anywhere',
  },
]);
