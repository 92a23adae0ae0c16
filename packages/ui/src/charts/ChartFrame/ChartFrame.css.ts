import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { forcedHue, forcedMark, hue } from '../chartColor.css';

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  color: vars.role.text,
  fontFamily: base.font.ui,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  minBlockSize: base.space.px32,
  '@container': { '(max-width: 480px)': { flexWrap: 'wrap' } },
});
/** A header with a title has the padding of a card header, because the card around the chart has none. */
export const titled = style({
  minBlockSize: '48px',
  paddingBlock: base.space.px8,
  paddingInline: `${base.space.px16} ${base.space.px12}`,
});
export const inset = style({ paddingInline: base.space.px16 });
export const insetEnd = style({ paddingBlockEnd: base.space.px12 });

export const title = style({ minInlineSize: 0 });
/** The legend is before the tools, or below them in narrow frames. */
export const legendPlace = style({
  display: 'flex',
  justifyContent: 'flex-end',
  // The legend shrinks and wraps before the title does.
  flexShrink: 10_000,
  marginInlineStart: 'auto',
  '@container': {
    '(max-width: 480px)': {
      order: 1,
      flexBasis: '100%',
      justifyContent: 'flex-start',
      marginInlineStart: `calc(-1 * ${base.space.px6})`,
    },
  },
});
const afterLegend = `${legendPlace} + &`;
export const tools = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: base.space.px4,
  marginInlineStart: 'auto',
  selectors: { [afterLegend]: { marginInlineStart: 0 } },
  '@container': { '(max-width: 480px)': { selectors: { [afterLegend]: { marginInlineStart: 'auto' } } } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  alignItems: 'center',
  columnGap: base.space.px4,
});
export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px6,
  minBlockSize: base.size.target,
  paddingInline: base.space.px6,
  borderRadius: base.radius.sm,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 500,
  color: vars.role.textMuted,
  transition: `color ${base.motion.fast} ${base.motion.ease}, background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    'button&:hover': { background: vars.role.hover, color: vars.role.text },
    'button&[aria-pressed="false"]': { color: vars.role.textSubtle, textDecoration: 'line-through' },
  },
});

const square = {
  inlineSize: '10px',
  blockSize: '10px',
  flex: 'none',
  borderRadius: '3px',
  boxSizing: 'border-box',
} as const;
export const swatch = styleVariants({
  solid: { ...square, background: hue, '@media': forcedMark },
  ghost: {
    ...square,
    background: vars.part.ghost,
    boxShadow: `inset 0 2px 0 ${vars.role.borderControl}`,
    '@media': forcedMark,
  },
  forecast: { ...square, border: `1.5px dashed ${hue}` },
  line: { ...square, inlineSize: '14px', blockSize: '3px', background: hue, '@media': forcedHue },
});
export const hiddenSwatch = style({ opacity: 0.35 });

export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: base.space.px16,
  minBlockSize: '20px',
  fontSize: `calc(${base.fontSize.caption} + 0.5px)`,
  lineHeight: base.lineHeight.body,
  color: vars.role.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const readoutTitle = style({ fontWeight: 600, color: vars.role.text });
/** Reserves the width of the longest text to prevent layout shifts. */
export const steady = style({
  display: 'inline-grid',
  selectors: {
    '&::after': { content: 'attr(data-longest)', blockSize: 0, overflow: 'hidden', visibility: 'hidden' },
  },
});
export const readoutValue = style({ fontWeight: 600, color: vars.role.text });

export const body = style({ position: 'relative', minInlineSize: 0 });
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  padding: base.space.px16,
  borderBlockEnd: `2px solid ${vars.role.borderControl}`,
  color: vars.role.textMuted,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  textAlign: 'center',
});

export const scroller = style({ overflow: 'auto', selectors: { '&:focus-visible': { outlineOffset: '-2px' } } });
export const table = style({
  inlineSize: '100%',
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const cell = {
  paddingBlock: base.space.px6,
  paddingInline: base.space.px8,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;
const firstOfRow = { selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } } } as const;
export const head = style({
  ...cell,
  ...firstOfRow,
  fontSize: base.fontSize.caption,
  fontWeight: 550,
  color: vars.role.textMuted,
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.role.surface,
});
export const value = style({ ...cell, ...firstOfRow, fontWeight: 400 });
export const link = style({
  color: vars.color.primary.text,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
