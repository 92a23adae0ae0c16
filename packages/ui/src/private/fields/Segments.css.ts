import { coarsePointer, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Holds a box and the icon that lies in its padding: a press on the icon is a press on the box. */
export const frame = style({ position: 'relative', display: 'flex', minInlineSize: 0 });
export const frameIcon = style({
  position: 'absolute',
  insetInlineStart: base.space.px12,
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.role.textSubtle,
  pointerEvents: 'none',
});
export const withIcon = style({ paddingInlineStart: base.space.px40 });

/**
 * The parts of a date or a time in a line: a line of text, not of boxes, since the marks between the parts keep hours
 * before minutes where the language runs right to left.
 */
export const segments = style({
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // The first part lines up with the text of other fields.
  textIndent: `calc(-1 * ${base.space.px4})`,
  // Also where the line is the box itself.
  selectors: { '&&': { display: 'block', alignContent: 'center' } },
});
export const grow = style({ flex: '1 1 auto' });

export const segment = style({
  display: 'inline-block',
  boxSizing: 'border-box',
  minInlineSize: base.size.target,
  paddingBlock: base.space.px2,
  paddingInline: '3px',
  borderRadius: base.radius.xs,
  lineHeight: base.lineHeight.body,
  textAlign: 'center',
  textIndent: 0,
  caretColor: 'transparent',
  outline: 'none',
  selectors: {
    '&[data-type="literal"]': { display: 'inline', paddingInline: 0, color: vars.role.textMuted, whiteSpace: 'pre' },
    '&[data-placeholder]': { color: vars.role.textSubtle },
    '&[data-focused]': { background: vars.color.primary.main, color: vars.color.primary.on },
    '&[data-disabled]': { color: 'inherit' },
  },
  '@media': {
    // Safari on phones zooms into anything smaller.
    [coarsePointer]: { fontSize: base.fontSize.touch },
    [forcedColors]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
