import { base, tabular, text, truncate, vars } from '@larder/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', paddingBlockEnd: base.space.px8 });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px12,
  paddingInline: base.space.px16,
  paddingBlock: base.space.px8,
});
const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: base.size.controlSm,
  blockSize: base.size.controlSm,
  flex: 'none',
  borderRadius: base.radius.md,
});
export const icon = styleVariants({
  danger: [tile, { background: vars.color.danger.light, color: vars.color.danger.text }],
  warning: [tile, { background: vars.color.warning.light, color: vars.color.warning.text }],
  info: [tile, { background: vars.color.secondary.light, color: vars.color.secondary.text }],
});
export const texts = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 });
/** Placeholder of the texts. */
export const textsSkeleton = style([texts, { gap: base.space.px6 }]);
export const title = style([text.bodyStrong, truncate]);
/** Covers the row. */
export const link = style({
  color: 'inherit',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      insetInline: base.space.px8,
      borderRadius: base.radius.md,
    },
    '&:hover::after': { background: `color-mix(in oklab, ${vars.role.text} 5%, transparent)` },
    '&:focus-visible::after': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-1px' },
  },
});
export const detail = style([text.caption, { color: vars.role.textMuted }]);
export const end = style({ display: 'grid', justifyItems: 'end', flex: 'none' });
/** Above the link that covers the row. */
export const actions = style({
  position: 'relative',
  display: 'flex',
  marginInlineEnd: `calc(-1 * ${base.space.px8})`,
});
export const footer = style({ paddingInline: base.space.px8, paddingBlockEnd: base.space.px8 });
export const time = style([
  text.caption,
  tabular,
  { color: vars.role.textMuted, flex: 'none', marginBlockStart: base.space.px2 },
]);
