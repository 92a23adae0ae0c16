import { below, from } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Aligned to the upper part of the window, so that the field doesn't move when the list grows. */
export const place = style({
  alignItems: 'flex-start',
  justifyContent: 'center',
  boxSizing: 'border-box',
  '@media': {
    [from('md')]: {
      paddingBlock: `min(${base.space.px64} + ${base.space.px48}, 12vh) ${base.space.px16}`,
      paddingInline: base.space.px16,
    },
  },
});

export const box = style({
  maxInlineSize: '560px',
  '@media': { [below('md')]: { maxInlineSize: 'none', blockSize: '100%', border: 0, borderRadius: 0 } },
});

export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  outline: 'none',
});

export const header = style({
  flex: 'none',
  blockSize: '56px',
  paddingInline: base.space.px16,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});

/** Chip that shows what the commands apply to. */
export const context = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  paddingBlock: '3px',
  paddingInline: base.space.px8,
  border: `1px solid ${vars.role.borderStrong}`,
  borderRadius: base.radius.sm,
  background: vars.role.surface,
  color: vars.role.textSecondary,
});

export const list = style({
  ...scrollBox,
  flex: '1 1 auto',
  maxBlockSize: '468px',
  padding: base.space.px8,
  '@media': { [below('md')]: { maxBlockSize: 'none' } },
});

export const title = style({ flex: '0 1 auto', minInlineSize: 0 });
export const detail = style({ flex: '1 1 0', minInlineSize: 0, color: vars.role.textMuted });
export const keys = style({ flex: 'none', marginInlineStart: 'auto' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${base.space.px6} ${base.space.px16}`,
  flex: 'none',
  paddingBlock: base.space.px10,
  paddingInline: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
  background: vars.role.surface,
  color: vars.role.textMuted,
  '@media': { [below('md')]: { display: 'none' } },
});
export const hint = style({ display: 'flex', alignItems: 'center', gap: base.space.px6 });
export const hintRest = style({ selectors: { '&': { marginInlineStart: 'auto' } } });
