import { globalStyle, style, styleVariants } from '../../css/style';
import * as rows from '../../private/lists/rows.css';
import { base, vars } from '../../theme/vars.css';

/** Rows in one column, or as many cards side by side as fit. */
export const layouts = styleVariants({
  stack: { display: 'block' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--card-size, 200px)), 1fr))',
    alignContent: 'start',
    gap: base.space.px8,
    padding: base.space.px8,
  },
});

export const long = style({ blockSize: 'var(--list-size, 440px)' });

/** A row is at least 44px high, and higher with a second line of text. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  minBlockSize: '44px',
  paddingBlock: base.space.px6,
  paddingInline: base.space.px12,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
});

export const title = style({ fontWeight: 600 });

globalStyle(`${layouts.stack} ${row}`, { boxShadow: `inset 0 -1px 0 ${vars.role.border}` });
globalStyle(`${layouts.stack} > ${row}:last-child`, { boxShadow: 'none' });
globalStyle(`${layouts.grid} ${row}`, {
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
  paddingBlock: base.space.px10,
});

// The focus ring of the first and the last row follows the corners of the box.
const corner = `calc(${base.radius.lg} - 1px)`;
const boxedRow = `${rows.variants.boxed}.${layouts.stack} > ${row}`;
globalStyle(`.${boxedRow}:first-child`, { borderStartStartRadius: corner, borderStartEndRadius: corner });
globalStyle(`.${boxedRow}:last-child`, { borderEndStartRadius: corner, borderEndEndRadius: corner });
