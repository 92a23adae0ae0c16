import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const step = style({
  selectors: {
    '&[data-disabled]': { color: vars.role.textSubtle, cursor: 'not-allowed' },
  },
});

export const identity = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: base.space.px12,
  paddingBlockStart: base.space.px16,
  textAlign: 'center',
});
export const name = style([text.title2, { color: vars.role.text, overflowWrap: 'anywhere' }]);
export const pills = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: base.space.px8 });

export const counts = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: base.space.px12 });
export const count = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: base.size.control,
  paddingInlineStart: `calc(${base.size.control} + ${base.space.px10})`,
});
export const countTile = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  marginBlock: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: base.size.control,
  blockSize: base.size.control,
  borderRadius: base.radius.md,
  background: vars.color.primary.light,
  color: vars.color.primary.text,
});
export const countValue = style([text.bodyStrong, tabular]);
export const countLabel = style([text.caption, { color: vars.role.textMuted }]);

export const facts = style({ display: 'flex', flexDirection: 'column', gap: base.space.px10 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 1fr) minmax(0, 2fr)',
  gap: base.space.px12,
});
export const factName = style([text.table, { color: vars.role.textMuted }]);
export const factValue = style([text.table, { color: vars.role.text, overflowWrap: 'anywhere' }]);
export const rule = style({ blockSize: '1px', background: vars.role.border });

export const actions = style({ display: 'flex', gap: base.space.px8, justifyContent: 'center', flexWrap: 'wrap' });
export const spread = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: base.space.px12,
  flexWrap: 'wrap',
});
export const muted = style([text.body, { color: vars.role.textMuted }]);
export const caption = style([text.caption, tabular, { color: vars.role.textMuted }]);

export const rows = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  paddingInline: base.space.px16,
  paddingBlock: base.space.px12,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.role.border}` } },
});
export const rowTexts = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 });
export const rowTitle = style([text.bodyStrong, { color: vars.role.text, overflowWrap: 'anywhere' }]);
export const rowIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.size.control,
  blockSize: base.size.controlSm,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.sm,
  color: vars.role.textMuted,
});

export const timeline = style({ display: 'flex', flexDirection: 'column' });
export const event = style({
  position: 'relative',
  display: 'flex',
  gap: base.space.px12,
  paddingBlockEnd: base.space.px20,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next dot.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${base.space.px24} 0`,
      insetInlineStart: `calc(${base.space.px10} + 1.5px)`,
      inlineSize: '1px',
      background: vars.role.border,
    },
  },
});
export const eventDot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.space.px24,
  blockSize: base.space.px24,
  borderRadius: base.radius.full,
});
export const eventTexts = style({ flex: '1 1 auto', minInlineSize: 0, paddingBlockStart: base.space.px2 });

export const matrix = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const matrixHead = style([
  text.caption,
  {
    fontWeight: 550,
    color: vars.role.textMuted,
    textAlign: 'start',
    paddingInline: base.space.px16,
    paddingBlock: base.space.px8,
    whiteSpace: 'nowrap',
  },
]);
export const matrixCell = style([
  text.table,
  {
    paddingInline: base.space.px16,
    paddingBlock: base.space.px4,
    borderBlockStart: `1px solid ${vars.role.border}`,
    textAlign: 'start',
    fontWeight: 'inherit',
  },
]);
export const scroller = style({ overflowX: 'auto' });
export const foot = style({
  paddingBlock: base.space.px12,
  paddingInline: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
/** Centers a heading in a filter bar. */
export const barTitle = style({ alignSelf: 'center' });

/** Brand of the card in its number field. */
export const brand = style([
  text.caption,
  {
    fontWeight: 600,
    paddingInline: base.space.px8,
    color: vars.role.textMuted,
    selectors: {
      '&[data-brand="Visa"]': { color: vars.color.info.text },
      '&[data-brand="Mastercard"]': { color: vars.color.danger.text },
      '&[data-brand="American Express"]': { color: vars.color.success.text },
    },
  },
]);

export const centered = style({ display: 'flex', justifyContent: 'center' });
export const secret = style([text.body, tabular, { overflowWrap: 'anywhere', alignSelf: 'center' }]);
/** Recovery codes in two columns. */
export const codes = style([
  text.bodyStrong,
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: base.space.px8,
    margin: 0,
    padding: base.space.px16,
    listStyle: 'none',
    textAlign: 'center',
    borderRadius: base.radius.md,
    background: vars.role.sunken,
  },
]);
