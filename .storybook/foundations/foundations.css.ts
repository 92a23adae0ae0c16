import { style } from '@vanilla-extract/css';
import { base, below, text, vars } from '@larder/ui/theme';

export const page = style({ display: 'grid', gap: base.space.px32, maxInlineSize: '72rem', color: vars.role.text });
/** Texts and code are in English, so the direction is always left to right. */
export const english = style([page, { direction: 'ltr' }]);
export const section = style({ display: 'grid', gap: base.space.px12 });
export const heading = style([text.title2]);
export const note = style([text.body, { color: vars.role.textMuted, maxInlineSize: '68ch' }]);
export const caption = style([text.caption, { color: vars.role.textSubtle }]);
export const name = style([text.bodyStrong]);
export const code = style([text.caption, { fontFamily: base.font.mono, color: vars.role.textMuted }]);
export const grid = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
});
export const card = style({
  display: 'grid',
  gap: base.space.px8,
  alignContent: 'start',
  padding: base.space.px12,
  background: vars.role.surface,
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  boxShadow: vars.elevation.e1,
});
export const swatch = style({
  blockSize: '56px',
  borderRadius: base.radius.md,
  border: `1px solid ${vars.role.border}`,
});
export const strip = style({
  display: 'flex',
  borderRadius: base.radius.md,
  overflow: 'hidden',
  border: `1px solid ${vars.role.border}`,
});
export const step = style({ flex: 1, blockSize: '40px' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px12 });
export const pair = style({ display: 'flex', justifyContent: 'space-between', gap: base.space.px8, flexWrap: 'wrap' });
export const scroller = style({ overflowX: 'auto' });
export const table = style([text.table, { inlineSize: '100%', fontVariantNumeric: 'tabular-nums lining-nums' }]);
export const cell = style({
  padding: base.space.px8,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.role.border}`,
  verticalAlign: 'middle',
});
export const head = style([cell, text.caption, { color: vars.role.textMuted }]);
export const headEnd = style([head, { textAlign: 'end' }]);
export const texts = style([cell, { minInlineSize: '14rem' }]);
export const number = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const bar = style({ blockSize: '16px', background: vars.color.primary.main, borderRadius: base.radius.xs });
export const well = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '96px',
  background: vars.role.surface,
  border: `1px solid ${vars.role.border}`,
});
export const sample = style({ overflowWrap: 'anywhere' });
export const track = style({
  blockSize: '40px',
  position: 'relative',
  borderBlockEnd: `2px solid ${vars.role.borderControl}`,
});
export const puck = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '32px',
  blockSize: '32px',
  borderStartStartRadius: base.radius.xs,
  borderStartEndRadius: base.radius.xs,
  background: vars.color.primary.main,
});
export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: base.space.px8,
  padding: base.space.px12,
  color: vars.role.textSecondary,
});
export const twoSkins = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [below('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const island = style({
  display: 'grid',
  gap: base.space.px12,
  alignContent: 'start',
  padding: base.space.px16,
  background: vars.role.canvas,
  color: vars.role.text,
  borderRadius: base.radius.lg,
  border: `1px solid ${vars.role.border}`,
});
export const link = style({ color: vars.color.primary.text, ':hover': { textDecoration: 'underline' } });
export const canvas = style({ background: vars.role.canvas, color: vars.role.text, overflowX: 'auto' });
