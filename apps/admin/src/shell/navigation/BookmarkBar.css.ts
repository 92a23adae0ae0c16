import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({ display: 'flex', alignItems: 'center', gap: base.space.px2 });

export const link = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: base.size.controlBar,
  blockSize: base.size.controlBar,
  borderRadius: base.radius.md,
  color: vars.role.textMuted,
  touchAction: 'manipulation',
  selectors: { '&:hover': { background: vars.role.hover, color: vars.role.text } },
});

export const panel = style({ display: 'grid', gap: base.space.px8, inlineSize: '320px', maxInlineSize: '100%' });

export const list = style({
  display: 'grid',
  maxBlockSize: '320px',
  overflowY: 'auto',
  margin: `0 calc(-1 * ${base.space.px8})`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  borderRadius: base.radius.md,
  paddingInlineStart: base.space.px8,
  selectors: { '&:hover, &:focus-within': { background: vars.part.menuHover } },
});

export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: base.size.controlBar,
  borderRadius: base.radius.sm,
});

export const marked = style({ color: vars.color.primary.text, fill: 'currentColor' });
export const note = style({ color: vars.role.textMuted });

/** The negative margin keeps the star from making the row taller. */
export const star = style({ marginBlock: `calc(-1 * ${base.space.px4})` });
