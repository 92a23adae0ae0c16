import { base, tabular, text, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const rule = `1px solid ${vars.role.border}`;
/** The sheet has the same layout in a narrow dialog as on a narrow page. */
const wide = '(min-width: 600px)';
const narrow = '(max-width: 599.9px)';

export const sheet = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  padding: base.space.px32,
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  color: vars.role.text,
  overflowWrap: 'anywhere',
  '@media': {
    '(max-width: 639px)': { padding: base.space.px16 },
    print: { padding: 0, border: 0, borderRadius: 0, boxShadow: 'none', background: 'none' },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: base.space.px16,
  paddingBlockEnd: base.space.px20,
  borderBlockEnd: rule,
});
export const issuer = style({ flex: 1, minInlineSize: 0 });
export const heading = style({
  inlineSize: '100%',
  '@container': { [wide]: { inlineSize: 'auto', textAlign: 'end' } },
});
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: base.space.px10,
  '@container': { [wide]: { flexDirection: 'row' } },
});

const facts = style([
  text.label,
  tabular,
  { display: 'grid', gridTemplateColumns: 'auto auto', gap: `${base.space.px4} ${base.space.px16}`, margin: 0 },
]);
globalStyle(`${facts} dt`, { color: vars.role.textMuted, fontWeight: 400 });
globalStyle(`${facts} dd`, { margin: 0 });

export const dates = style([
  facts,
  {
    justifyContent: 'start',
    marginBlockStart: base.space.px8,
    '@container': { [wide]: { justifyContent: 'end' } },
  },
]);

export const parties = style({
  display: 'grid',
  gap: base.space.px24,
  paddingBlock: base.space.px20,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' } },
});
export const party = style({ display: 'flex', flexDirection: 'column', gap: base.space.px2, minInlineSize: 0 });

export const account = style([text.label, tabular, { margin: 0 }]);
globalStyle(`${account} > div`, {
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  columnGap: base.space.px8,
  alignItems: 'center',
  minBlockSize: '28px',
});
globalStyle(`${account} dt`, { color: vars.role.textMuted, fontWeight: 400 });
globalStyle(`${account} dd`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px8,
  margin: 0,
});
export const copy = style({ '@media': { print: { display: 'none' } } });

/** Aligns the outer cells with the text of the sheet. */
export const lines = style({ borderBlockStart: rule, borderBlockEnd: `2px solid ${vars.role.borderControl}` });
globalStyle(`${lines} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${lines} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${lines} tbody tr`, { breakInside: 'avoid' });
globalStyle(`${lines} tbody th`, { minInlineSize: '140px' });
globalStyle(`${lines} :is(table, thead, th)`, { '@media': { print: { background: 'none' } } });

/** A narrow sheet shows the figures of a line below its item instead of in columns. */
globalStyle(`${lines} [data-wide]`, { '@container': { [narrow]: { display: 'none' } } });
export const narrowFigures = style({ '@container': { [wide]: { display: 'none' } } });

export const closing = style({
  display: 'grid',
  gap: base.space.px24,
  paddingBlockStart: base.space.px16,
  breakInside: 'avoid',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 264px' } },
});
export const remarks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  minInlineSize: 0,
  // On a narrow sheet, the sums are directly below the lines.
  order: 1,
  '@container': { [wide]: { order: 0 } },
});
globalStyle(`${remarks} p`, { margin: 0 });
export const note = style({ whiteSpace: 'pre-line' });

export const payCode = style({ display: 'flex', alignItems: 'center', gap: base.space.px12 });
export const code = style({
  flex: 'none',
  inlineSize: '96px',
  blockSize: '96px',
  border: rule,
  borderRadius: base.radius.md,
  overflow: 'hidden',
});
globalStyle(`${code} > svg`, { display: 'block', inlineSize: '100%', blockSize: '100%' });

export const sums = style([text.body, tabular, { margin: 0 }]);
globalStyle(`${sums} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: base.space.px16,
  paddingBlock: base.space.px2,
});
globalStyle(`${sums} dt`, { color: vars.role.textMuted });
globalStyle(`${sums} dd`, { margin: 0, whiteSpace: 'nowrap' });
globalStyle(`${sums} > :is([data-total], [data-balance])`, {
  marginBlockStart: base.space.px4,
  paddingBlockStart: base.space.px6,
  borderBlockStart: rule,
  fontWeight: 600,
});
globalStyle(`${sums} > :is([data-total], [data-balance]) dt`, { color: vars.role.text });

/** Payment stub, cut off along the dashed line and returned with the payment. */
export const stub = style({
  display: 'grid',
  gap: base.space.px16,
  marginBlockStart: base.space.px32,
  paddingBlockStart: base.space.px20,
  borderBlockStart: `1px dashed ${vars.role.borderControl}`,
  breakInside: 'avoid',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 264px' } },
});
export const stubFacts = style([text.label, tabular, { margin: 0 }]);
globalStyle(`${stubFacts} > div`, { display: 'flex', justifyContent: 'space-between', gap: base.space.px16 });
globalStyle(`${stubFacts} dt`, { color: vars.role.textMuted, fontWeight: 400 });
globalStyle(`${stubFacts} dd`, { margin: 0, textAlign: 'end' });
