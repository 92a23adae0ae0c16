import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '../css/componentStyle';
import { style } from '../css/style';
import { base } from '../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });

/** Fades chart marks in. Bars grow instead. */
export const fadeIn = style({
  animation: `${appear} ${base.motion.slow} ${base.motion.ease}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
