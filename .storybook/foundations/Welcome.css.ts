import { base, below, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: base.space.px24, padding: base.space.px24 });
export const hero = style({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  minBlockSize: '190px',
  borderRadius: base.radius.lg,
  border: `1px solid ${vars.role.border}`,
  background: vars.color.primary.light,
});
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px8,
  flex: '1 1 0',
  padding: base.space.px32,
  maxInlineSize: '620px',
});
export const drawing = style({
  marginInlineStart: 'auto',
  inlineSize: '360px',
  blockSize: '208px',
  overflow: 'hidden',
  '@media': { [below('lg')]: { display: 'none' } },
});
export const shelf = style({ marginBlockEnd: base.space.px12 });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '136px',
  padding: base.space.px16,
  background: vars.role.canvas,
  borderStartStartRadius: base.radius.lg,
  borderStartEndRadius: base.radius.lg,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});
export const caption = style({ padding: `${base.space.px12} ${base.space.px16}` });
export const link = style({ ':hover': { textDecoration: 'underline' } });
export const swatches = style({
  display: 'grid',
  gridAutoFlow: 'column',
  inlineSize: '160px',
  blockSize: base.space.px20,
  overflow: 'hidden',
  borderRadius: base.radius.sm,
});
export const depth = style({ display: 'flex', gap: base.space.px12 });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: base.space.px16,
  color: vars.role.textMuted,
});

for (const [level, shadow] of Object.entries({
  1: vars.elevation.e1,
  2: vars.elevation.e2,
  3: vars.elevation.e3,
  4: vars.elevation.e4,
})) {
  globalStyle(`${depth} > [data-level="${level}"]`, {
    inlineSize: '32px',
    blockSize: '48px',
    borderRadius: base.radius.md,
    background: vars.role.surface,
    border: `1px solid ${vars.role.border}`,
    boxShadow: shadow,
  });
}
