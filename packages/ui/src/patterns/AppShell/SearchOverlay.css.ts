import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Covers the navbar, its containing block. */
export const root = style({
  position: 'absolute',
  zIndex: base.zIndex.sticky,
  insetBlock: 0,
  insetInline: 0,
  background: vars.role.canvas,
});

export const dim = style({
  position: 'fixed',
  insetInline: 0,
  insetBlock: `${base.size.navbar} 0`,
  background: vars.role.scrim,
});

export const bar = style({
  blockSize: '100%',
  paddingInline: `${base.space.px24} ${base.space.px12}`,
  '@media': { [below('md')]: { paddingInline: `${base.space.px16} ${base.space.px8}` } },
});

export const panel = style({
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
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
export const description = style({ color: vars.role.textMuted });
export const trailing = style({ flex: 'none', color: vars.role.textMuted });
