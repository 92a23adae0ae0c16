import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

/**
 * Initial transform and transform origins of a bar; transforms have no logical directions. Defaults to vertical.
 */
export const initialTransform = createVar();
export const baselineEdge = createVar();
export const endEdge = createVar();

const grow = keyframes({ from: { transform: fallbackVar(initialTransform, 'scaleY(0)') } });

/** Grows once when it appears; later changes of its position and height are transitions. */
export const risingBar = style({
  position: 'absolute',
  boxSizing: 'border-box',
  transformOrigin: fallbackVar(baselineEdge, 'bottom'),
  animation: `${grow} ${base.motion.slow} ${base.motion.ease} backwards`,
  transition: `block-size ${base.motion.slow} ${base.motion.ease}, inset-block-end ${base.motion.slow} ${base.motion.ease}`,
  '@media': { [reducedMotion]: { animation: 'none', transition: 'none' } },
});

/** Negative bars grow down from the zero line, or against the text direction if horizontal. */
export const negativeBar = style({ transformOrigin: fallbackVar(endEdge, 'top') });
