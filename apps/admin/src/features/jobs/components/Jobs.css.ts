import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ containerType: 'inline-size' });

/** Minimum width for the list of openings and the five columns of active stages. */
const wide = '(min-width: 1264px)';

export const columns = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: '264px minmax(0, 1fr)' } },
});

export const main = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16, minInlineSize: 0 });

/** The list of openings. Narrower pages have a filter instead. */
export const openings = style({ display: 'none', '@container': { [wide]: { display: 'block' } } });
export const openingSelect = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px8,
  '@container': { [wide]: { display: 'none' } },
});

export const openingList = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const openingLink = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px4,
  paddingBlock: base.space.px12,
  paddingInline: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
  color: vars.role.text,
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.role.hover },
    '&[aria-current]': {
      background: `color-mix(in oklab, ${vars.color.primary.light} 60%, ${vars.role.surface})`,
      boxShadow: `inset 3px 0 0 ${vars.color.primary.text}`,
    },
    '&[aria-current]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${vars.color.primary.text}` },
  },
});
export const openingTitle = style([text.bodyStrong, { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }]);
export const openingCounts = style([
  text.caption,
  tabular,
  { display: 'flex', flexWrap: 'wrap', columnGap: base.space.px12 },
]);

export const late = style({ color: vars.color.danger.text, fontWeight: 600 });
export const due = style({ color: vars.color.warning.text, fontWeight: 600 });

export const card = style({ display: 'flex', flexDirection: 'column', gap: base.space.px8 });
export const cardTop = style({ display: 'flex', gap: base.space.px10, alignItems: 'start', minInlineSize: 0 });
export const cardWords = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const cardLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: base.space.px8,
});
export const cardName = style([
  text.bodyStrong,
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: vars.role.text,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);
export const cardNote = style([text.caption, { color: vars.role.textMuted, overflowWrap: 'anywhere' }]);
export const cardAge = style([
  text.caption,
  tabular,
  { display: 'inline-flex', gap: base.space.px4, alignItems: 'center' },
]);
export const cardFacts = style([
  text.caption,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: base.space.px4,
    paddingBlockStart: base.space.px8,
    borderBlockStart: `1px solid ${vars.role.border}`,
    color: vars.role.textMuted,
  },
]);
export const cardFact = style({ display: 'flex', gap: base.space.px6, alignItems: 'center' });

export const rating = style({ display: 'inline-flex', gap: '2px', alignSelf: 'center' });
export const ratingBar = style({
  inlineSize: '4px',
  blockSize: '10px',
  borderRadius: '2px',
  background: vars.role.borderStrong,
  selectors: { '&[data-on]': { background: vars.chart.c2 } },
});

export const folded = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px8 });
export const hint = style([text.caption, { color: vars.role.textSubtle, marginInlineStart: 'auto' }]);

export const availability = style({
  display: 'grid',
  gridTemplateColumns: 'auto repeat(4, minmax(0, 1fr))',
  alignItems: 'center',
  gap: base.space.px4,
});
export const part = style([
  text.caption,
  {
    paddingBlock: base.space.px4,
    textAlign: 'center',
    borderRadius: base.radius.sm,
    background: vars.role.sunken,
    color: vars.role.textSubtle,
    selectors: { '&[data-on]': { background: vars.color.success.light, color: vars.color.success.text } },
  },
]);
