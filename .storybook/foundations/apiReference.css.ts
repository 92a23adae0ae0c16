import { style } from '@vanilla-extract/css';
import { base, below, text, vars } from '@larder/ui/theme';

export const page = style({ display: 'grid', gap: base.space.px16, maxInlineSize: '72rem', color: vars.role.text });
export const note = style([text.body, { color: vars.role.textMuted, maxInlineSize: '68ch' }]);
export const search = style({ maxInlineSize: '28rem' });
export const group = style({ display: 'grid', gap: base.space.px8, marginBlockStart: base.space.px16 });
export const calls = style({ overflow: 'hidden' });
export const call = style({
  borderBlockEnd: `1px solid ${vars.role.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: base.space.px12,
  padding: base.space.px12,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [below('md')]: { gridTemplateColumns: '5.5rem minmax(0, 1fr) auto' } },
});
export const method = style({ justifySelf: 'start' });
/** Disclosure indicator. Stays in the first row on a phone. */
export const chevron = style({
  color: vars.role.textSubtle,
  gridRow: 1,
  gridColumn: -2,
  selectors: { [`${call}[open] &`]: { rotate: '180deg' } },
});
export const path = style([text.body, { fontFamily: base.font.mono, overflowWrap: 'anywhere' }]);
export const texts = style([
  text.body,
  { color: vars.role.textMuted, overflowWrap: 'anywhere', '@media': { [below('md')]: { gridColumn: '1 / -1' } } },
]);
export const details = style({
  display: 'grid',
  gap: base.space.px16,
  padding: base.space.px12,
  paddingBlockStart: base.space.px4,
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8 });
export const part = style({ display: 'grid', gap: base.space.px4, minInlineSize: 0 });
export const list = style({ display: 'grid', gap: base.space.px4 });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  gap: base.space.px12,
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: base.space.px2 } },
});
export const code = style([text.body, { fontFamily: base.font.mono, overflowWrap: 'anywhere' }]);
export const shape = style([
  text.caption,
  {
    fontFamily: base.font.mono,
    color: vars.role.text,
    background: vars.role.sunken,
    border: `1px solid ${vars.role.border}`,
    borderRadius: base.radius.md,
    padding: base.space.px12,
    maxBlockSize: '28rem',
    overflow: 'auto',
    whiteSpace: 'pre',
    textAlign: 'start',
  },
]);
