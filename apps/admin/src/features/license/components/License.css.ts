import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const terms = style({ maxInlineSize: '72ch' });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: base.space.px16,
  padding: base.space.px16,
  '@media': { print: { display: 'none' } },
});
export const search = style({ flex: '1 1 240px' });
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' });
export const hiddenInPrint = style({ '@media': { print: { display: 'none' } } });
