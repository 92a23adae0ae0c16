import { base, vars } from '@larder/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Shared by the cart and notification panels. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '400px',
  maxInlineSize: `calc(100vw - ${base.space.px24})`,
});

/** Fills the height of a drawer. */
export const sheet = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  minBlockSize: '48px',
  paddingInline: base.space.px16,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});

/** Shows five rows and the edge of a sixth to hint at scrolling. */
export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { [`${panel} &`]: { maxBlockSize: 'min(380px, 50dvh)' }, [`${sheet} &`]: { flex: 1 } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  columnGap: base.space.px12,
  padding: `${base.space.px12} ${base.space.px16}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.role.border}` } },
});

export const cartRow = style([
  row,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"image name sum" "image brand steps"',
    alignItems: 'center',
    rowGap: base.space.px4,
  },
]);
export const image = style({ gridArea: 'image' });
export const name = style({
  gridArea: 'name',
  color: vars.role.text,
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const sum = style({ gridArea: 'sum', justifySelf: 'end', color: vars.role.text });
export const brand = style({ gridArea: 'brand', color: vars.role.textMuted });
export const steps = style({
  gridArea: 'steps',
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  justifySelf: 'end',
});

export const noticeRow = style([row, { gridTemplateColumns: '32px minmax(0, 1fr)' }]);
export const noticeIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: base.radius.md,
});
export const noticeTones = styleVariants(
  { info: vars.color.info, success: vars.color.success, warning: vars.color.warning, danger: vars.color.danger },
  (color) => ({ background: color.light, color: color.text }),
);
export const noticeTexts = style({ display: 'grid', minInlineSize: 0 });
/** The link covers the row; the buttons are layered above it. */
export const noticeLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  minInlineSize: 0,
  textAlign: 'start',
  color: vars.role.text,
  outline: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover::after': { background: `color-mix(in oklab, ${vars.role.text} 4%, transparent)` },
    '&:focus-visible::after': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
  },
});
export const noticeTitle = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const unread = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: base.radius.full,
  background: vars.color.primary.main,
});
export const noticeText = style({
  color: vars.role.textSecondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const noticeFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: base.size.controlSm,
  marginBlockEnd: `calc(-1 * ${base.space.px8})`,
  color: vars.role.textMuted,
});
export const noticeActions = style({
  position: 'relative',
  display: 'flex',
  gap: base.space.px2,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
      selectors: { [`${noticeRow}:hover &, ${noticeRow}:focus-within &`]: { opacity: 1 } },
    },
  },
});

export const groupSwitch = style({
  padding: `${base.space.px8} ${base.space.px16}`,
  borderBlock: `1px solid ${vars.role.border}`,
  background: vars.role.sunken,
});

export const note = style({ padding: `${base.space.px24} ${base.space.px16}`, textAlign: 'center' });
export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: base.space.px12,
  padding: base.space.px24,
});

export const foot = style({
  display: 'grid',
  gap: base.space.px12,
  padding: `${base.space.px12} ${base.space.px16}`,
  borderBlockStart: `1px solid ${vars.role.border}`,
  background: vars.role.raised,
  selectors: { [`${sheet} &`]: { position: 'sticky', insetBlockEnd: 0 } },
});
export const subtotal = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: base.space.px12,
});

/** Presence dot next to the status name in the account menu. */
export const presence = styleVariants(
  {
    online: vars.color.success.main,
    busy: vars.color.danger.main,
    away: vars.color.warning.main,
    offline: vars.role.textSubtle,
  },
  (color) => ({ color, fill: color, transform: 'scale(.7)' }),
);
