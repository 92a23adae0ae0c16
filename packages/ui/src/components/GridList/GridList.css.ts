import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import * as rows from '../../private/rows.css';
import { base, vars } from '../../theme/vars.css';

/** Rows below each other, or cards beside each other as many as fit. */
export const layouts = styleVariants({
  stack: [inLayer({ display: 'block' })],
  grid: [
    inLayer({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--card-size, 200px)), 1fr))',
      alignContent: 'start',
      gap: base.space.px8,
      padding: base.space.px8,
    }),
  ],
});

export const long = style(inLayer({ blockSize: 'var(--list-size, 440px)' }));

/** 44 high, two lines fit. */
export const row = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px12,
    minBlockSize: '44px',
    paddingBlock: base.space.px6,
    paddingInline: base.space.px12,
    fontSize: '13.5px',
    lineHeight: '20px',
  }),
);

export const title = style(inLayer({ fontWeight: 600 }));

const inside = (selector: string, rule: Parameters<typeof inLayer>[0]) =>
  globalStyle(selector, inLayer(rule) as Parameters<typeof globalStyle>[1]);

inside(`${layouts.stack} ${row}`, { boxShadow: `inset 0 -1px 0 ${vars.role.border}` });
inside(`${layouts.stack} > ${row}:last-child`, { boxShadow: 'none' });
inside(`${layouts.grid} ${row}`, {
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
  paddingBlock: base.space.px10,
});

// The focus ring of the first and the last row follows the corners of the box.
const corner = `calc(${base.radius.lg} - 1px)`;
const boxedRow = `${rows.variants.boxed}.${layouts.stack} > ${row}`;
inside(`.${boxedRow}:first-child`, { borderStartStartRadius: corner, borderStartEndRadius: corner });
inside(`.${boxedRow}:last-child`, { borderEndStartRadius: corner, borderEndEndRadius: corner });
