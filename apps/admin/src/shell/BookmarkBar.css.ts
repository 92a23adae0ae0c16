import { base, inLayer, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space.px2 }));

export const link = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: base.size.controlBar,
    blockSize: base.size.controlBar,
    borderRadius: base.radius.md,
    color: vars.role.textMuted,
    touchAction: 'manipulation',
    selectors: { '&:hover': { background: vars.role.hover, color: vars.role.text } },
  }),
);

export const panel = style(
  inLayer({ display: 'grid', gap: base.space.px8, inlineSize: '320px', maxInlineSize: '100%' }),
);

export const list = style(
  inLayer({ display: 'grid', maxBlockSize: '320px', overflowY: 'auto', margin: `0 calc(-1 * ${base.space.px8})` }),
);

export const row = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px4,
    borderRadius: base.radius.md,
    paddingInlineStart: base.space.px8,
    selectors: { '&:hover, &:focus-within': { background: vars.part.menuHover } },
  }),
);

export const rowLink = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px10,
    flex: 1,
    minInlineSize: 0,
    minBlockSize: base.size.controlBar,
    borderRadius: base.radius.sm,
  }),
);

export const marked = style(inLayer({ color: vars.color.primary.text, fill: 'currentColor' }));
export const note = style(inLayer({ color: vars.role.textMuted }));

/** The star keeps the height of the row it stands in. */
export const star = style(inLayer({ marginBlock: `calc(-1 * ${base.space.px4})` }));
