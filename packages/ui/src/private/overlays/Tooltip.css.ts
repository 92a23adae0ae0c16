import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const tooltip = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  maxInlineSize: '280px',
  paddingBlock: base.space.px6,
  paddingInline: base.space.px10,
  borderRadius: base.radius.sm,
  background: vars.color.dark.main,
  color: vars.color.dark.on,
  boxShadow: vars.elevation.e2,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  outline: 'none',
  transformOrigin: 'var(--trigger-anchor-point)',
  transition: `opacity ${base.motion.fast} ${base.motion.ease}, transform ${base.motion.fast} ${base.motion.ease}`,
  // Bridges the gap to the trigger, so that the pointer can move onto the tooltip (WCAG 1.4.13).
  '::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${base.space.px6})`, zIndex: -1 },
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'scale(.98)' },
    '&[data-exiting]': { transitionDuration: `calc(${base.motion.fast} * 2 / 3)` },
  },
  '@media': {
    [reducedMotion]: {
      transitionProperty: 'opacity',
      selectors: { '&[data-entering], &[data-exiting]': { transform: 'none' } },
    },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const arrow = style({
  display: 'block',
  fill: vars.color.dark.main,
  selectors: {
    '[data-placement="bottom"] &': { transform: 'rotate(180deg)' },
    '[data-placement="left"] &': { transform: 'translateX(-2.5px) rotate(-90deg)' },
    '[data-placement="right"] &': { transform: 'translateX(2.5px) rotate(90deg)' },
  },
  '@media': { [forcedColors]: { display: 'none' } },
});

export const keys = style({
  fontFamily: 'inherit',
  fontWeight: 400,
  color: `color-mix(in oklab, ${vars.color.dark.on} 72%, ${vars.color.dark.main})`,
  whiteSpace: 'nowrap',
});
