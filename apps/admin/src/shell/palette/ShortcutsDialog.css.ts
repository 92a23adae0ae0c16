import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({ color: vars.role.textMuted, marginBlockEnd: base.space.px4 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px8,
  minBlockSize: base.size.control,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  selectors: { '&[data-off="true"]': { color: vars.role.textSubtle }, '&:last-child': { borderBlockEnd: 0 } },
});
export const fixed = style({ display: 'inline-flex', gap: base.space.px4, paddingInline: base.space.px12 });
export const problem = style({ flexBasis: '100%', color: vars.color.danger.text });
