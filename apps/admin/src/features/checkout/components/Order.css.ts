import { base, below, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) 168px 112px',
  gap: base.space.px16,
  alignItems: 'start',
  padding: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
  '@media': {
    [below('md')]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', gap: `${base.space.px4} ${base.space.px12}` },
  },
});
export const prices = style([
  text.body,
  tabular,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'end',
    '@media': { [below('md')]: { gridColumn: 2, alignItems: 'flex-start', textAlign: 'start' } },
  },
]);
export const sum = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '@media': { [below('md')]: { gridColumn: 3, gridRow: 1 } },
});
export const today = style([
  text.caption,
  tabular,
  {
    color: vars.role.textMuted,
    selectors: {
      '&[data-change="up"]': { color: vars.color.warning.text, fontWeight: 600 },
      '&[data-change="down"]': { color: vars.color.success.text, fontWeight: 600 },
    },
  },
]);
export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px12,
});
export const againText = style({ flex: '1 1 240px', margin: 0 });
export const fact = style([text.body, { margin: 0, overflowWrap: 'anywhere' }]);
