import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: base.space.px12,
  minBlockSize: '60px',
  paddingBlock: base.space.px8,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.role.border}` } },
});
export const texts = style({ display: 'flex', flexDirection: 'column', gap: base.space.px2, overflowWrap: 'anywhere' });
export const undone = style({ color: vars.role.textMuted });
