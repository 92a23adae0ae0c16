import { below, forcedChoice, forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const board = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(208px, 1fr)',
  alignItems: 'stretch',
  gap: base.space.px12,
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  paddingBlockEnd: base.space.px4,
  '@media': {
    [below('md')]: {
      gridAutoColumns: 'min(86%, 320px)',
      selectors: { '&:not(:has(> :nth-child(2)))': { gridAutoColumns: '100%' } },
      scrollSnapType: 'inline proximity',
      scrollPaddingInline: base.space.px4,
    },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '160px',
  borderRadius: base.radius.lg,
  border: `1px solid ${vars.role.border}`,
  background: vars.role.sunken,
  scrollSnapAlign: 'start',
  transition: `box-shadow ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:has([data-drop-target])': {
      borderColor: vars.color.primary.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary.text}`,
    },
  },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: { selectors: { '&:has([data-drop-target])': { borderColor: 'Highlight' } } },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  minBlockSize: '44px',
  paddingInline: base.space.px12,
  paddingBlock: base.space.px8,
  boxSizing: 'border-box',
});

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.role.text });

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  marginInlineStart: 'auto',
  color: vars.role.textMuted,
});

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: base.space.px8,
  minBlockSize: '72px',
  paddingInline: base.space.px8,
  paddingBlockEnd: base.space.px8,
  outline: 'none',
  borderRadius: base.radius.lg,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px4,
  boxSizing: 'border-box',
  padding: base.space.px10,
  borderRadius: base.radius.md,
  border: `1px solid ${vars.part.cardBorder}`,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  color: vars.role.text,
  outline: 'none',
  cursor: 'default',
  touchAction: 'manipulation',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.role.borderStrong },
    '&[data-allows-dragging]': { cursor: 'grab' },
    '&[data-selected]': {
      background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})`,
      borderColor: vars.color.primary.text,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
    '&[data-dragging]': {
      borderStyle: 'dashed',
      borderColor: vars.role.borderControl,
      boxShadow: 'none',
      opacity: 0.6,
    },
  },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: { selectors: forcedChoice('&[data-selected]') },
  },
});

export const content = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The drag handle is in the corner of the card, so that it doesn't need a separate line. */
export const handle = style({
  marginBlock: `calc(-1 * ${base.space.px2})`,
  marginInlineStart: `calc(-1 * ${base.space.px4})`,
  selectors: { '&[data-disabled]': { display: 'none' } },
});

/** Shows the drop position as an empty slot. */
export const slot = style({
  display: 'none',
  outline: 'none',
  selectors: {
    '&[data-drop-target]': {
      display: 'block',
      flex: 'none',
      blockSize: base.size.controlLg,
      borderRadius: base.radius.md,
      border: `1px dashed ${vars.color.primary.text}`,
      background: vars.color.primary.light,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } } },
});

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: '56px',
  padding: base.space.px12,
  borderRadius: base.radius.md,
  border: `1px dashed ${vars.role.borderControl}`,
  color: vars.role.textMuted,
  textAlign: 'center',
  selectors: {
    [`${cards}[data-drop-target] &`]: {
      borderColor: vars.color.primary.text,
      background: vars.color.primary.light,
      color: vars.color.primary.text,
    },
  },
});

/** Follows the pointer while cards are dragged. */
export const preview = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  maxInlineSize: '240px',
  padding: `${base.space.px8} ${base.space.px12}`,
  borderRadius: base.radius.md,
  border: `1px solid ${vars.part.overlayBorder}`,
  background: vars.role.raised,
  color: vars.role.text,
  boxShadow: vars.elevation.e2,
});
