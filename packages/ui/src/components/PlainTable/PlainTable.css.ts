import { forcedColors } from '../../css/componentStyle';
import { globalStyle, style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const frame = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' } },
});

/** A border around the table, for use outside a card. */
export const boxed = style({
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.role.text,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
});

globalStyle(`${table} > caption`, {
  padding: `${base.space.px12} ${base.space.px16}`,
  textAlign: 'start',
  color: vars.role.textMuted,
});
globalStyle(`${table} :is(th, td)`, {
  paddingInline: base.space.px12,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'middle',
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: base.space.px16 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: base.space.px16 });
globalStyle(`${table} > thead th`, {
  borderBlockEnd: `1px solid ${vars.role.border}`,
  background: 'inherit',
  color: vars.role.textMuted,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} > tbody th[scope="row"]`, { fontWeight: 600 });
globalStyle(`${table} > tbody > tr:not(:last-child) > *`, { borderBlockEnd: `1px solid ${vars.role.border}` });
globalStyle(`${table} > tbody + tbody > tr:first-child > *`, { borderBlockStart: `1px solid ${vars.role.border}` });
globalStyle(`${table} > tfoot > tr > *`, {
  borderBlockStart: `1px solid ${vars.role.borderStrong}`,
  background: vars.role.hover,
  fontWeight: 600,
});
globalStyle(`${table} > tbody > tr[data-selected] > *`, {
  background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})`,
});
globalStyle(`${table} > tbody > tr[data-selected] > :first-child`, {
  '@media': { [forcedColors]: { borderInlineStart: '3px solid Highlight' } },
});
/** Numbers are aligned to the end, with tabular figures. */
globalStyle(`${table} [data-number]`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} [data-quiet]`, { color: vars.role.textMuted });
globalStyle(`${table} [data-empty]`, { color: vars.role.textSubtle });

const rows = (head: string, row: string, block: string) => ({ head, row, block });
const heights = { comfortable: rows('36px', '44px', '2px'), compact: rows('32px', '36px', '0px') };

export const size = styleVariants(heights, () => ({}));
for (const [key, { head, row, block }] of Object.entries(heights) as [
  keyof typeof heights,
  (typeof heights)['compact'],
][]) {
  globalStyle(`${size[key]} > thead th`, { blockSize: head });
  globalStyle(`${size[key]} > :is(tbody, tfoot) > tr > *`, { blockSize: row, paddingBlock: block });
}

export const striped = style({});
globalStyle(`${striped} > tbody > tr:nth-child(even):not([data-selected]) > *`, {
  background: `color-mix(in oklab, ${vars.role.sunken} 60%, ${vars.role.surface})`,
});

export const hovers = style({});
globalStyle(`${hovers} > tbody > tr:hover:not([data-selected]) > *`, { background: vars.role.hover });

export const gridded = style({});
globalStyle(`${gridded} :is(th, td):not(:last-child)`, { borderInlineEnd: `1px solid ${vars.role.border}` });

export const sticky = style({});
globalStyle(`${sticky} > thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.role.surface,
});
