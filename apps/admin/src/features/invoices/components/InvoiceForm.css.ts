import { base, below, from, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';
import { stickyBar } from '../../../components/stickyBar';

/** The document next to the actions; the actions are below it on narrow screens. */
export const page = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('xl')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(260px, 1fr)' } },
});
export const actions = style({
  '@media': { [from('xl')]: { position: 'sticky', insetBlockStart: `calc(${base.size.navbar} + ${base.space.px16})` } },
});
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px12,
});
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px4,
  marginBlockStart: base.space.px8,
});
export const client = style([
  text.body,
  {
    padding: base.space.px12,
    borderRadius: base.radius.md,
    background: vars.role.sunken,
    color: vars.role.textMuted,
    fontStyle: 'normal',
    overflowWrap: 'anywhere',
  },
]);
export const clientName = style([text.bodyStrong, { color: vars.role.text }]);

export const line = style({
  display: 'grid',
  gap: base.space.px12,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(96px, auto)' } },
});
/** Item and description, above the numbers. */
export const words = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: base.space.px12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const sum = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  textAlign: 'end',
  gap: base.space.px8,
  '@media': { [below('md')]: { gridColumn: '1 / -1', flexDirection: 'row' } },
});
export const sumLabel = style([text.label, { color: vars.role.textSecondary }]);
export const sumValue = style([
  text.bodyStrong,
  { display: 'flex', alignItems: 'center', color: vars.role.text, fontVariantNumeric: 'tabular-nums' },
  { '@media': { [from('md')]: { minBlockSize: '40px' } } },
]);
export const barTotal = style({ fontVariantNumeric: 'tabular-nums' });

export const summary = style({
  display: 'grid',
  gap: base.space.px16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' } },
});

/** Total and Save at the bottom of narrow screens. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px12,
  ...stickyBar,
  '@media': { [from('xl')]: { display: 'none' } },
});
export const onlyWide = style({ '@media': { [below('xl')]: { display: 'none' } } });
export const switches = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style([
  text.label,
  { padding: 0, marginBlockEnd: base.space.px12, color: vars.role.textSecondary },
]);
