import { forcedChoice, forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** The search line. Shows the focus ring instead of its input. */
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  boxSizing: 'border-box',
  color: vars.role.textMuted,
  selectors: { '&:has(input:focus-visible)': { boxShadow: `inset 0 -2px 0 ${vars.part.focus}` } },
  '@media': {
    [forcedColors]: {
      selectors: { '&:has(input:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: base.size.control,
  border: 0,
  background: 'transparent',
  color: vars.role.text,
  fontSize: base.fontSize.touch,
  lineHeight: base.lineHeight.reading,
  selectors: {
    '&::placeholder': { color: vars.role.textSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
});

export const groupTitle = style({
  paddingBlock: `${base.space.px8} ${base.space.px4}`,
  paddingInline: base.space.px12,
  color: vars.role.textSubtle,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  boxSizing: 'border-box',
  minBlockSize: base.size.control,
  paddingBlock: base.space.px6,
  paddingInline: base.space.px12,
  borderRadius: base.radius.md,
  color: vars.role.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-selected="true"]': { background: vars.part.menuHover },
    '&[data-tone="danger"]': { color: vars.color.danger.text },
  },
  '@media': {
    [forcedColors]: {
      selectors: forcedChoice('&[aria-selected="true"]'),
    },
  },
});

const leadingOf = (inlineSize: string) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize,
  color: vars.role.textMuted,
  selectors: {
    [`${row}[aria-selected="true"] &`]: { color: vars.color.primary.text },
    [`${row}[data-tone="danger"] &`]: { color: 'inherit' },
  },
});

/** Space for an icon or avatar before the text. */
export const leading = styleVariants({ sm: leadingOf(base.space.px24), md: leadingOf(base.space.px32) });

/** Shown instead of a group's rows. */
export const empty = style({
  paddingBlock: base.space.px8,
  paddingInline: base.space.px12,
  color: vars.role.textMuted,
});

/** Message above the rows, or instead of them. */
export const message = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px12,
  paddingBlock: base.space.px16,
  paddingInline: base.space.px12,
  color: vars.role.textMuted,
});

export const waiting = style({
  // On the raised background of dark skins, skeletons would be invisible.
  vars: { [vars.part.muted]: vars.role.press },
  display: 'grid',
  gap: base.space.px12,
  padding: base.space.px12,
});
