import { ellipsis, ownDirection } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  minBlockSize: '44px',
  paddingInline: `${base.space.px16} ${base.space.px8}`,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  color: vars.role.textMuted,
});
export const headEnd = style({ display: 'flex', marginInlineStart: 'auto' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
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
});
/** Header of a group of cards. */
export const group = style({
  minBlockSize: 'var(--table-row)',
  alignItems: 'center',
  paddingBlock: 0,
  background: vars.role.sunken,
});
export const check = style({ paddingBlockStart: base.space.px6 });
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px4,
  fontSize: base.fontSize.body,
  lineHeight: base.lineHeight.body,
});
export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px8,
  justifyContent: 'space-between',
});
export const title = style({
  ...ownDirection,
  minInlineSize: 0,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const status = style({ flex: 'none' });
/** Width of the separator dot. */
const between = '18px';
/** Each part starts with a dot, which is clipped at the start of a line. */
export const secondary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  marginInlineStart: `-${between}`,
  clipPath: `inset(0 0 0 ${between})`,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.compact,
  color: vars.role.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[dir="rtl"] &': { clipPath: `inset(0 ${between} 0 0)` } },
});
export const part = style({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  selectors: {
    '&::before': { content: '"·"', flex: 'none', inlineSize: between, textAlign: 'center' },
    '&:has(> :empty)': { display: 'none' },
  },
});
export const partText = style(ellipsis);

/** Labels and values of the default columns. */
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.compact,
  color: vars.role.textMuted,
});
export const fact = style({ display: 'flex', gap: base.space.px8, minInlineSize: 0 });
export const factValue = style({
  ...ellipsis,
  minInlineSize: 0,
  margin: 0,
  color: vars.role.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
