import { keyframes } from '@vanilla-extract/css';
import { below, forcedColors, reducedMotion } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

// The distance is a variable, because transforms have no logical directions.
const slide = keyframes({ from: { translate: 'var(--drawer-travel)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const place = style({ alignItems: 'stretch' });

export const box = style({
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100%',
  boxSizing: 'border-box',
  background: vars.part.dialog,
  color: vars.role.text,
  boxShadow: vars.elevation.e4,
  outline: 'none',
  touchAction: 'auto',
  animation: `${slide} ${base.motion.slow} ${base.motion.ease}`,
  transition: `translate calc(${base.motion.slow} * 2 / 3) ${base.motion.ease}, opacity ${base.motion.fast} ${base.motion.ease}`,
  selectors: { '&[data-exiting]': { translate: 'var(--drawer-travel)' } },
  '@media': {
    [reducedMotion]: {
      animation: `${appear} ${base.motion.fast}`,
      transition: `opacity ${base.motion.fast}`,
      selectors: { '&[data-exiting]': { translate: 'none', opacity: 0 } },
    },
  },
});

const edge = `1px solid ${vars.part.overlayBorder}`;
const forced = { [forcedColors]: { borderColor: 'CanvasText' } };
/** Below 768px, a side drawer fills the screen. */
const sheet = { [below('md')]: { selectors: { '&&': { maxInlineSize: 'none', border: 0, borderRadius: 0 } } } };

/** Edge of the screen. */
export const sides = styleVariants({
  end: {
    vars: { '--drawer-travel': '100% 0' },
    marginInlineStart: 'auto',
    borderInlineStart: edge,
    borderStartStartRadius: base.radius.lg,
    borderEndStartRadius: base.radius.lg,
    selectors: { '[dir="rtl"] &': { vars: { '--drawer-travel': '-100% 0' } } },
    '@media': { ...forced, ...sheet },
  },
  start: {
    vars: { '--drawer-travel': '-100% 0' },
    marginInlineEnd: 'auto',
    borderInlineEnd: edge,
    borderStartEndRadius: base.radius.lg,
    borderEndEndRadius: base.radius.lg,
    selectors: { '[dir="rtl"] &': { vars: { '--drawer-travel': '100% 0' } } },
    '@media': { ...forced, ...sheet },
  },
  ['top']: {
    vars: { '--drawer-travel': '0 -100%' },
    alignSelf: 'flex-start',
    blockSize: 'auto',
    borderBlockEnd: edge,
    borderEndStartRadius: base.radius.lg,
    borderEndEndRadius: base.radius.lg,
    '@media': forced,
  },
  ['bottom']: {
    vars: { '--drawer-travel': '0 100%' },
    alignSelf: 'flex-end',
    blockSize: 'auto',
    borderBlockStart: edge,
    borderStartStartRadius: base.radius.lg,
    borderStartEndRadius: base.radius.lg,
    '@media': forced,
  },
});

/** Widths of side drawers at 768px and up. */
export const sizes = styleVariants({
  sm: { maxInlineSize: '372px' },
  md: { maxInlineSize: '480px' },
  lg: { maxInlineSize: '720px' },
});
/** Maximum heights of drawers at the top and bottom, at most 90% of the screen. */
export const heights = styleVariants({ sm: '280px', md: '420px', lg: '720px' } as const, (most) => ({
  maxBlockSize: `min(${most}, 90%)`,
}));

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  minBlockSize: base.size.navbar,
  boxSizing: 'border-box',
  paddingBlock: base.space.px8,
  paddingInlineStart: base.space.px20,
  paddingInlineEnd: base.space.px12,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('md')]: { paddingInlineStart: base.space.px16 } },
});

export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = style({ color: vars.role.textMuted, marginBlockEnd: base.space.px16 });

export const body = style({
  ...scrollBox,
  flex: '1 1 auto',
  paddingBlock: base.space.px16,
  paddingInline: base.space.px20,
  '@media': { [below('md')]: { paddingInline: base.space.px16 } },
});

// `&&` overrides the padding for small screens, which is defined later.
export const bare = style({ selectors: { '&&': { padding: 0 } } });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: base.space.px8,
  flex: 'none',
  paddingBlock: base.space.px16,
  paddingInline: base.space.px20,
  borderBlockStart: `1px solid ${vars.role.border}`,
  background: vars.role.sunken,
  borderEndStartRadius: 'inherit',
  '@media': { [below('md')]: { paddingInline: base.space.px16 } },
});
