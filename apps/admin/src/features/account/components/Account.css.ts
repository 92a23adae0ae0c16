import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px12,
  paddingInline: base.space.px16,
  paddingBlock: base.space.px12,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.role.border}` } },
});
export const rowTitle = style([text.body, { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }]);
export const keys = style({ display: 'inline-flex', gap: base.space.px4 });
