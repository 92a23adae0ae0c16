import { bareButton } from '../../css/bareButton';
import { below, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  inlineSize: '264px',
  maxInlineSize: '100%',
  color: vars.role.textSubtle,
  '@media': { [below('md')]: { inlineSize: '100%' } },
});

export const icon = style({ position: 'absolute', insetInlineStart: base.space.px12, pointerEvents: 'none' });

export const input = style({
  inlineSize: '100%',
  blockSize: base.size.controlBar,
  boxSizing: 'border-box',
  paddingInline: `calc(${base.space.px32} + ${base.space.px4}) ${base.space.px32}`,
  margin: 0,
  border: `1px solid ${vars.role.borderControl}`,
  borderRadius: base.radius.md,
  background: vars.part.field,
  color: vars.role.text,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  appearance: 'none',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&::placeholder': { color: vars.role.textSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:hover': { borderColor: vars.role.textSubtle },
    '&:focus-visible': {
      borderColor: vars.part.focus,
      outline: `2px solid ${vars.part.focus}`,
      outlineOffset: '1px',
    },
    '&:disabled': {
      background: vars.part.muted,
      borderColor: vars.role.border,
      color: vars.role.textSubtle,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // Safari on iOS zooms into fields with a font below 16px.
    [below('md')]: { blockSize: base.size.control, fontSize: base.fontSize.touch },
  },
});

export const clear = style({
  ...bareButton,
  position: 'absolute',
  insetInlineEnd: base.space.px6,
  selectors: {
    '&:hover': { background: vars.role.hover, color: vars.role.text },
    // Hide the button if the field can't be edited.
    ':is(:disabled, :read-only) + &': { display: 'none' },
  },
  '@media': { [forcedColors]: { color: 'ButtonText' } },
});
