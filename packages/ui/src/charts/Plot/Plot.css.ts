import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { truncate } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';
import { shelfEdge, tipEdge, unrisen } from './risingBar.css';

/** Room for the labels of the value axis at the start. */
export const axisRoom = createVar();
/** How many columns a bucket's label has to itself. */
export const labelColumns = createVar();

/**
 * Lying bars are standing bars in a writing that runs down the page: everything that stands on the shelf by logical properties
 * lies down by itself, and the shelf is where the lines of the page start.
 */
const lying = {
  writingMode: 'vertical-rl',
  direction: 'ltr',
  vars: { [unrisen]: 'scaleX(0)', [shelfEdge]: 'left', [tipEdge]: 'right' },
  selectors: {
    '[dir=rtl] &': { writingMode: 'vertical-lr', vars: { [shelfEdge]: 'right', [tipEdge]: 'left' } },
  },
} as const;
/** A text in what lies is written as the page is. */
const written = { writingMode: 'horizontal-tb', selectors: { '[dir=rtl] &': { direction: 'rtl' } } } as const;

const area = { position: 'absolute', insetBlockStart: 0, insetBlockEnd: '24px', insetInlineEnd: 0 } as const;
const inOneRow = { gridRow: '1', minInlineSize: 0, minBlockSize: 0 } as const;

export const root = styleVariants({
  vertical: [inLayer({ position: 'relative', marginBlockStart: '18px' })],
  // Long names take two fifths at most.
  horizontal: [
    inLayer({
      boxSizing: 'border-box',
      display: 'grid',
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      paddingBlockEnd: '24px',
      marginBlockStart: base.space.px8,
    }),
  ],
});

export const grid = styleVariants({
  vertical: [inLayer({ ...area, insetInlineStart: 0, pointerEvents: 'none' })],
  horizontal: [inLayer({ ...lying, ...inOneRow, gridColumn: '2', position: 'relative', pointerEvents: 'none' })],
});
export const tick = style(inLayer({ position: 'absolute', insetInline: 0, blockSize: 0 }));
export const gridline = style(inLayer({ borderBlockStart: `1px solid ${vars.role.border}` }));
export const shelf = style(
  inLayer({
    position: 'absolute',
    insetInline: 0,
    marginBlockEnd: '-1px',
    borderBlockEnd: `2px solid ${vars.role.borderControl}`,
    pointerEvents: 'none',
  }),
);
const axisText = {
  fontFamily: base.font.ui,
  fontSize: '11px',
  lineHeight: '16px',
  color: vars.role.textSubtle,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const;
export const gridLabel = styleVariants({
  vertical: [inLayer({ ...axisText, position: 'absolute', insetInlineStart: 0, insetBlockEnd: '1px' })],
  // In the middle of its line, whatever its width and the way of the page.
  horizontal: [
    inLayer({
      ...axisText,
      ...written,
      position: 'absolute',
      insetBlockStart: `calc(100% + ${base.space.px6})`,
      insetInlineStart: 0,
      inlineSize: 0,
      display: 'flex',
      justifyContent: 'center',
    }),
  ],
});

/** The one tab stop: holds a column for each bucket, or a row where bars lie. */
export const columns = styleVariants({
  vertical: [
    inLayer({
      ...area,
      insetInlineStart: axisRoom,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      borderRadius: base.radius.sm,
      touchAction: 'pan-y',
      cursor: 'default',
    }),
  ],
  horizontal: [
    inLayer({
      ...inOneRow,
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridAutoRows: 'minmax(0, 1fr)',
      borderRadius: base.radius.sm,
      touchAction: 'pan-y',
      cursor: 'default',
      selectors: { '&:focus-visible': { outlineOffset: base.space.px4 } },
    }),
  ],
});

const wash = `color-mix(in oklab, ${vars.color.primary.main} 9%, transparent)`;
export const column = styleVariants({
  vertical: [
    inLayer({
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
    }),
  ],
  horizontal: [
    inLayer({
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
    }),
  ],
});
/** Where the bars of a bucket are. */
export const bars = styleVariants({
  vertical: [inLayer({ position: 'absolute', inset: 0, display: 'flex', justifyContent: 'center' })],
  horizontal: [
    inLayer({
      ...lying,
      ...inOneRow,
      gridColumn: '2',
      position: 'relative',
      display: 'flex',
      justifyContent: 'center',
    }),
  ],
});

const strong = { color: vars.role.text, fontWeight: 650 } as const;
export const bucket = styleVariants({
  vertical: [
    truncate,
    inLayer({
      ...axisText,
      position: 'absolute',
      insetBlockEnd: '-22px',
      maxInlineSize: `calc(${labelColumns} * 100% - ${base.space.px6})`,
      selectors: {
        '&[data-active]': strong,
        // A column is narrower than its label; at the end the label must not leave the chart.
        '&[data-edge="end"]': { insetInlineEnd: 0 },
      },
    }),
  ],
  horizontal: [
    truncate,
    inLayer({
      ...axisText,
      ...inOneRow,
      position: 'relative',
      gridColumn: '1',
      alignSelf: 'center',
      fontSize: '12px',
      paddingInlineEnd: base.space.px10,
      color: vars.role.textMuted,
      selectors: { '&[data-active]': strong },
    }),
  ],
});
