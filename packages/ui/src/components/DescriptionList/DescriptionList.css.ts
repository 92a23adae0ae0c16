import { below } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ margin: 0, minInlineSize: 0, color: vars.role.text });

const twoColumns = 'var(--term) minmax(0, 1fr)';

/** `rows`: value next to its term. `ends`: value at the end edge. `stacked`: value below its term. `columns`: a grid of stacked items. */
export const layout = styleVariants({
  rows: { display: 'flex', flexDirection: 'column', gap: base.space.px12 },
  ends: { display: 'flex', flexDirection: 'column', gap: base.space.px8 },
  stacked: { display: 'flex', flexDirection: 'column', gap: base.space.px16 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--column), 100%), 1fr))',
    columnGap: base.space.px24,
    rowGap: base.space.px16,
  },
});

export const item = styleVariants({
  rows: {
    display: 'grid',
    gridTemplateColumns: twoColumns,
    columnGap: base.space.px16,
    alignItems: 'baseline',
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: base.space.px2 } },
  },
  ends: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: base.space.px16 },
  stacked: { display: 'flex', flexDirection: 'column', gap: base.space.px2 },
  columns: { display: 'flex', flexDirection: 'column', gap: base.space.px2, minInlineSize: 0 },
});

export const divided = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.role.border}`, paddingBlockStart: base.space.px12 },
  },
});

export const term = style({
  display: 'flex',
  // Align the text, not the icon, with the baseline of the value.
  alignItems: 'baseline',
  gap: base.space.px8,
  color: vars.role.textMuted,
  overflowWrap: 'anywhere',
});
export const icon = style({ alignSelf: 'flex-start', flex: 'none', color: vars.role.textSubtle });
export const value = style({
  margin: 0,
  // Additional values align with the first one, not with the term.
  selectors: { [`${item.rows} > &`]: { gridColumn: '-2 / -1' } },
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** The terms wrap first, so that amounts stay on one line. */
export const atEnd = style({
  flexShrink: 0,
  maxInlineSize: '60%',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const strong = style({ fontWeight: 600, color: vars.role.text });
export const empty = style({ color: vars.role.textSubtle });
