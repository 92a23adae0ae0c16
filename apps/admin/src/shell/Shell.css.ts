import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** Button at the inline end that opens the appearance panel. */
export const cog = style({
  position: 'fixed',
  zIndex: base.zIndex.sticky,
  insetInlineEnd: 0,
  insetBlockStart: '40%',
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  '@media': { print: { display: 'none' } },
});
