import { keyframes } from '@vanilla-extract/css';
import { coarsePointer, forcedChoice, forcedColors, reducedMotion } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { style } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';
import { shellRow, currentShellRow } from './shellRow';

/** Set on an ancestor while only icons are visible. */
const inRail = '[data-rail="true"] &';
const hoverGround = `color-mix(in oklab, ${vars.role.text} 5%, transparent)`;

export const list = style({
  ...scrollBox,
  flex: 1,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.role.borderStrong} transparent`,
  paddingBlock: `${base.space.px4} ${base.space.px8}`,
  paddingInline: base.space.px12,
  selectors: { [inRail]: { paddingInline: 0, scrollbarWidth: 'none' } },
});

export const sectionLabel = style({
  paddingBlock: `calc(${base.space.px12} + 2px) ${base.space.px4}`,
  paddingInline: base.space.px10,
  color: vars.role.textSubtle,
  selectors: {
    [inRail]: {
      inlineSize: base.space.px24,
      marginInline: 'auto',
      paddingInline: 0,
      paddingBlock: `${base.space.px8} ${base.space.px8}`,
    },
  },
});

/** In the rail, a 24px line replaces the label, which stays available to screen readers. */
export const sectionRule = style({
  display: 'none',
  blockSize: '1px',
  background: vars.role.borderStrong,
  selectors: { [inRail]: { display: 'block' } },
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const row = style({
  ...shellRow,
  position: 'relative',
  gap: base.space.px10,
  inlineSize: '100%',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}, color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { background: hoverGround, color: vars.role.text },
    '&:active': { background: vars.role.press },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-trail="true"]': { color: vars.role.text, fontWeight: 600 },
    '&[aria-current="page"], [data-rail="true"] &[data-trail="true"]': currentShellRow,
    [inRail]: {
      inlineSize: base.size.control,
      blockSize: base.size.control,
      marginInline: 'auto',
      marginBlock: '1px',
      paddingInline: 0,
      justifyContent: 'center',
    },
  },
  '@media': {
    [coarsePointer]: { blockSize: base.size.control },
    [forcedColors]: {
      selectors: forcedChoice('&[aria-current="page"]'),
    },
  },
});

const currentIcon = `${row}[aria-current="page"] &, ${row}[data-trail="true"] &`;
export const icon = style({
  color: vars.role.textMuted,
  selectors: { [currentIcon]: { color: vars.color.primary.text } },
  '@media': { [forcedColors]: { color: 'inherit', selectors: { [currentIcon]: { color: 'inherit' } } } },
});

export const label = style({
  flex: '0 1 auto',
  selectors: {
    [inRail]: visuallyHidden,
  },
});

export const count = style({
  marginInlineStart: 'auto',
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  color: vars.role.textSubtle,
  selectors: { [inRail]: { display: 'none' } },
});

export const chevron = style({
  display: 'flex',
  marginInlineStart: 'auto',
  color: vars.role.textSubtle,
  transition: `transform ${base.motion.base} ${base.motion.ease}`,
  selectors: {
    [`${count} + &`]: { marginInlineStart: 0 },
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
    '[aria-expanded="true"] > &:dir(rtl)': { transform: 'rotate(-90deg)' },
    [inRail]: { display: 'none' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

const unfold = keyframes({
  from: { gridTemplateRows: '0fr', opacity: 0 },
  to: { gridTemplateRows: '1fr', opacity: 1 },
});

export const children = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  animation: `${unfold} ${base.motion.base} ${base.motion.ease}`,
  selectors: { [inRail]: { display: 'none' } },
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const childList = style({ minBlockSize: 0, overflow: 'clip', overflowClipMargin: '2px' });

export const childRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: base.size.controlSm,
  paddingInlineStart: `calc(${base.space.px32} + ${base.space.px6})`,
  paddingInlineEnd: base.space.px10,
  borderRadius: base.radius.md,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  fontWeight: 500,
  color: vars.role.textMuted,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `color ${base.motion.fast} ${base.motion.ease}, background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${base.space.px16} + 2px)`,
      insetBlock: 0,
      inlineSize: '1px',
      background: vars.role.borderStrong,
    },
    '&:hover': { color: vars.role.text, background: hoverGround },
    '&:active': { background: vars.role.press },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-trail="true"]': { color: vars.role.text, fontWeight: 600 },
    '&[aria-current="page"]': { color: vars.role.text, fontWeight: 600 },
    '&[aria-current="page"]::before': {
      insetInlineStart: `calc(${base.space.px16} + 1.5px)`,
      insetBlock: base.space.px6,
      inlineSize: '2px',
      borderRadius: '2px',
      background: vars.color.primary.text,
    },
    '&[data-level="3"]': { paddingInlineStart: `calc(${base.space.px48} + ${base.space.px6})` },
  },
  '@media': {
    [coarsePointer]: { blockSize: base.size.control },
    [forcedColors]: {
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&[aria-current="page"]::before': { background: 'Highlight' },
        ...forcedChoice('&[aria-current="page"]'),
      },
    },
  },
});
