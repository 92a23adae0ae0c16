import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer, reducedMotion } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';
import { forcedMark, hue } from '../chartColor.css';

const grow = keyframes({ from: { transform: 'scaleY(0)' } });

/** Stands on the shelf; rises once when it appears, afterwards its height follows the data. */
export const bar = style(
  inLayer({
    position: 'absolute',
    boxSizing: 'border-box',
    transformOrigin: 'bottom',
    animation: `${grow} ${base.motion.slow} ${base.motion.ease} backwards`,
    transition: `block-size ${base.motion.slow} ${base.motion.ease}`,
    '@media': { [reducedMotion]: { animation: 'none', transition: 'none' } },
  }),
);

const top = { borderStartStartRadius: base.radius.xs, borderStartEndRadius: base.radius.xs } as const;
const slim = { inlineSize: 'min(22px, 46%)' } as const;

export const kind = styleVariants({
  /** What is: a filled bar. */
  bar: [
    inLayer({
      ...slim,
      ...top,
      background: hue,
      '@media': forcedMark,
    }),
  ],
  /** What it is compared with: a wider lidded jar behind, never a hue. */
  ghost: [
    inLayer({
      inlineSize: 'min(40px, 82%)',
      background: vars.part.ghost,
      '@media': forcedMark,
      borderBlockStart: `2px solid ${vars.role.borderControl}`,
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
    }),
  ],
  /** What is expected: an outline. */
  forecast: [
    inLayer({
      ...slim,
      ...top,
      border: `1.5px dashed ${hue}`,
      borderBlockEnd: 0,
      background: `color-mix(in oklab, ${hue} 8%, transparent)`,
    }),
  ],
});

/** Hangs from the shelf: round at the lower end. */
export const below = style(
  inLayer({
    borderRadius: 0,
    borderEndStartRadius: base.radius.xs,
    borderEndEndRadius: base.radius.xs,
    transformOrigin: 'top',
  }),
);
