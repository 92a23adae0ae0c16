import { style } from '@vanilla-extract/css';
import { below, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

/** Lies over the whole navbar, which is its containing block. */
export const root = style(
  inLayer({
    position: 'absolute',
    zIndex: base.zIndex.sticky,
    insetBlock: 0,
    insetInline: 0,
    background: vars.role.canvas,
  }),
);

export const dim = style(
  inLayer({ position: 'fixed', insetInline: 0, insetBlock: `${base.size.navbar} 0`, background: vars.role.scrim }),
);

export const bar = style(
  inLayer({
    blockSize: '100%',
    paddingInline: `${base.space.px24} ${base.space.px12}`,
    '@media': { [below('md')]: { paddingInline: `${base.space.px16} ${base.space.px8}` } },
  }),
);

export const panel = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: base.space.px16,
    maxBlockSize: `min(560px, calc(100dvh - ${base.size.navbar} - ${base.space.px32}))`,
    marginBlockStart: base.space.px8,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: base.space.px4,
    background: vars.role.raised,
    border: `1px solid ${vars.part.overlayBorder}`,
    borderRadius: base.radius.lg,
    boxShadow: vars.elevation.e3,
    '@media': { [below('md')]: { insetInline: base.space.px8 } },
  }),
);

export const words = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));
export const description = style(inLayer({ color: vars.role.textMuted }));
export const trailing = style(inLayer({ flex: 'none', color: vars.role.textMuted }));
