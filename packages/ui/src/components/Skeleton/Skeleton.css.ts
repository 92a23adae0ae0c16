import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
const travelBack = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(-100%)' } });

export const root = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  flex: 'none',
  maxInlineSize: '100%',
  background: vars.part.muted,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg, transparent 30%, ${vars.part.shimmer} 50%, transparent 70%)`,
      animation: `${travel} 1400ms ${base.motion.ease} infinite`,
    },
    '[dir=rtl] &::after': { animationName: travelBack },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::after': { animation: 'none', background: 'none' } } },
    [forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shape = styleVariants({
  block: { borderRadius: base.radius.md },
  text: { borderRadius: base.radius.sm },
  circle: { borderRadius: base.radius.full },
});
