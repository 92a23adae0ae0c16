import { base, below, from, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: base.radius.lg,
  border: `1px solid ${vars.part.cardBorder}`,
  background: vars.role.sunken,
  marginBlockEnd: base.space.px16,
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', minBlockSize: '212px' },
    print: { display: 'none' },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: base.space.px8,
  padding: base.space.px32,
  '@media': { [below('md')]: { padding: base.space.px16 } },
});
export const field = style({ inlineSize: '100%', maxInlineSize: '520px' });
export const status = style({ color: vars.role.textMuted, minBlockSize: '1lh' });
export const picture = style({ position: 'relative', '@media': { [below('lg')]: { display: 'none' } } });
export const arch = style({
  position: 'absolute',
  insetBlock: `${base.space.px20} 0`,
  insetInline: `0 ${base.space.px40}`,
  display: 'grid',
  justifyContent: 'center',
  borderStartStartRadius: '200px',
  borderStartEndRadius: '200px',
  overflow: 'hidden',
});
/** The illustration is wider than its frame, which crops it to the shelves. */
export const shelves = style({ inlineSize: '430px', blockSize: '100%' });
