import { bareButton } from '../../css/bareButton';
import { coarsePointer, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Menu button over the end of the name. Visible on hover and focus, on touch screens and while filtered. */
export const menuButton = style({
  ...bareButton,
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: base.space.px4,
  marginBlock: 'auto',
  borderRadius: base.radius.xs,
  background: vars.role.surface,
  opacity: 0,
  transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.role.text, background: vars.role.hover },
    'th:hover > &, th:focus-within > &, th:focus > &, &[aria-expanded="true"], &[data-filtered]': { opacity: 1 },
    '&[data-filtered]': { color: vars.color.primary.text },
    // With end-aligned headers the button is at the start.
    '&[data-side="start"]': { insetInlineEnd: 'auto', insetInlineStart: base.space.px4 },
    '&[data-last]:not([data-side="start"])': { insetInlineEnd: base.size.target },
    '[data-moving] &': { visibility: 'hidden' },
  },
  '@media': { [coarsePointer]: { opacity: 1, background: 'transparent' } },
});

/** The handle extends to both sides of the column edge. */
const grip = {
  position: 'absolute',
  insetBlock: 0,
  inlineSize: base.space.px12,
  cursor: 'col-resize',
  touchAction: 'none',
} as const;
export const gripBefore = style({ ...grip, insetInlineStart: 0 });
export const edge = style({
  ...grip,
  insetInlineEnd: 0,
  outline: 'none',
  selectors: {
    // The last column's handle extends to one side only.
    '&[data-last]': { inlineSize: base.size.target },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: base.space.px8,
      insetInlineEnd: 0,
      inlineSize: '1px',
      background: vars.role.borderStrong,
      opacity: 0,
      transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
    },
    'tr:hover > th > &::after': { opacity: 1 },
    [`${gripBefore}:hover + &::after`]: { opacity: 1 },
    '&:is(:hover, :active, :focus-visible)::after': {
      opacity: 1,
      insetBlock: 0,
      inlineSize: '2px',
      background: vars.part.focus,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&::after': { background: 'CanvasText' } } } },
});

/** Header that follows the pointer during a drag. */
export const ghost = style({
  position: 'fixed',
  inset: '0 auto auto 0',
  zIndex: base.zIndex.overlay,
  margin: base.space.px8,
  padding: `${base.space.px4} ${base.space.px10}`,
  maxInlineSize: '240px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  color: vars.role.text,
  background: vars.role.raised,
  border: `1px solid ${vars.part.overlayBorder}`,
  borderRadius: base.radius.sm,
  boxShadow: vars.elevation.e2,
  pointerEvents: 'none',
});
/** Drop position. */
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: base.zIndex.sticky,
  inlineSize: '2px',
  borderRadius: base.radius.full,
  background: vars.part.focus,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { background: 'Highlight' } },
});
