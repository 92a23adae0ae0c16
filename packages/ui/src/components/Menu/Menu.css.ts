import { below, forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const menu = style({ minInlineSize: '200px', overflow: 'hidden' });

/** The list scrolls below the header. */
export const list = style({
  padding: base.space.px4,
  overflowY: 'auto',
  outline: 'none',
  overscrollBehavior: 'contain',
  maxBlockSize: 'inherit',
  touchAction: 'pan-y',
});

export const head = style({
  display: 'block',
  padding: base.space.px12,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});

export const search = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  padding: base.space.px8,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  color: vars.role.textSubtle,
});

export const searchIcon = style({ position: 'absolute', insetInlineStart: base.space.px20, pointerEvents: 'none' });

export const searchInput = style({
  inlineSize: '100%',
  blockSize: base.size.controlBar,
  boxSizing: 'border-box',
  paddingInline: `calc(${base.space.px32} + ${base.space.px4}) ${base.space.px12}`,
  border: `1px solid ${vars.role.borderControl}`,
  borderRadius: base.radius.md,
  background: vars.part.field,
  color: vars.role.text,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.role.textSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&[data-focused]': { borderColor: vars.part.focus, outline: 'none' },
  },
  // Safari on iOS zooms into fields with a font below 16px.
  '@media': { [below('md')]: { blockSize: base.size.control, fontSize: base.fontSize.touch } },
});

export const nothing = style({ padding: base.space.px10, color: vars.role.textMuted });

export const tones = styleVariants({
  neutral: {},
  danger: {
    color: vars.color.danger.text,
    '@media': {
      [forcedColors]: {
        color: 'CanvasText',
        selectors: { '&[data-hovered], &[data-focused]': { color: 'HighlightText' } },
      },
    },
  },
});

export const chosen = style({
  color: vars.color.primary.text,
  fontWeight: 600,
  '@media': {
    [forcedColors]: {
      color: 'CanvasText',
      selectors: { '&[data-hovered], &[data-focused]': { color: 'HighlightText' } },
    },
  },
});

/** Checkbox of an item in a multi-select menu. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  boxSizing: 'border-box',
  borderRadius: base.radius.xs,
  border: `1px solid ${vars.role.borderControl}`,
  background: vars.part.field,
  color: vars.color.primary.on,
  selectors: { '[data-selected] > &': { background: vars.color.primary.main, borderColor: vars.color.primary.main } },
  '@media': { [forcedColors]: { color: 'inherit' } },
});

export const check = style({ marginInlineStart: 'auto' });

export const section = style({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.role.border}`,
      marginBlockStart: base.space.px4,
      paddingBlockStart: base.space.px4,
    },
  },
});
