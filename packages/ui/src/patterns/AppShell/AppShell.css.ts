import { keyframes } from '@vanilla-extract/css';
import { forcedColors, from, reducedMotion } from '../../css/componentStyle';
import { globalStyle, style, styleVariants } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

const column = 'var(--ld-shell-menu)';
const inRail = '[data-rail="true"] > &';

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: vars.role.canvas,
  color: vars.role.text,
  vars: { '--ld-shell-content': base.size.content },
  selectors: {
    '&[data-content-width="boxed"]': { vars: { '--ld-shell-content': base.size.boxed } },
    '&[data-menu="full"]': { vars: { '--ld-shell-menu': base.size.menu } },
    '&[data-menu="rail"]': { vars: { '--ld-shell-menu': base.size.rail } },
    '&[data-menu="full"], &[data-menu="rail"]': {
      gridTemplateColumns: `${column} minmax(0, 1fr)`,
      transition: `grid-template-columns ${base.motion.base} ${base.motion.ease}`,
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&[data-menu="full"], &[data-menu="rail"]': { transition: 'none' } } },
    print: { display: 'block' },
  },
});

/** Reserves the menu's space in the grid, as the menu can expand over the content. */
export const menuContainer = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: base.zIndex.rail,
  blockSize: '100dvh',
  '@media': { print: { display: 'none' } },
});

export const menu = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.role.rail,
  color: vars.role.text,
  borderInlineEnd: `1px solid ${vars.role.border}`,
  transition: `inline-size ${base.motion.base} ${base.motion.ease}, box-shadow ${base.motion.base} ${base.motion.ease}`,
  selectors: {
    '&[data-peek="true"]': { inlineSize: base.size.menu, boxShadow: vars.elevation.e3 },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  blockSize: base.size.navbar,
  paddingInline: `calc(${base.space.px16} + 2px) ${base.space.px12}`,
  selectors: { [inRail]: { paddingInline: 0, justifyContent: 'center' } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  minInlineSize: 0,
  borderRadius: base.radius.md,
  marginInlineEnd: 'auto',
  selectors: { '[data-rail="true"] &': { marginInlineEnd: 0 } },
});

export const brandName = style({
  fontFamily: base.font.display,
  fontSize: base.fontSize.large,
  lineHeight: base.lineHeight.reading,
  fontWeight: 700,
  letterSpacing: '-0.03em',
  selectors: {
    '[data-rail="true"] &': visuallyHidden,
  },
});

export const foot = style({
  flex: 'none',
  padding: base.space.px8,
  borderBlockStart: `1px solid ${vars.role.border}`,
  selectors: { [inRail]: { display: 'grid', placeItems: 'center', paddingInline: 0 } },
});

const page = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: '100dvh' });
/** Navbar, page and footer, by the layout of the page. */
export const pages = styleVariants({
  page: [page],
  flush: [page],
  fill: [page, { blockSize: '100dvh', minBlockSize: '320px' }],
});

const padded = {
  // Leaves space at the bottom, so that the scroll-to-top button covers no control (WCAG 2.4.11).
  paddingBlock: `${base.space.px16} calc(2 * ${base.space.px64})`,
  paddingInline: base.space.px16,
  '@media': {
    [from('md')]: {
      paddingBlock: `${base.space.px20} calc(${base.space.px64} + ${base.space.px12})`,
      paddingInline: base.space.px20,
    },
    // Centers the content if the page is wider than its maximum width.
    [from('lg')]: { paddingInline: `max(${base.space.px24}, calc((100% - var(--ld-shell-content)) / 2))` },
    print: { padding: 0 },
  },
} as const;
const main = style({ flex: 1, minInlineSize: 0, boxSizing: 'border-box' });
const filled = style({ display: 'grid', minBlockSize: 0, overflow: 'hidden' });
globalStyle(`${filled} > *`, { display: 'grid', minInlineSize: 0, minBlockSize: 0 });
export const contents = styleVariants({ page: [main, padded], flush: [main], fill: [main, filled] });

/** Container of the navbar and the horizontal menu. */
export const bars = style({
  zIndex: base.zIndex.navbar,
  flex: 'none',
  transition: `box-shadow ${base.motion.base} ${base.motion.ease}`,
  selectors: {
    '&:not([data-type="static"])': { position: 'sticky', insetBlockStart: 0 },
    '&[data-type="floating"]': {
      insetBlockStart: base.space.px12,
      marginBlockStart: base.space.px12,
      inlineSize: `min(100% - 2 * ${base.space.px16}, var(--ld-shell-content))`,
      alignSelf: 'center',
      border: `1px solid ${vars.role.border}`,
      borderRadius: base.radius.lg,
      overflow: 'hidden',
    },
    '&[data-scrolled="true"]:not([data-type="static"]), &[data-type="floating"]': { boxShadow: vars.elevation.e2 },
  },
  '@media': { print: { display: 'none' }, [reducedMotion]: { transition: 'none' } },
});

// Keeps focused controls clear of the sticky bars, and of toasts and floating controls at the bottom (WCAG 2.4.11).
globalStyle(`html:has(${shell})`, {
  scrollPaddingBlock: `calc(${base.size.navbar} + ${base.space.px8}) calc(${base.space.px64} + ${base.space.px16} + var(--toast-room, 0px))`,
});
globalStyle(`html:has(${bars}:not([data-type="static"]))`, {
  scrollPaddingBlockStart: `calc(2 * ${base.size.navbar} + ${base.space.px8})`,
});

export const footer = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${base.space.px4} ${base.space.px16}`,
  boxSizing: 'border-box',
  minBlockSize: base.size.controlLg,
  paddingBlock: base.space.px8,
  paddingInline: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
  background: vars.role.canvas,
  color: vars.role.textSubtle,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  '@media': {
    [from('md')]: { paddingInline: base.space.px20 },
    [from('lg')]: { paddingInline: `max(${base.space.px24}, calc((100% - var(--ld-shell-content)) / 2))` },
    print: { display: 'none' },
  },
});

export const footers = styleVariants({
  static: { position: 'relative' },
  sticky: { position: 'sticky', insetBlockEnd: 0, zIndex: base.zIndex.sticky },
});

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideInRtl = keyframes({ from: { transform: 'translateX(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const drawer = style({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '85%',
  maxInlineSize: '320px',
  blockSize: '100%',
  background: vars.role.rail,
  boxShadow: vars.elevation.e4,
  borderStartEndRadius: base.radius.lg,
  borderEndEndRadius: base.radius.lg,
  overflow: 'hidden',
  outline: 'none',
  animation: `${slideIn} ${base.motion.slow} ${base.motion.ease}`,
  transition: `transform calc(${base.motion.slow} * 2 / 3) ${base.motion.ease}`,
  selectors: {
    '&:dir(rtl)': { animationName: slideInRtl },
    '&[data-exiting]': { transform: 'translateX(-100%)' },
    '&[data-exiting]:dir(rtl)': { transform: 'translateX(100%)' },
  },
  '@media': {
    [reducedMotion]: { animation: `${fadeIn} ${base.motion.fast}`, transition: 'none' },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const drawerDialog = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 'none',
  color: vars.role.text,
});

export const drawerMenu = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });
