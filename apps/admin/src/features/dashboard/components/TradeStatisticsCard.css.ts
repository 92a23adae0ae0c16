import { base, from } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const updated = style({ paddingInlineEnd: base.space.px4 });
export const items = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  blockSize: '100%',
  alignItems: 'center',
  '@media': { [from('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: base.space.px12, minInlineSize: 0 });
export const texts = style({ minInlineSize: 0 });
export const value = style({ display: 'flex', flexDirection: 'column', alignItems: 'start' });
