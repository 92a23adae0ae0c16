import { keyframes, style } from '@vanilla-extract/css';
import { inLayer, reducedMotion } from '../css/componentStyle';
import { base } from '../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });

/** What a chart draws comes in once, where it stands; bars rise instead. */
export const appearing = style(
  inLayer({
    animation: `${appear} ${base.motion.slow} ${base.motion.ease}`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);
