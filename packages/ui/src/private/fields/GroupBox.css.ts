import { bareButton } from '../../css/bareButton';
import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Box of a field with several parts. Heights are in `Field.css`. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  minInlineSize: 0,
  boxSizing: 'border-box',
  fontFamily: base.font.ui,
  lineHeight: base.lineHeight.body,
  color: vars.role.text,
  background: vars.part.field,
  border: `1px solid ${vars.role.borderControl}`,
  outline: 'none',
  cursor: 'text',
  touchAction: 'manipulation',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.role.textSubtle },
    '&[data-readonly], [data-readonly] > &': { background: 'transparent', borderColor: vars.role.borderStrong },
    '&[data-invalid], [data-invalid] > &': { borderColor: vars.color.danger.main },
    '&[data-focus-within], [data-open] > &': {
      borderColor: vars.part.focus,
      outline: `2px solid ${vars.part.focus}`,
      outlineOffset: '1px',
    },
    '&[data-disabled], [data-disabled] > &': {
      background: vars.part.muted,
      borderColor: vars.role.border,
      color: vars.role.textSubtle,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-disabled], [data-disabled] > &': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

/** Square button of 28px in a box of 40px. Its icon aligns with the text of other fields. */
export const boxButton = style({
  ...bareButton,
  inlineSize: '28px',
  blockSize: '28px',
  outline: 'none',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&[data-hovered], &:hover:not(:disabled)': { background: vars.role.hover, color: vars.role.text },
    '&[data-pressed], &:active:not(:disabled)': { background: vars.role.press },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    '&[data-disabled], &:disabled': {
      background: 'transparent',
      color: `color-mix(in oklab, ${vars.role.textSubtle} 75%, transparent)`,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [forcedColors]: {
      color: 'ButtonText',
      selectors: { '&[data-disabled], &:disabled': { color: 'GrayText' } },
    },
  },
});

/** Aligns the icon with those of text fields. */
export const atStart = style({ marginInlineStart: `calc(-1 * ${base.space.px6})` });
export const atEnd = style({ marginInlineEnd: `calc(-1 * ${base.space.px6})` });
