import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const line = style({
  position: 'fixed',
  zIndex: base.zIndex.toast,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '2px',
  overflow: 'hidden',
  pointerEvents: 'none',
  animation: `${appear} ${base.motion.fast} 150ms both`,
});

export const runner = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '40%',
  borderRadius: base.radius.full,
  background: vars.color.primary.text,
  animation: `${run} 1.1s ${base.motion.ease} infinite`,
  '@media': {
    [reducedMotion]: { insetInlineStart: 0, inlineSize: '100%', animation: `${pulse} 1.4s linear infinite` },
    [forcedColors]: { background: 'Highlight' },
  },
});
