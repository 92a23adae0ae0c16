import { style } from '@vanilla-extract/css';
import { below, from, inLayer } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { base, vars } from '../../theme/vars.css';

/** Stands in the upper part of the window: the list grows downwards, the field stays where it is. */
export const place = style(
  inLayer({
    alignItems: 'flex-start',
    justifyContent: 'center',
    boxSizing: 'border-box',
    '@media': {
      [from('md')]: { paddingBlock: 'min(112px, 12vh) 16px', paddingInline: base.space.px16 },
    },
  }),
);

export const box = style(
  inLayer({
    maxInlineSize: '560px',
    '@media': { [below('md')]: { maxInlineSize: 'none', blockSize: '100%', border: 0, borderRadius: 0 } },
  }),
);

export const palette = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'hidden',
    borderRadius: 'inherit',
    outline: 'none',
  }),
);

export const head = style(
  inLayer({
    flex: 'none',
    blockSize: '56px',
    paddingInline: base.space.px16,
    borderBlockEnd: `1px solid ${vars.role.border}`,
  }),
);

/** What the actions are about. */
export const context = style(
  inLayer({
    flex: '0 1 auto',
    minInlineSize: 0,
    paddingBlock: '3px',
    paddingInline: base.space.px8,
    border: `1px solid ${vars.role.borderStrong}`,
    borderRadius: base.radius.sm,
    background: vars.role.surface,
    color: vars.role.textSecondary,
  }),
);

export const list = style(
  inLayer({
    ...scrollBox,
    flex: '1 1 auto',
    maxBlockSize: '468px',
    padding: base.space.px8,
    '@media': { [below('md')]: { maxBlockSize: 'none' } },
  }),
);

export const title = style(inLayer({ flex: '0 1 auto', minInlineSize: 0 }));
export const detail = style(inLayer({ flex: '1 1 0', minInlineSize: 0, color: vars.role.textMuted }));
export const keys = style(inLayer({ flex: 'none', marginInlineStart: 'auto' }));

export const foot = style(
  inLayer({
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
  }),
);
export const hint = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space.px6 }));
export const hintRest = style(inLayer({ selectors: { '&': { marginInlineStart: 'auto' } } }));
