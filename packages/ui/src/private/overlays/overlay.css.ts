import { keyframes } from '@vanilla-extract/css';
import { below, forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const exit = `calc(${base.motion.base} * 2 / 3)`;

/** Menus, popovers and option lists: raised, 12 px corners, scaled from the corner next to the trigger. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - 2 * ${base.space.px8})`,
  color: vars.role.text,
  background: vars.role.raised,
  border: `1px solid ${vars.part.overlayBorder}`,
  borderRadius: base.radius.lg,
  boxShadow: vars.elevation.e3,
  outline: 'none',
  transformOrigin: 'var(--trigger-anchor-point)',
  transition: `opacity ${base.motion.base} ${base.motion.ease}, transform ${base.motion.base} ${base.motion.ease}`,
  selectors: {
    '&[data-entering]': { opacity: 0, transform: 'scale(.98)' },
    '&[data-exiting]': { opacity: 0, transform: 'scale(.98)', transitionDuration: exit },
  },
  '@media': {
    [reducedMotion]: {
      transitionProperty: 'opacity',
      transitionDuration: base.motion.fast,
      selectors: {
        '&[data-entering]': { transform: 'none' },
        '&[data-exiting]': { transform: 'none', transitionDuration: base.motion.fast },
      },
    },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

/** Behind dialogs and drawers. */
export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: base.zIndex.overlay,
  display: 'flex',
  background: vars.role.scrim,
  animation: `${appear} ${base.motion.slow} ${base.motion.ease}`,
  transition: `opacity calc(${base.motion.slow} * 2 / 3) ${base.motion.ease}`,
  touchAction: 'none',
  selectors: { '&[data-exiting]': { opacity: 0 } },
  '@media': { [reducedMotion]: { animationDuration: base.motion.fast, transitionDuration: base.motion.fast } },
});

/** Rows of menus and option lists. */
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  boxSizing: 'border-box',
  minBlockSize: base.size.controlBar,
  paddingBlock: base.space.px6,
  paddingInline: base.space.px10,
  borderRadius: base.radius.md,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  fontWeight: 500,
  color: vars.role.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&[data-hovered], &[data-focused], &[data-open]': { background: vars.part.menuHover },
    '&[data-pressed]': { background: vars.role.press },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.role.textSubtle, opacity: 0.75, cursor: 'not-allowed' },
  },
  '@media': {
    [below('md')]: { minBlockSize: base.size.control },
    [forcedColors]: {
      selectors: {
        '&[data-hovered], &[data-focused], &[data-open]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          outlineColor: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

/** Muted parts of an item: icon, chevron. */
export const itemIcon = style({
  color: vars.role.textMuted,
  selectors: { '[data-tone="danger"] > &': { color: 'inherit' } },
  '@media': { [forcedColors]: { color: 'inherit' } },
});

/** Keys, values and counts at the end of an item. */
export const shortcut = style({
  marginInlineStart: 'auto',
  paddingInlineStart: base.space.px16,
  fontFamily: 'inherit',
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 400,
  color: vars.role.textSubtle,
  whiteSpace: 'nowrap',
  selectors: {
    [`${item}[data-hovered] &, ${item}[data-focused] &, ${item}[data-open] &`]: { color: vars.role.textMuted },
  },
  '@media': {
    [forcedColors]: {
      color: 'inherit',
      selectors: { [`${item}[data-hovered] &, ${item}[data-focused] &, ${item}[data-open] &`]: { color: 'inherit' } },
    },
  },
});

export const itemText = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  flex: 1,
  overflowWrap: 'anywhere',
});

export const itemDescription = style({
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 400,
  color: vars.role.textSubtle,
  selectors: {
    [`${item}[data-hovered] &, ${item}[data-focused] &, ${item}[data-open] &`]: { color: vars.role.textMuted },
  },
  '@media': {
    [forcedColors]: {
      color: 'inherit',
      selectors: { [`${item}[data-hovered] &, ${item}[data-focused] &, ${item}[data-open] &`]: { color: 'inherit' } },
    },
  },
});

/** Caption over a group of items. */
export const groupTitle = style({
  display: 'block',
  paddingBlock: base.space.px8,
  paddingBlockEnd: base.space.px4,
  paddingInline: base.space.px10,
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  fontWeight: 600,
  letterSpacing: '0.02em',
  color: vars.role.textSubtle,
});

/** Hairline between groups of items. */
export const separator = style({
  blockSize: '1px',
  marginBlock: base.space.px4,
  border: 0,
  background: vars.role.border,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});
