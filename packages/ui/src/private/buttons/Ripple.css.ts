import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

const spread = keyframes({
  from: { transform: 'scale(0)', opacity: 0.2 },
  '60%': { opacity: 0.2 },
  to: { transform: 'scale(1)', opacity: 0 },
});

/** Clips the ripple to the rounded corners of the button. */
export const clip = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  '@media': { [reducedMotion]: { display: 'none' }, [forcedColors]: { display: 'none' } },
});

export const circle = style({
  position: 'absolute',
  borderRadius: base.radius.full,
  background: 'currentColor',
  animation: `${spread} ${base.motion.ripple} ${base.motion.ease} forwards`,
});
