import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });
export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: base.radius.sm,
  zIndex: 3,
  blockSize: '2px',
  overflow: 'hidden',
  borderRadius: base.radius.full,
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      inlineSize: '30%',
      blockSize: '100%',
      borderRadius: base.radius.full,
      background: vars.color.primary.text,
      animation: `${travel} 1.2s ${base.motion.ease} infinite`,
    },
    '[dir="rtl"] &::after': { animationDirection: 'reverse' },
  },
  '@media': {
    [reducedMotion]: {
      selectors: { '&::after': { inlineSize: '100%', animation: `${breathe} 1.6s linear infinite` } },
    },
  },
});
