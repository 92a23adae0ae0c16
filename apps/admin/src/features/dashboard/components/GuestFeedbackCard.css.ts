import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ containerType: 'inline-size' });
export const columns = style({
  display: 'grid',
  gap: base.space.px16,
  '@container': { '(min-width: 420px)': { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
});
export const rows = style({ marginBlockStart: base.space.px10 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px12,
  blockSize: '46px',
  borderBlockStart: `1px solid ${vars.role.border}`,
});
export const name = style([
  text.table,
  { display: 'flex', alignItems: 'center', gap: base.space.px12, minInlineSize: 0 },
]);
export const value = style([text.bodyStrong, tabular]);
export const gauge = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: base.space.px10,
  paddingBlockStart: base.space.px12,
});
