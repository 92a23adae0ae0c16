import { base, below, from, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
export const onScreen = style({ '@media': { print: { display: 'none' } } });
export const shopLink = style({ display: 'inline-flex', alignItems: 'center', gap: base.space.px6 });
export const flipped = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const stepper = style({ marginBlockEnd: base.space.px4 });

/** The step next to the summary; the summary is below it on medium and narrow screens. */
export const columns = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 348px' } },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  minInlineSize: 0,
  outline: 'none',
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto 104px',
  gap: base.space.px16,
  padding: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
  selectors: {
    '&[data-changed]': { background: `color-mix(in oklab, ${vars.color.warning.light} 45%, ${vars.role.surface})` },
  },
  '@media': {
    [below('md')]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: base.space.px12 },
  },
});
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: base.space.px4,
  minInlineSize: 0,
});
export const name = style([text.title3, { color: vars.role.text, overflowWrap: 'anywhere' }]);
export const muted = style([text.caption, tabular, { color: vars.role.textMuted }]);
export const delivery = style([text.body, { display: 'inline-flex', alignItems: 'center', gap: base.space.px6 }]);
export const pills = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px8 });
export const warning = style([text.bodyStrong, { color: vars.color.warning.text }]);
export const quantity = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: base.space.px6,
});
export const sum = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  minInlineSize: 0,
  '@media': {
    [below('md')]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px8 },
  },
});
export const sumFigure = style([text.title2, tabular]);
export const tools = style({
  display: 'flex',
  gap: base.space.px4,
  marginBlockStart: 'auto',
  '@media': { [below('md')]: { marginBlockStart: 0, marginInlineStart: 'auto' } },
});

/** Sticky next to the step, collapsed at the bottom of narrow screens. */
export const summary = style({
  position: 'sticky',
  insetBlockStart: `calc(${base.size.control} + ${base.space.px40})`,
  minInlineSize: 0,
  '@media': {
    [below('xl')]: { position: 'static' },
    [below('md')]: { position: 'sticky', zIndex: 2, insetBlockStart: 'auto', insetBlockEnd: 0 },
  },
});
export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  marginInline: `calc(${base.space.px16} * -1)`,
  padding: base.space.px16,
  maxBlockSize: '80dvh',
  overflowY: 'auto',
  background: vars.role.raised,
  borderBlockStart: `1px solid ${vars.role.border}`,
  boxShadow: vars.elevation.e2,
});
export const barRow = style({ display: 'flex', alignItems: 'center', gap: base.space.px12 });
export const barTotal = style({ flex: 1, minInlineSize: 0 });
export const summaryBody = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
export const couponRow = style({ display: 'flex', alignItems: 'flex-start', gap: base.space.px8 });
export const couponField = style({ flex: 1, minInlineSize: 0 });
/** Next to the field, below the height of its label. */
export const couponButton = style({ marginBlockStart: `calc(${base.space.px20} + ${base.space.px2})` });
export const coupons = style({ display: 'flex', flexDirection: 'column', gap: base.space.px8, minInlineSize: '240px' });
export const coupon = style({ display: 'flex', alignItems: 'center', gap: base.space.px12 });
export const couponTexts = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
export const figures = style({
  margin: 0,
  paddingBlockStart: base.space.px8,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
export const figure = style([
  text.body,
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space.px8,
    minBlockSize: base.space.px32,
  },
]);
export const figureName = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px2,
  color: vars.role.textMuted,
});
export const figureValue = style({
  margin: 0,
  selectors: { '&[data-free]': { color: vars.color.success.text, fontWeight: 600 } },
});
export const total = style({
  marginBlockStart: base.space.px8,
  paddingBlockStart: base.space.px12,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
export const totalName = style({ color: vars.role.text, fontWeight: 600 });
export const hint = style([text.caption, { color: vars.role.textMuted, textAlign: 'center' }]);
export const computed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px8,
  maxInlineSize: '320px',
});
export const parts = style([text.caption, tabular, { margin: 0 }]);
export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: base.space.px16,
  paddingBlock: base.space.px2,
});
export const partName = style({ color: vars.role.textMuted, overflowWrap: 'anywhere' });
export const partValue = style({ margin: 0, whiteSpace: 'nowrap' });

export const form = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
export const doneFacts = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
export const deliveries = style({ margin: 0, padding: 0, listStyle: 'none' });
export const deliveryRow = style([
  text.body,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${base.space.px4} ${base.space.px16}`,
    paddingBlock: base.space.px10,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.role.border}` } },
  },
]);
export const deliveryName = style({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' });
