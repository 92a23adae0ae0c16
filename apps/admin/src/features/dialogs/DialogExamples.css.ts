import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: base.space.px12,
  blockSize: '100%',
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: base.size.control,
  blockSize: base.size.control,
  borderRadius: base.radius.md,
  background: vars.color.primary.light,
  color: vars.color.primary.text,
});
export const text = style({ flexGrow: 1 });
export const link = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: base.space.px16 });
export const linkTexts = style({ flex: 1, minInlineSize: '220px' });
