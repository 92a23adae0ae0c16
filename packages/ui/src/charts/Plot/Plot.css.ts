import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

/** Room for the labels of the value axis at the start. */
export const axisRoom = createVar();

export const root = style(inLayer({ position: 'relative', marginBlockStart: '18px' }));
const area = { position: 'absolute', insetBlockStart: 0, insetBlockEnd: '24px', insetInlineEnd: 0 } as const;

export const grid = style(inLayer({ ...area, insetInlineStart: 0, pointerEvents: 'none' }));
export const gridline = style(
  inLayer({ position: 'absolute', insetInline: 0, blockSize: 0, borderBlockStart: `1px solid ${vars.role.border}` }),
);
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
export const gridLabel = style(
  inLayer({ ...axisText, position: 'absolute', insetInlineStart: 0, insetBlockEnd: '1px' }),
);

/** The one tab stop: holds a column for each bucket. */
export const columns = style(
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
);
export const column = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    blockSize: '100%',
    selectors: {
      '&[data-active]::before': {
        content: '',
        position: 'absolute',
        insetBlock: '-2px 0',
        insetInline: 0,
        background: `linear-gradient(to top, color-mix(in oklab, ${vars.color.primary.main} 9%, transparent), transparent)`,
        borderStartStartRadius: base.radius.sm,
        borderStartEndRadius: base.radius.sm,
      },
    },
  }),
);
export const bucket = style(
  inLayer({
    ...axisText,
    position: 'absolute',
    insetBlockEnd: '-22px',
    selectors: {
      '&[data-active]': { color: vars.role.text, fontWeight: 650 },
      // A column is narrower than its label; at the end the label must not leave the chart.
      '&[data-edge="end"]': { insetInlineEnd: 0 },
    },
  }),
);
