import { bareButton } from '../../css/bareButton';
import { ellipsis, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Tags and input wrap together, so their wrappers generate no boxes. */
export const tags = style({ display: 'contents' });

/** A tag, at least 24px high. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px4,
  boxSizing: 'border-box',
  minBlockSize: base.size.target,
  maxInlineSize: '100%',
  paddingInline: base.space.px8,
  border: `1px solid ${vars.role.borderStrong}`,
  borderRadius: base.radius.sm,
  background: vars.role.surface,
  color: vars.role.textSecondary,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 500,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
    '&[data-disabled]': { color: vars.role.textSubtle, background: 'transparent', borderColor: vars.role.border },
    '&[data-fixed]': { background: vars.part.muted },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** Text of a tag, on one line. */
export const cell = style(ellipsis);

export const remove = style({
  ...bareButton,
  marginBlock: '-1px',
  marginInlineEnd: `calc(-1 * ${base.space.px8})`,
  color: 'inherit',
  outline: 'none',
  selectors: { '&[data-hovered]': { background: vars.role.hover, color: vars.role.text } },
  '@media': { [forcedColors]: { color: 'ButtonText' } },
});

/**
 * The input follows the last tag and is as wide as its text. It wraps to the next row if eight characters don't fit.
 * `&&` overrides the style of the control.
 */
export const input = style({
  selectors: {
    '&&': {
      flex: '1 1 8ch',
      inlineSize: 'auto',
      minInlineSize: 'min(8ch, 100%)',
      maxInlineSize: '100%',
      minBlockSize: base.size.target,
      blockSize: 'auto',
      paddingInline: base.space.px2,
    },
  },
  '@supports': {
    '(field-sizing: content)': { selectors: { '&&': { flexBasis: 'auto', fieldSizing: 'content' } as never } },
  },
});

/** The input takes no space, not even a gap, while nothing can be typed. */
export const inputAtRest = style({
  selectors: {
    '&&&': { flexBasis: 0, minInlineSize: 0, paddingInline: 0, marginInlineStart: `calc(-1 * ${base.space.px4})` },
  },
});

export const count = style({ flex: 'none', color: vars.role.textMuted, whiteSpace: 'nowrap' });
