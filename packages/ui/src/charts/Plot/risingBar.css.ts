import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

/** How a bar begins, and the edges it grows from and to: transforms know no logical directions. Without them a bar stands. */
export const unrisen = createVar();
export const shelfEdge = createVar();
export const tipEdge = createVar();

const grow = keyframes({ from: { transform: fallbackVar(unrisen, 'scaleY(0)') } });

/** Stands on the shelf; rises once when it appears, afterwards its place and height follow the data. */
export const risingBar = style({
  position: 'absolute',
  boxSizing: 'border-box',
  transformOrigin: fallbackVar(shelfEdge, 'bottom'),
  animation: `${grow} ${base.motion.slow} ${base.motion.ease} backwards`,
  transition: `block-size ${base.motion.slow} ${base.motion.ease}, inset-block-end ${base.motion.slow} ${base.motion.ease}`,
  '@media': { [reducedMotion]: { animation: 'none', transition: 'none' } },
});

/** What hangs from the shelf grows down. */
export const hangingBar = style({ transformOrigin: fallbackVar(tipEdge, 'top') });
