import { createVar } from '@vanilla-extract/css';
import { coarsePointer, forcedChoice, forcedColors } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Background of a row, which its actions share to cover the text below them. */
const rowColor = createVar();

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.role.surface,
});

export const list = style({
  ...scrollBox,
  flex: 1,
  outline: 'none',
  // Chromium scrolls non-opaque boxes on the main thread at a device pixel ratio of 1.
  background: vars.role.surface,
  // Without rows, the list itself is focusable.
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' } },
});

export const row = style({
  vars: { [rowColor]: vars.role.surface },
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px12,
  boxSizing: 'border-box',
  blockSize: '80px',
  paddingBlock: base.space.px10,
  paddingInline: base.space.px16,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  background: rowColor,
  color: vars.role.textSecondary,
  cursor: 'pointer',
  outline: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&[data-hovered]': { vars: { [rowColor]: vars.role.hover } },
    '&[data-unread]': { color: vars.role.text },
    '&[data-selected]': {
      vars: { [rowColor]: `color-mix(in oklab, ${vars.color.primary.light} 40%, ${vars.role.surface})` },
    },
    '&[data-current]': {
      vars: { [rowColor]: `color-mix(in oklab, ${vars.color.primary.light} 60%, ${vars.role.surface})` },
      color: vars.role.text,
    },
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      background: vars.color.primary.text,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
        ...forcedChoice('&[data-selected]'),
      },
    },
  },
});

export const dot = style({
  position: 'absolute',
  insetInlineStart: base.space.px4,
  insetBlockStart: `calc(${base.space.px20} + 2px)`,
  inlineSize: base.space.px8,
  blockSize: base.space.px8,
  borderRadius: base.radius.full,
  background: vars.color.primary.text,
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const who = style({ position: 'relative', flex: 'none', display: 'grid', placeItems: 'center' });

/** Avatar, replaced by the checkbox while the row is hovered, focused or selected. */
export const face = style({
  gridArea: '1 / 1',
  selectors: {
    [`${row}:is([data-hovered], [data-selected], [data-focus-visible-within]) :has(label) > &`]: {
      visibility: 'hidden',
    },
  },
});

export const check = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  inlineSize: base.size.controlSm,
  blockSize: base.size.controlSm,
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      boxSizing: 'border-box',
      inlineSize: '18px',
      blockSize: '18px',
      borderRadius: base.radius.xs,
      border: `1px solid ${vars.role.borderControl}`,
      background: vars.part.field,
    },
    '&[data-selected]::before': { background: vars.color.primary.main, borderColor: vars.color.primary.main },
    '&[data-focus-visible]::before': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    [`${row}:is([data-hovered], [data-selected], [data-focus-visible-within]) &`]: { opacity: 1 },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const tick = style({
  gridArea: '1 / 1',
  color: vars.color.primary.on,
  visibility: 'hidden',
  selectors: { [`${check}[data-selected] &`]: { visibility: 'visible' } },
});

/** Actions of a row, next to its star. They cover the end of the text, so that nothing moves when they appear. */
export const actions = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: base.space.px8,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: base.space.px8,
  background: rowColor,
  boxShadow: `0 0 12px 6px ${rowColor}`,
  clipPath: 'inset(0 -12px)',
  cursor: 'default',
});
export const besideStar = style({ insetInlineEnd: base.space.px40 });

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const line = style({ display: 'flex', alignItems: 'center', gap: base.space.px8, minInlineSize: 0 });

export const strong = style({
  flex: '0 1 auto',
  textAlign: 'match-parent',
  selectors: { [`${row}[data-unread] &`]: { fontWeight: 600 } },
});

export const clip = style({ display: 'flex', marginInlineStart: 'auto', color: vars.role.textMuted });

export const time = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.role.textMuted,
  selectors: { [`${clip} + &`]: { marginInlineStart: 0 } },
});

export const excerpt = style({ flex: 1, textAlign: 'match-parent', color: vars.role.textMuted });

export const label = style({
  flex: 'none',
  inlineSize: base.space.px8,
  blockSize: base.space.px8,
  borderRadius: '3px',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const labelColor = styleVariants(vars.chart, (color) => ({ background: color }));

export const star = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'center',
  inlineSize: base.size.controlSm,
  blockSize: base.size.controlSm,
  marginInlineEnd: `calc(-1 * ${base.space.px8})`,
  border: 0,
  borderRadius: base.radius.sm,
  background: 'none',
  color: vars.role.textSubtle,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.role.text },
    '&[aria-pressed="true"]': { color: vars.color.warning.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}` },
  },
  '@media': { [coarsePointer]: { inlineSize: base.size.control, blockSize: base.size.control } },
});

export const empty = style({
  padding: base.space.px32,
  color: vars.role.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const waiting = style({
  display: 'flex',
  gap: base.space.px12,
  boxSizing: 'border-box',
  blockSize: '80px',
  padding: `${base.space.px12} ${base.space.px16}`,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});

export const waitingWords = style({ display: 'grid', flex: 1, gap: base.space.px8, alignContent: 'start' });

export const starIcon = style({
  selectors: { [`${star}[aria-pressed="true"] > &`]: { fill: vars.color.warning.main } },
});
