import { bareButton } from '../../css/bareButton';
import { below, coarsePointer, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  fontFamily: base.font.ui,
  color: vars.role.text,
});

export const header = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginBlockEnd: base.space.px4,
});

/** Month titles, one above each grid. */
export const titles = style({ display: 'flex', alignItems: 'center', flex: 1, gap: base.space.px24, minInlineSize: 0 });
export const title = style({
  flex: '1 1 0',
  minInlineSize: 0,
  margin: 0,
  paddingInlineStart: base.space.px8,
  fontSize: base.fontSize.body,
  lineHeight: base.size.controlSm,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

/** Month and year as native selects, styled as the title. */
export const picks = style({
  display: 'flex',
  gap: base.space.px2,
  minInlineSize: 0,
  paddingInlineEnd: `calc(${base.space.px64} + ${base.space.px20})`,
});
export const pick = style({ position: 'relative', display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const select = style({
  appearance: 'none',
  minInlineSize: 0,
  maxInlineSize: '100%',
  blockSize: '32px',
  margin: 0,
  paddingBlock: 0,
  paddingInlineStart: base.space.px8,
  paddingInlineEnd: base.space.px24,
  border: 0,
  borderRadius: base.radius.sm,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: base.fontSize.body,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: vars.role.hover },
  },
  '@media': {
    [coarsePointer]: { blockSize: base.size.control, fontSize: base.fontSize.touch },
    [forcedColors]: { color: 'ButtonText' },
  },
});
/** The native option list has a solid background; the select has none. */
export const option = style({ background: vars.role.raised, color: vars.role.text });
export const pickIcon = style({
  position: 'absolute',
  insetInlineEnd: base.space.px6,
  color: vars.role.textMuted,
  pointerEvents: 'none',
});

/** Always at the end of the header, so that the titles align with their grids. */
export const navs = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
});
export const nav = style({
  ...bareButton,
  inlineSize: '32px',
  blockSize: '32px',
  selectors: {
    '&[data-hovered]': { background: vars.role.hover, color: vars.role.text },
    '&[data-pressed]': { background: vars.role.press },
    '&[data-disabled]': { color: `color-mix(in oklab, ${vars.role.textSubtle} 60%, transparent)`, cursor: 'default' },
  },
  '@media': {
    [coarsePointer]: { inlineSize: base.size.control, blockSize: base.size.control },
    [forcedColors]: { color: 'ButtonText', selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const grids = style({ display: 'flex', alignItems: 'flex-start', gap: base.space.px24 });
export const grid = style({
  borderSpacing: `0 ${base.space.px2}`,
  borderCollapse: 'separate',
});

export const weekday = style({
  inlineSize: '36px',
  blockSize: '28px',
  padding: 0,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 400,
  textAlign: 'center',
  color: vars.role.textSubtle,
  '@media': { [below('md')]: { inlineSize: '44px' } },
});

/** Returns a selector for the selected day, or the ends of the range. */
const chosen = (invalid = '') =>
  [':not([data-range])', '[data-selection-start]', '[data-selection-end]']
    .map((part) => `&[data-selected]${invalid}${part}`)
    .join(', ');

/** 32px high. The background of a range is continuous, its ends are filled. */
export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '32px',
  borderRadius: base.radius.sm,
  fontSize: base.fontSize.body,
  lineHeight: base.lineHeight.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.role.hover },
    '&[data-pressed]': { background: vars.role.press },
    '&[data-today]': {
      boxShadow: `inset 0 0 0 1px ${vars.color.primary.text}`,
      fontWeight: 600,
      color: vars.color.primary.text,
    },
    '&[data-disabled]': { color: `color-mix(in oklab, ${vars.role.textSubtle} 60%, transparent)`, cursor: 'default' },
    '&[data-outside-month]': { color: vars.role.textSubtle },
    '&[data-unavailable]:not([data-disabled])': {
      color: vars.role.textSubtle,
      textDecorationLine: 'line-through',
      cursor: 'not-allowed',
      background: 'transparent',
    },
    '&[data-selected][data-range]': { background: vars.color.primary.light, borderRadius: 0 },
    [chosen()]: {
      background: vars.color.primary.main,
      color: vars.color.primary.on,
      fontWeight: 600,
      boxShadow: 'none',
    },
    '&[data-selection-start][data-range]': {
      borderStartStartRadius: base.radius.sm,
      borderEndStartRadius: base.radius.sm,
    },
    '&[data-selection-end][data-range]': {
      borderStartEndRadius: base.radius.sm,
      borderEndEndRadius: base.radius.sm,
    },
    '&[data-selected][data-range][data-invalid]': { background: vars.color.danger.light },
    [chosen('[data-invalid]')]: {
      background: vars.color.danger.main,
      color: vars.color.danger.on,
    },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.part.focus}`,
      outlineOffset: '1px',
      zIndex: 1,
    },
    '[data-disabled] > * &': {
      color: `color-mix(in oklab, ${vars.role.textSubtle} 60%, transparent)`,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [below('md')]: { minBlockSize: base.size.control },
    [forcedColors]: {
      selectors: {
        // In forced colors, only the message below the grids shows that selected days are invalid.
        [`&[data-selected][data-range], &[data-selected][data-range][data-invalid], ${chosen()}, ${chosen('[data-invalid]')}`]:
          { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-selected][data-focus-visible]': { outlineColor: 'CanvasText' },
        '&[data-today]': { outline: '1px solid currentColor', outlineOffset: '-1px' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
});

export const error = style({ marginBlockStart: base.space.px8 });
