import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ position: 'relative', isolation: 'isolate', minInlineSize: 0 });

export const content = style({
  minInlineSize: 0,
  transition: `opacity ${base.motion.slow} ${base.motion.ease}`,
  selectors: { '&[data-blocked]': { opacity: 0.45 } },
  '@media': { [reducedMotion]: { transitionDuration: base.motion.fast } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: base.space.px8,
  padding: base.space.px16,
  borderRadius: 'inherit',
  color: vars.role.text,
  cursor: 'progress',
  outline: 'none',
  selectors: { '&[data-shown]': { animation: `${appear} ${base.motion.slow} ${base.motion.ease}` } },
});

/** An opaque background keeps the label readable over the content. */
export const plate = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px16,
  borderRadius: base.radius.lg,
  border: `1px solid ${vars.part.overlayBorder}`,
  background: vars.role.raised,
  boxShadow: vars.elevation.e2,
  overflowWrap: 'anywhere',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

const spin = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  inlineSize: base.space.px16,
  blockSize: base.space.px16,
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: base.radius.full,
  border: `2px solid ${vars.color.primary.text}`,
  borderInlineEndColor: 'transparent',
  animation: `${spin} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '2400ms' } },
});
