import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const drop = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: base.space.px8,
  paddingBlock: base.space.px32,
  paddingInline: base.space.px16,
  border: `1px dashed ${vars.role.borderControl}`,
  borderRadius: base.radius.md,
  color: vars.role.textMuted,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-over]': { background: vars.role.hover, borderColor: vars.role.text },
    '&:focus-within': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
  },
});
export const dropTitle = style([text.bodyStrong, { color: vars.role.text }]);
/** Visually hidden: the label is the visible control, the input is for keyboards and screen readers. */
export const field = style({ position: 'absolute', inlineSize: '1px', blockSize: '1px', opacity: 0 });

export const step = style([text.title3, { color: vars.role.text, outline: 'none' }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) minmax(160px, 1.4fr) minmax(0, 1fr)',
  // An error below a field must not move its label.
  alignItems: 'baseline',
  columnGap: base.space.px12,
  rowGap: base.space.px8,
  '@media': { '(width < 640px)': { gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 1.4fr)' } },
});
export const example = style([
  text.caption,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.role.textSubtle,
    '@media': { '(width < 640px)': { display: 'none' } },
  },
]);
export const reasons = style([
  text.caption,
  { margin: 0, padding: 0, listStyle: 'none', color: vars.color.danger.text },
]);
/** On phones, the errors of a row are shown in its card and wrap. */
export const reasonsOfCard = style({ whiteSpace: 'normal', color: vars.color.danger.text });
