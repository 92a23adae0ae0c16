import { style } from '@vanilla-extract/css';
import { below, forcedColors, from, inLayer } from '../../css/componentStyle';
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

export const field = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px12,
    flex: 'none',
    boxSizing: 'border-box',
    blockSize: '56px',
    paddingInline: base.space.px16,
    color: vars.role.textMuted,
    borderBlockEnd: `1px solid ${vars.role.border}`,
    selectors: { '&:has(input:focus-visible)': { boxShadow: `inset 0 -2px 0 ${vars.part.focus}` } },
    '@media': {
      [forcedColors]: {
        selectors: { '&:has(input:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const input = style(
  inLayer({
    flex: 1,
    minInlineSize: 0,
    blockSize: base.size.control,
    border: 0,
    background: 'transparent',
    color: vars.role.text,
    fontSize: '16px',
    lineHeight: '24px',
    selectors: {
      '&::placeholder': { color: vars.role.textSubtle, opacity: 1 },
      // The whole line is the field: its own edge shows the focus.
      '&:focus-visible': { outline: 'none' },
    },
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
    flex: '1 1 auto',
    minBlockSize: 0,
    maxBlockSize: '468px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
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
