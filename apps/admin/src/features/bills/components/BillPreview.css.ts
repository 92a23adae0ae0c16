import { base, from, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: base.space.px24,
  alignItems: 'start',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 352px)' } },
});

export const facts = style({ minInlineSize: 0 });

/** Surface behind the receipt. */
export const desk = style({
  display: 'grid',
  justifyItems: 'center',
  padding: base.space.px24,
  borderRadius: base.radius.md,
  background: vars.role.sunken,
  minInlineSize: 0,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  marginBlockEnd: base.space.px16,
});

export const barEnd = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px4,
  marginInlineStart: 'auto',
});

export const footerStart = style({ marginInlineEnd: 'auto' });
