import { ellipsis, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  inlineSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  border: `1px solid ${vars.role.borderControl}`,
  background: vars.part.field,
  color: vars.role.text,
  fontFamily: base.font.ui,
  lineHeight: base.lineHeight.body,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  touchAction: 'manipulation',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.role.textSubtle },
    '&[data-readonly]': {
      background: 'transparent',
      borderColor: vars.role.borderStrong,
      cursor: 'default',
    },
    '[data-invalid] &': { borderColor: vars.color.danger.main },
    '&:focus-visible, &[aria-expanded="true"]': {
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
  '@media': { [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } } },
});

export const value = style({
  ...ellipsis,
  flex: 1,
  selectors: { '&[data-placeholder]': { color: vars.role.textSubtle } },
});

export const chevron = style({
  color: vars.role.textMuted,
  selectors: { ':disabled > &': { color: 'inherit' } },
  '@media': { [forcedColors]: { color: 'inherit' } },
});

/** The native field that the browser fills in. */
export const autofill = style(visuallyHidden);

export const search = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  paddingInline: base.space.px12,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  color: vars.role.textSubtle,
});

export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: base.size.control,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontFamily: base.font.ui,
  fontSize: base.fontSize.body,
  color: vars.role.text,
  selectors: {
    '&::placeholder': { color: vars.role.textSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
