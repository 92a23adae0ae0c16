import { keyframes } from '@vanilla-extract/css';
import { bareButton } from '../../css/bareButton';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Popover of a field: at least as wide as the field. */
export const panel = style({
  inlineSize: 'max-content',
  minInlineSize: 'var(--trigger-width)',
  overflow: 'hidden',
  // `&&` overrides the style of the popover.
  selectors: { '&&': { maxInlineSize: 'min(420px, calc(100vw - 16px))' } },
});

/** Virtualized rows have no intrinsic width. */
export const longPanel = style({ inlineSize: 'var(--trigger-width)', minInlineSize: '200px' });

export const options = style({
  ...scrollBox,
  flex: '1 1 auto',
  padding: base.space.px4,
  outline: 'none',
  touchAction: 'pan-y',
});

/** Ten rows. A virtualized list needs a fixed height. */
export const longOptions = style({ padding: 0, blockSize: '368px' });

export const option = style({
  selectors: { '&[data-selected]': { color: vars.color.primary.text, fontWeight: 600 } },
  '@media': { [forcedColors]: { selectors: { '&[data-hovered], &[data-focused]': { color: 'HighlightText' } } } },
});

export const count = style({
  marginInlineStart: 'auto',
  paddingInlineStart: base.space.px12,
  fontSize: base.fontSize.caption,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.role.textSubtle,
  selectors: { '[data-hovered] > &, [data-focused] > &': { color: vars.role.textMuted } },
  '@media': {
    [forcedColors]: {
      color: 'inherit',
      selectors: { '[data-hovered] > &, [data-focused] > &': { color: 'inherit' } },
    },
  },
});

export const section = style({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.role.border}`,
      marginBlockStart: base.space.px4,
      paddingBlockStart: base.space.px4,
    },
  },
});

/** The last row, which adds the typed text, below a separator. `&&&` overrides the states of the item. */
export const creating = style({
  selectors: {
    '&&&': {
      color: vars.role.textSecondary,
      borderBlockStart: '9px solid transparent',
      backgroundClip: 'padding-box',
      borderStartStartRadius: '8px 17px',
      borderStartEndRadius: '8px 17px',
      minBlockSize: `calc(${base.size.controlBar} + 9px)`,
    },
    // An outline would not follow the inset fill.
    '&&&[data-focus-visible]': { outline: 'none', boxShadow: `inset 0 0 0 2px ${vars.part.focus}` },
    '&&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(-1px - ${base.space.px4})`,
      borderBlockStart: `1px solid ${vars.role.border}`,
    },
  },
});

/** Without options above, there is no separator. */
export const creatingFirst = style({
  selectors: {
    '&&&&:first-child': {
      borderBlockStartWidth: 0,
      borderRadius: base.radius.md,
      minBlockSize: base.size.controlBar,
    },
    '&&&&:first-child::before': { display: 'none' },
  },
});

/** Messages instead of options: empty, loading or failed. */
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  minBlockSize: base.size.controlBar,
  boxSizing: 'border-box',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px10,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  color: vars.role.textMuted,
});

/** Chevron and clear button. */
export const press = style({
  ...bareButton,
  marginInlineEnd: `calc(-1 * ${base.space.px4})`,
  outline: 'none',
  selectors: {
    '&[data-disabled], &:disabled': { color: 'inherit', cursor: 'not-allowed' },
    '&:is([data-hovered], :hover):not(:disabled)': { color: vars.role.text },
  },
  '@media': { [forcedColors]: { color: 'ButtonText' } },
});

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const busy = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: base.space.px16,
  blockSize: base.space.px16,
  boxSizing: 'border-box',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: base.radius.full,
  color: vars.role.textMuted,
  animation: `${spin} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '2400ms' } },
});

/** Returns the style of a field that grows with its tags of 24px. */
const growing = (minBlockSize: string, paddingBlock: string) => ({
  selectors: {
    // `&&` overrides the height of the box.
    '&&': { blockSize: 'auto', minBlockSize, paddingBlock },
    '&&:has(> * > :first-child [role="row"])': { paddingInlineStart: base.space.px6 },
  },
});
export const growingSizes = styleVariants({
  sm: [growing(base.size.controlSm, '3px')],
  bar: [growing(base.size.controlBar, '5px')],
  md: [growing(base.size.control, '7px')],
});
