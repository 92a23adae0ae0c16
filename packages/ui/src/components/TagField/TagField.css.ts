import { bareButton } from '../../css/bareButton';
import { ellipsis, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** The tags wrap as one text does, and the input behind the last of them: their lists make no boxes of their own. */
export const tags = style({ display: 'contents' });

/** A tag, 24 px. */
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

/** The words of a tag, on one line. */
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
 * Behind the last tag, as wide as what is typed; on a row of its own where eight letters find no room. Named twice, to
 * win over the control that it is too.
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

/** Where nothing can be typed it takes no room, not even a gap's. */
export const inputAtRest = style({
  selectors: {
    '&&&': { flexBasis: 0, minInlineSize: 0, paddingInline: 0, marginInlineStart: `calc(-1 * ${base.space.px4})` },
  },
});

export const count = style({ flex: 'none', color: vars.role.textMuted, whiteSpace: 'nowrap' });
