import { style } from '@vanilla-extract/css';
import { ellipsis, inLayer, ownDirection } from '../css/componentStyle';
import { base, vars } from '../theme/vars.css';

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px10,
    minBlockSize: '44px',
    paddingInline: `${base.space.px16} ${base.space.px8}`,
    borderBlockEnd: `1px solid ${vars.role.border}`,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 550,
    color: vars.role.textMuted,
  }),
);
export const headEnd = style(inLayer({ display: 'flex', marginInlineStart: 'auto' }));
export const list = style(inLayer({ listStyle: 'none', margin: 0, padding: 0 }));
export const item = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: base.space.px10,
    minBlockSize: 'var(--table-card)',
    boxSizing: 'border-box',
    paddingBlock: 'var(--table-card-pad)',
    paddingInline: `${base.space.px16} ${base.space.px8}`,
    outline: 'none',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.role.border}` },
      '&[data-selected]': { background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})` },
      '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    },
  }),
);
/** Head of the cards that have one value in common. */
export const group = style(
  inLayer({ minBlockSize: 'var(--table-row)', alignItems: 'center', paddingBlock: 0, background: vars.role.sunken }),
);
export const check = style(inLayer({ paddingBlockStart: base.space.px6 }));
export const words = style(
  inLayer({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: base.space.px4,
    fontSize: '14px',
    lineHeight: '20px',
  }),
);
export const top = style(
  inLayer({ display: 'flex', alignItems: 'flex-start', gap: base.space.px8, justifyContent: 'space-between' }),
);
export const title = style(
  inLayer({ ...ownDirection, minInlineSize: 0, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }),
);
export const status = style(inLayer({ flex: 'none' }));
/** Room of the point between two parts. */
const between = '18px';
/** Each part has its point before it; what begins a line has it where nothing shows. */
export const secondary = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: `-${between}`,
    clipPath: `inset(0 0 0 ${between})`,
    fontSize: '13px',
    lineHeight: '18px',
    color: vars.role.textMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { '[dir="rtl"] &': { clipPath: `inset(0 ${between} 0 0)` } },
  }),
);
export const part = style(
  inLayer({
    display: 'flex',
    minInlineSize: 0,
    maxInlineSize: '100%',
    selectors: {
      '&::before': { content: '"·"', flex: 'none', inlineSize: between, textAlign: 'center' },
      '&:has(> :empty)': { display: 'none' },
    },
  }),
);
export const partText = style(inLayer(ellipsis));
