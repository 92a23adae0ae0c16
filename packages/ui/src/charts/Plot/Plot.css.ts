import { createVar } from '@vanilla-extract/css';
import { style, styleVariants } from '../../css/style';
import { truncate } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';
import { baselineEdge, endEdge, initialTransform } from './risingBar.css';

/** Width reserved for the labels of the value axis. */
export const axisRoom = createVar();
/** Number of columns that a bucket label can span. */
export const labelColumns = createVar();
/** Number of buckets, and index of the one whose link is shown. */
export const linkCount = createVar();
export const linkIndex = createVar();

/**
 * Horizontal bars are vertical bars in a vertical writing mode: logical properties rotate the layout, and positive
 * bars extend in the text direction of the page.
 */
const rotated = {
  writingMode: 'vertical-rl',
  direction: 'ltr',
  vars: { [initialTransform]: 'scaleX(0)', [baselineEdge]: 'left', [endEdge]: 'right' },
  selectors: {
    '[dir=rtl] &': { writingMode: 'vertical-lr', vars: { [baselineEdge]: 'right', [endEdge]: 'left' } },
  },
} as const;
/** Restores the page's writing mode for text in a horizontal chart. */
const pageWritingMode = { writingMode: 'horizontal-tb', selectors: { '[dir=rtl] &': { direction: 'rtl' } } } as const;

const area = { position: 'absolute', insetBlockStart: 0, insetBlockEnd: base.space.px24, insetInlineEnd: 0 } as const;
const inOneRow = { gridRow: '1', minInlineSize: 0, minBlockSize: 0 } as const;

export const root = styleVariants({
  vertical: { position: 'relative', marginBlockStart: `calc(${base.space.px16} + 2px)` },
  // Labels take up to 40% of the width.
  horizontal: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    paddingBlockEnd: base.space.px24,
    marginBlockStart: base.space.px8,
  },
});

export const grid = styleVariants({
  vertical: { ...area, insetInlineStart: 0, pointerEvents: 'none' },
  horizontal: { ...rotated, ...inOneRow, gridColumn: '2', position: 'relative', pointerEvents: 'none' },
});
export const tick = style({ position: 'absolute', insetInline: 0, blockSize: 0 });
export const gridline = style({ borderBlockStart: `1px solid ${vars.role.border}` });
export const baseline = style({
  position: 'absolute',
  insetInline: 0,
  marginBlockEnd: '-1px',
  borderBlockEnd: `2px solid ${vars.role.borderControl}`,
  pointerEvents: 'none',
});
const axisText = {
  fontFamily: base.font.ui,
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textSubtle,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const;
export const gridLabel = styleVariants({
  vertical: { ...axisText, position: 'absolute', insetInlineStart: 0, insetBlockEnd: '1px' },
  // Centers the label on its gridline, in both text directions.
  horizontal: {
    ...axisText,
    ...pageWritingMode,
    position: 'absolute',
    insetBlockStart: `calc(100% + ${base.space.px6})`,
    insetInlineStart: 0,
    inlineSize: 0,
    display: 'flex',
    justifyContent: 'center',
  },
});

export const reference = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px dashed ${vars.role.textMuted}`,
});
const referenceText = {
  ...axisText,
  position: 'absolute',
  paddingInline: base.space.px4,
  borderRadius: base.radius.sm,
  color: vars.role.textMuted,
  background: vars.role.surface,
} as const;
export const referenceLabel = styleVariants({
  vertical: { ...referenceText, insetInlineEnd: 0, insetBlockEnd: '2px' },
  // Next to the line, at the top of the chart.
  horizontal: { ...referenceText, ...pageWritingMode, insetInlineStart: 0, insetBlockStart: '3px' },
});

/** The single tab stop. Contains one column per bucket, or one row per bucket if horizontal. */
export const columns = styleVariants({
  vertical: {
    ...area,
    insetInlineStart: axisRoom,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    borderRadius: base.radius.sm,
    touchAction: 'pan-y',
    cursor: 'default',
  },
  horizontal: {
    ...inOneRow,
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridAutoRows: 'minmax(0, 1fr)',
    borderRadius: base.radius.sm,
    touchAction: 'pan-y',
    cursor: 'default',
    selectors: { '&:focus-visible': { outlineOffset: base.space.px4 } },
  },
});

/** Overlay on the columns with the link of the active bucket. */
export const links = styleVariants({
  vertical: { ...area, insetInlineStart: axisRoom, touchAction: 'pan-y' },
  horizontal: { ...inOneRow, gridColumn: '1 / -1', position: 'relative', touchAction: 'pan-y' },
});
const linkSize = `calc(100% / ${linkCount})`;
const linkStart = `calc(100% / ${linkCount} * ${linkIndex})`;
export const link = styleVariants({
  vertical: { position: 'absolute', insetBlock: 0, insetInlineStart: linkStart, inlineSize: linkSize },
  horizontal: { position: 'absolute', insetInline: 0, insetBlockStart: linkStart, blockSize: linkSize },
});

const wash = `color-mix(in oklab, ${vars.color.primary.main} 9%, transparent)`;
export const column = styleVariants({
  vertical: {
    position: 'relative',
    blockSize: '100%',
    display: 'flex',
    justifyContent: 'center',
    selectors: {
      '&[data-active]::before': {
        content: '',
        position: 'absolute',
        insetBlock: '-2px 0',
        insetInline: 0,
        background: `linear-gradient(to top, ${wash}, transparent)`,
        borderStartStartRadius: base.radius.sm,
        borderStartEndRadius: base.radius.sm,
      },
    },
  },
  horizontal: {
    position: 'relative',
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'minmax(0, 1fr)',
    selectors: {
      '&[data-active]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInline: `calc(-1 * ${base.space.px4})`,
        background: wash,
        borderRadius: base.radius.sm,
      },
    },
  },
});
/** Contains the bars of a bucket. */
export const bars = styleVariants({
  vertical: { position: 'absolute', inset: 0, display: 'flex', justifyContent: 'center' },
  horizontal: {
    ...rotated,
    ...inOneRow,
    gridColumn: '2',
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
  },
});

const strong = { color: vars.role.text, fontWeight: 650 } as const;
export const bucket = styleVariants({
  vertical: [
    truncate,
    {
      ...axisText,
      position: 'absolute',
      insetBlockEnd: `calc(-2px - ${base.space.px20})`,
      maxInlineSize: `calc(${labelColumns} * 100% - ${base.space.px6})`,
      selectors: {
        '&[data-active]': strong,
        // The label is wider than its column; keep the last one inside the chart.
        '&[data-edge="end"]': { insetInlineEnd: 0 },
      },
    },
  ],
  horizontal: [
    truncate,
    {
      ...axisText,
      ...inOneRow,
      position: 'relative',
      gridColumn: '1',
      alignSelf: 'center',
      fontSize: base.fontSize.caption,
      paddingInlineEnd: base.space.px10,
      color: vars.role.textMuted,
      selectors: { '&[data-active]': strong },
    },
  ],
});
