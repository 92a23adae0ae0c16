import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

// A loop of 2.4 s: the arch is drawn, the shelf slides out, the jar lands and its lid settles.
const rise = keyframes({
  '0%': { strokeDashoffset: 150, fillOpacity: 0 },
  '32%': { strokeDashoffset: 0, fillOpacity: 0 },
  '44%, 100%': { strokeDashoffset: 0, fillOpacity: 1 },
});
const slide = keyframes({ '0%, 43%': { strokeDashoffset: 36 }, '66%, 100%': { strokeDashoffset: 0 } });
const drop = keyframes({
  '0%, 58%': { transform: 'translateY(-16px)', opacity: 0 },
  '74%': { transform: 'translateY(0)', opacity: 1 },
  '82%': { transform: 'translateY(-2px)' },
  '90%, 100%': { transform: 'none', opacity: 1 },
});
const settle = keyframes({
  '0%, 80%': { transform: 'translateY(0)' },
  '87%': { transform: 'translateY(-3px) rotate(-8deg)' },
  '94%, 100%': { transform: 'none' },
});
const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

const loop = (name: string) => ({
  animation: `${name} 2400ms ${base.motion.ease} infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const root = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: base.space.px16,
  minBlockSize: '100dvh',
  padding: base.space.px24,
  boxSizing: 'border-box',
  background: vars.role.canvas,
  color: vars.role.text,
  textAlign: 'center',
});

export const arch = style({
  fill: vars.part.markArch,
  stroke: vars.part.markArch,
  strokeWidth: 1.5,
  strokeDasharray: 150,
  ...loop(rise),
});
export const shelf = style({
  fill: 'none',
  stroke: vars.part.markShape,
  strokeWidth: 4.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 36,
  ...loop(slide),
});
export const jar = style({ fill: vars.part.markJar, ...loop(drop) });
export const lid = style({ transformBox: 'fill-box', transformOrigin: '20% 100%', ...loop(settle) });

export const name = style({ color: vars.role.text });
export const workplace = style({ color: vars.role.textMuted });

/** A progress bar of 160 × 3px. */
export const progress = style({
  position: 'relative',
  inlineSize: '160px',
  blockSize: '3px',
  marginBlockStart: base.space.px8,
  overflow: 'hidden',
  borderRadius: base.radius.full,
  background: vars.part.soft,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '40%',
      borderRadius: base.radius.full,
      background: vars.color.primary.main,
      animation: `${run} 1200ms ${base.motion.ease} infinite`,
    },
  },
  '@media': { [reducedMotion]: { display: 'none' } },
});

/** Only visible with reduced motion, but always announced. */
export const label = style({
  color: vars.role.textMuted,
  '@media': {
    '(prefers-reduced-motion: no-preference)': visuallyHidden,
  },
});

export const still = style({ display: 'flex', alignItems: 'center', gap: base.space.px12, color: vars.role.textMuted });
