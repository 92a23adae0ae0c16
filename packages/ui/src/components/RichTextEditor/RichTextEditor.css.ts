import { coarsePointer, forcedChoice, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const box = style({
  display: 'grid',
  minInlineSize: 0,
  color: vars.role.text,
  background: vars.part.field,
  border: `1px solid ${vars.role.borderControl}`,
  borderRadius: base.radius.md,
  transition: `border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.role.textSubtle },
    '&[data-invalid]': { borderColor: vars.color.danger.main },
    '&:has([role="textbox"]:focus)': {
      borderColor: vars.part.focus,
      outline: `2px solid ${vars.part.focus}`,
      outlineOffset: '1px',
    },
    '&[data-readonly]': { background: 'transparent', borderColor: vars.role.border },
    '&[data-disabled]': { background: vars.part.muted, borderColor: vars.role.border, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has([role="textbox"]:focus)': { outlineColor: 'Highlight' } } },
  },
});

export const body = style({ display: 'grid', minInlineSize: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px4,
  padding: base.space.px4,
  selectors: {
    '&:first-child': { borderBlockEnd: `1px solid ${vars.role.border}` },
    '&:last-child': { borderBlockStart: `1px solid ${vars.role.border}` },
  },
});

/** Clips separators at the start of a line, with space for focus rings. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: base.space.px12,
  rowGap: base.space.px2,
  minInlineSize: 0,
  paddingInline: base.space.px4,
  marginInline: `calc(-1 * ${base.space.px4})`,
  overflowX: 'clip',
});

export const group = style({ position: 'relative', display: 'inline-flex', gap: base.space.px2 });

export const rule = style({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${base.space.px6})`,
  insetBlockStart: base.space.px6,
  inlineSize: '1px',
  blockSize: base.space.px20,
  background: vars.role.borderStrong,
});

export const tool = style({
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.primary.light, color: vars.color.primary.text },
    '&[aria-pressed="true"]:disabled': { background: vars.part.soft, color: vars.role.textSubtle },
  },
  '@media': {
    [forcedColors]: {
      selectors: forcedChoice('&[aria-pressed="true"]'),
    },
  },
});

export const barEnd = style({ display: 'flex', alignItems: 'center', gap: base.space.px8, marginInlineStart: 'auto' });

/** At least 96px; grows with its text, then scrolls. */
export const host = style({
  position: 'relative',
  display: 'grid',
  minBlockSize: '96px',
  maxBlockSize: '400px',
  overflowY: 'auto',
});

export const text = style({
  minInlineSize: 0,
  padding: `${base.space.px10} ${base.space.px12}`,
  outline: 'none',
  fontVariantLigatures: 'none',
  selectors: { '&[aria-disabled="true"]': { color: vars.role.textSubtle, cursor: 'not-allowed' } },
  // Safari on iOS zooms into fields with a font below 16px.
  '@media': { [coarsePointer]: { fontSize: base.fontSize.touch, lineHeight: base.lineHeight.reading } },
});

export const placeholder = style({
  position: 'absolute',
  insetBlockStart: base.space.px10,
  insetInline: base.space.px12,
  color: vars.role.textSubtle,
  pointerEvents: 'none',
});

export const waiting = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '137px',
  padding: base.space.px12,
});

export const linkForm = style({ display: 'grid', gap: base.space.px12, inlineSize: 'min(280px, 72vw)' });
