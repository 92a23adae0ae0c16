import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** Rows of a list in a card, with a line between them. */
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
