import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** The customizer's tab at the end edge. */
export const cog = style({
  position: 'fixed',
  zIndex: base.zIndex.sticky,
  insetInlineEnd: 0,
  insetBlockStart: '40%',
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  '@media': { print: { display: 'none' } },
});
