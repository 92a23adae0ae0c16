import { coarsePointer, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Frame of a box with an icon over its padding. Clicks pass through the icon to the box. */
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
 * Segments of a date or time. Laid out as text: bidi formatting characters keep hours before minutes in
 * right-to-left.
 */
export const segments = style({
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Aligns the first segment with the text of other fields.
  textIndent: `calc(-1 * ${base.space.px4})`,
  // `&&` overrides the style of the box, which may be the same element.
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
    // Safari on iOS zooms into fields with a smaller font.
    [coarsePointer]: { fontSize: base.fontSize.touch },
    [forcedColors]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
