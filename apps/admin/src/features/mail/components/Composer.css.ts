import { base, below, from, text, truncate, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stack = style({
  position: 'fixed',
  zIndex: base.zIndex.scrim,
  insetBlockEnd: 0,
  insetInlineEnd: base.space.px24,
  display: 'flex',
  alignItems: 'flex-end',
  gap: base.space.px12,
  pointerEvents: 'none',
  '@media': { [below('md')]: { insetInline: 0 }, print: { display: 'none' } },
});

export const composer = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  border: `1px solid ${vars.role.borderStrong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: base.radius.lg,
  borderStartEndRadius: base.radius.lg,
  background: vars.role.surface,
  color: vars.role.text,
  boxShadow: vars.elevation.e4,
  selectors: {
    '&[data-size="window"]': { inlineSize: 'min(600px, calc(100vw - 48px))', maxBlockSize: 'calc(100dvh - 72px)' },
    '&[data-size="minimized"]': { inlineSize: '260px' },
    '&[data-size="full"]': {
      position: 'fixed',
      insetBlock: base.space.px32,
      insetInline: base.space.px24,
      maxInlineSize: '920px',
      marginInline: 'auto',
      border: `1px solid ${vars.role.borderStrong}`,
      borderRadius: base.radius.lg,
      // Dims the rest of the page.
      boxShadow: `0 0 0 100vmax ${vars.role.scrim}`,
    },
  },
  '@media': {
    [below('md')]: {
      selectors: {
        '&:not([data-size="minimized"])': {
          position: 'fixed',
          inset: 0,
          inlineSize: '100%',
          maxBlockSize: 'none',
          border: 0,
          borderRadius: 0,
        },
        '&[data-size="minimized"]': { flex: 1, inlineSize: 'auto', minInlineSize: 0 },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  flex: 'none',
  minBlockSize: '44px',
  paddingInline: `${base.space.px16} ${base.space.px8}`,
  background: vars.role.hover,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
});
export const title = style([
  text.body,
  truncate,
  { flex: 1, minInlineSize: 0, margin: 0, fontWeight: 600, fontFamily: 'inherit' },
]);
export const titleButton = style({
  all: 'unset',
  display: 'block',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: base.space.px16,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  padding: `${base.space.px12} ${base.space.px16}`,
  borderBlockStart: `1px solid ${vars.role.border}`,
  '@media': { [from('md')]: { flexWrap: 'nowrap' } },
});
export const state = style([text.caption, { color: vars.role.textMuted, marginInlineStart: 'auto' }]);
export const copies = style({ display: 'flex', gap: base.space.px8 });
export const hiddenInput = style({ display: 'none' });
export const error = style([text.caption, { color: vars.color.danger.text, margin: 0 }]);
globalStyle(`${composer}[data-dropping]`, { outline: `2px dashed ${vars.part.focus}`, outlineOffset: '-6px' });
