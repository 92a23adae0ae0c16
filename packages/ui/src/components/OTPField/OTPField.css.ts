import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Codes are left-to-right in every language. */
export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  direction: 'ltr',
  selectors: { '[dir="rtl"] &': { alignSelf: 'flex-start' } },
});

/** One transparent input over all boxes, so that pasting, autofill and dictation work. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  // Transparent instead of hidden, for password managers and screen readers.
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: base.fontSize.touch,
  letterSpacing: '-0.5em',
  cursor: 'text',
  zIndex: 1,
  touchAction: 'manipulation',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:is(:autofill, :-webkit-autofill)': { WebkitTextFillColor: 'transparent', opacity: 0 },
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  boxSizing: 'border-box',
  inlineSize: base.size.control,
  minInlineSize: 0,
  blockSize: base.size.controlLg,
  borderRadius: base.radius.md,
  border: `1px solid ${vars.role.borderControl}`,
  background: vars.part.field,
  color: vars.role.text,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.large,
  lineHeight: base.lineHeight.reading,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '[data-invalid] > &': { borderColor: vars.color.danger.main },
    ':not([data-disabled]):hover > &': { borderColor: vars.role.textSubtle },
    '&[data-active]': {
      borderColor: vars.part.focus,
      outline: `2px solid ${vars.part.focus}`,
      outlineOffset: '1px',
    },
    '[data-disabled] > &': {
      background: vars.part.muted,
      borderColor: vars.role.border,
      color: vars.role.textSubtle,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-active]': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

const blink = keyframes({ '0%, 45%': { opacity: 1 }, '55%, 100%': { opacity: 0 } });
export const caret = style({
  inlineSize: '1px',
  blockSize: base.space.px24,
  background: 'currentColor',
  animation: `${blink} 1100ms linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const dash = style({
  inlineSize: base.space.px8,
  blockSize: '2px',
  flex: 'none',
  background: vars.role.borderControl,
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
