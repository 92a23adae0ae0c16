import { bareButton } from '../../css/bareButton';
import { forcedChoice, forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const selected = `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})`;

/** List of rows: with a border, or inside a card. */
export const list = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  touchAction: 'pan-y',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.part.focus}` },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } } },
});

export const variants = styleVariants({
  boxed: {
    border: `1px solid ${vars.role.border}`,
    borderRadius: base.radius.lg,
    background: vars.role.surface,
    boxShadow: vars.elevation.e1,
  },
  plain: {},
});

export const row = style({
  position: 'relative',
  boxSizing: 'border-box',
  color: vars.role.text,
  fontFamily: base.font.ui,
  textDecoration: 'none',
  outline: 'none',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&[data-selection-mode], &[data-pressable], [data-actionable] &': { cursor: 'pointer' },
    '&[data-hovered], &[data-focus-visible-within]': { background: vars.role.hover },
    '&[data-pressed]': { background: vars.role.press },
    '&[data-selected]': { background: selected },
    '&[data-selected][data-hovered]': {
      background: `color-mix(in oklab, ${vars.color.primary.light} 80%, ${vars.role.surface})`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.role.textSubtle, cursor: 'not-allowed' },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-drop-target]': { background: vars.color.primary.light, boxShadow: `inset 0 0 0 2px ${vars.part.focus}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        ...forcedChoice('&[data-selected]'),
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = style({
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textMuted,
  '@media': { [forcedColors]: { color: 'inherit' } },
});

export const icon = style({ color: vars.role.textMuted, '@media': { [forcedColors]: { color: 'inherit' } } });

/** Counts, values and status pills at the end of a row. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  // Reserve space for the label next to long content.
  maxInlineSize: '60%',
  overflowWrap: 'anywhere',
  gap: base.space.px8,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.role.textMuted,
});

export const actions = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: base.space.px2 });

export const message = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: base.space.px10,
  minBlockSize: base.size.controlLg,
  boxSizing: 'border-box',
  padding: base.space.px12,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  textAlign: 'center',
  color: vars.role.textMuted,
});

/** Drop indicator. */
export const indicator = style({
  blockSize: '2px',
  borderRadius: base.radius.full,
  marginBlock: '-1px',
  position: 'relative',
  zIndex: 1,
  outline: 'none',
  selectors: { '&[data-drop-target]': { background: vars.part.focus } },
  '@media': { [forcedColors]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
});

export const handle = style({
  ...bareButton,
  color: vars.role.textSubtle,
  cursor: 'grab',
  outline: 'none',
  touchAction: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.role.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}` },
    '&[data-disabled]': { visibility: 'hidden' },
  },
});
