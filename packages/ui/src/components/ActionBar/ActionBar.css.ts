import { keyframes } from '@vanilla-extract/css';
import { below, forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });
const line = 'color-mix(in oklab, currentColor 20%, transparent)';
const wash = 'color-mix(in oklab, currentColor 10%, transparent)';

/**
 * An element without height that measures the content box, so that the fixed bar is centered in it, not in the window.
 */
export const measure = style({ inlineSize: '100%', blockSize: 0 });

export const place = style({
  position: 'fixed',
  insetBlockEnd: `calc(${base.space.px24} + ${base.space.px4})`,
  zIndex: base.zIndex.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { [below('md')]: { insetBlockEnd: `calc(${base.space.px12} + env(safe-area-inset-bottom, 0px))` } },
});

export const bar = style({
  pointerEvents: 'auto',
  display: 'flex',
  // The bar wraps when its actions are wider than the content box, for example at 400% zoom (WCAG 1.4.10).
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: base.space.px2,
  boxSizing: 'border-box',
  minBlockSize: base.size.controlLg,
  maxInlineSize: '100%',
  padding: base.space.px6,
  borderRadius: base.radius.lg,
  background: vars.part.bar,
  color: vars.part.onBar,
  boxShadow: vars.elevation.e4,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  animation: `${rise} ${base.motion.base} ${base.motion.ease}`,
  '@media': {
    [reducedMotion]: { animationName: appear, animationDuration: base.motion.fast },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  paddingInline: `${base.space.px6} ${base.space.px8}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: base.radius.xs,
  background: vars.color.primary.main,
  color: vars.color.primary.on,
  '@media': { [below('sm')]: { display: 'none' } },
});

export const rule = style({
  flex: 'none',
  inlineSize: '1px',
  blockSize: base.space.px20,
  marginInline: base.space.px6,
  background: line,
  '@media': { [below('sm')]: { display: 'none' } },
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: base.space.px8,
  flex: 'none',
  blockSize: base.size.controlBar,
  minInlineSize: base.size.controlBar,
  margin: 0,
  paddingInline: base.space.px12,
  border: 0,
  borderRadius: base.radius.md,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled), &[aria-expanded="true"]': { background: wash },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': { [below('md')]: { paddingInline: base.space.px10 } },
});

export const tones = styleVariants({
  neutral: {},
  danger: { color: vars.part.onBarDanger },
});

export const close = style({ paddingInline: 0 });

/** On small screens, or medium ones with many actions, only the icons are visible; screen readers read the labels. */
export const label = style({
  '@media': {
    [below('md')]: visuallyHidden,
    [below('lg')]: { selectors: { '[data-many] > * > &': visuallyHidden } },
  },
});
