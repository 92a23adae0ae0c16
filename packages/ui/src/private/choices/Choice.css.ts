import { keyframes } from '@vanilla-extract/css';
import { bareButton } from '../../css/bareButton';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** The panel under a field: as wide as the field, or as its longest option. */
export const panel = style({
  inlineSize: 'max-content',
  minInlineSize: 'var(--trigger-width)',
  overflow: 'hidden',
  // Named twice, to win over the panel that it is too.
  selectors: { '&&': { maxInlineSize: 'min(420px, calc(100vw - 16px))' } },
});

/** Rows that are only made when they are seen have no width of their own. */
export const longPanel = style({ inlineSize: 'var(--trigger-width)', minInlineSize: '200px' });

export const options = style({
  ...scrollBox,
  flex: '1 1 auto',
  padding: base.space.px4,
  outline: 'none',
  touchAction: 'pan-y',
});

/** Ten rows; a list that makes its rows while it scrolls needs a height. */
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

/**
 * The row that adds what was typed: last, after a hairline that its fill leaves free. Named thrice, to win over the
 * states of the item that it is too.
 */
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
    // The ring is drawn inside the fill, which an outline does not know.
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

/** Where nothing stands above it there is nothing to part it from. */
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

/** Sentences in place of options: nothing found, loading, failed. */
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

/** The chevron that opens the list, and the button that clears the field. */
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

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

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
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '2400ms' } },
});

/** Fields whose box grows with the tags in it: 24, and what is left of the height around them. */
const growing = (minBlockSize: string, paddingBlock: string) => ({
  selectors: {
    // Named twice, to win over the height of the box that it is too.
    '&&': { blockSize: 'auto', minBlockSize, paddingBlock },
    '&&:has(> * > :first-child [role="row"])': { paddingInlineStart: base.space.px6 },
  },
});
export const growingSizes = styleVariants({
  sm: [growing(base.size.controlSm, '3px')],
  bar: [growing(base.size.controlBar, '5px')],
  md: [growing(base.size.control, '7px')],
});
