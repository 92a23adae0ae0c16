import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const frame = style(
  inLayer({
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflow: 'auto',
    overscrollBehaviorInline: 'contain',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' } },
  }),
);

/** In a box of its own, or bare inside a card. */
export const boxed = style(
  inLayer({
    border: `1px solid ${vars.part.cardBorder}`,
    borderRadius: base.radius.lg,
    background: vars.role.surface,
    boxShadow: vars.elevation.e1,
  }),
);

export const table = style(
  inLayer({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    color: vars.role.text,
    fontFamily: base.font.ui,
    fontSize: '13.5px',
    lineHeight: '20px',
  }),
);

const part = (selector: string, rule: Parameters<typeof inLayer>[0]) =>
  globalStyle(selector, inLayer(rule) as GlobalStyleRule);

part(`${table} > caption`, {
  padding: `${base.space.px12} ${base.space.px16}`,
  textAlign: 'start',
  color: vars.role.textMuted,
});
part(`${table} :is(th, td)`, {
  paddingInline: base.space.px12,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'middle',
});
part(`${table} :is(th, td):first-child`, { paddingInlineStart: base.space.px16 });
part(`${table} :is(th, td):last-child`, { paddingInlineEnd: base.space.px16 });
part(`${table} > thead th`, {
  borderBlockEnd: `1px solid ${vars.role.border}`,
  background: 'inherit',
  color: vars.role.textMuted,
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 550,
  whiteSpace: 'nowrap',
});
part(`${table} > tbody th[scope="row"]`, { fontWeight: 600 });
part(`${table} > tbody > tr:not(:last-child) > *`, { borderBlockEnd: `1px solid ${vars.role.border}` });
part(`${table} > tbody + tbody > tr:first-child > *`, { borderBlockStart: `1px solid ${vars.role.border}` });
part(`${table} > tfoot > tr > *`, {
  borderBlockStart: `1px solid ${vars.role.borderStrong}`,
  background: vars.role.hover,
  fontWeight: 600,
});
part(`${table} > tbody > tr[data-selected] > *`, {
  background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})`,
});
part(`${table} > tbody > tr[data-selected] > :first-child`, {
  '@media': { [forcedColors]: { borderInlineStart: '3px solid Highlight' } },
} as never);
/** Numbers and money stand at the end edge, in figures of one width. */
part(`${table} [data-number]`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
part(`${table} [data-quiet]`, { color: vars.role.textMuted });
part(`${table} [data-empty]`, { color: vars.role.textSubtle });

const rows = (head: string, row: string, block: string) => ({ head, row, block });
const heights = { comfortable: rows('36px', '44px', '2px'), compact: rows('32px', '36px', '0px') };

export const size = styleVariants(heights, () => [inLayer({})]);
for (const [key, { head, row, block }] of Object.entries(heights) as [
  keyof typeof heights,
  (typeof heights)['compact'],
][]) {
  part(`${size[key]} > thead th`, { blockSize: head });
  part(`${size[key]} > :is(tbody, tfoot) > tr > *`, { blockSize: row, paddingBlock: block });
}

export const striped = style(inLayer({}));
part(`${striped} > tbody > tr:nth-child(even):not([data-selected]) > *`, {
  background: `color-mix(in oklab, ${vars.role.sunken} 60%, ${vars.role.surface})`,
});

export const hovers = style(inLayer({}));
part(`${hovers} > tbody > tr:hover:not([data-selected]) > *`, { background: vars.role.hover });

export const gridded = style(inLayer({}));
part(`${gridded} :is(th, td):not(:last-child)`, { borderInlineEnd: `1px solid ${vars.role.border}` });

export const sticky = style(inLayer({}));
part(`${sticky} > thead th`, { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: vars.role.surface });
