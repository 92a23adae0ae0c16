import { base, below, from, text, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: base.space.px24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 200px' } },
});
export const stories = style({ display: 'grid', gap: base.space.px16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const contents = style({
  position: 'sticky',
  insetBlockStart: `calc(${base.size.navbar} + ${base.space.px24})`,
  maxBlockSize: `calc(100dvh - ${base.size.navbar} - ${base.space.px48})`,
  overflowY: 'auto',
  '@media': { [below('xl')]: { display: 'none' } },
});
/** Field to select a story, where the list of stories is hidden. */
export const jump = style({ '@media': { [from('xl')]: { display: 'none' } } });
export const section = style({ display: 'grid', gap: base.space.px16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const intro = style([text.body, { margin: 0, color: vars.role.textMuted, maxInlineSize: '72ch' }]);

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: base.space.px12,
});
export const search = style({ flex: '1 1 200px', maxInlineSize: 320 });

export const card = style({
  scrollMarginBlockStart: `calc(${base.size.navbar} + ${base.space.px24})`,
  selectors: { '&:target': { outline: `2px solid ${vars.color.primary.main}`, outlineOffset: 2 } },
});
globalStyle(`${card} ${intro}`, { marginBlockEnd: base.space.px12 });
/** Has the skin of the story, so it repeats the styles that a page inherits from the root element. */
export const stage = style([
  text.body,
  {
    padding: base.space.px24,
    overflowX: 'auto',
    background: vars.role.canvas,
    color: vars.role.text,
    borderRadius: base.radius.sm,
    '@media': { [below('md')]: { padding: base.space.px16 } },
  },
]);
globalStyle(`${stage}[data-motion="reduced"] :is(*, *::before, *::after)`, {
  transition: 'none !important',
  animation: 'none !important',
});
/** The texts of most stories are English: keeps their punctuation in place in a right-to-left layout. */
globalStyle(`${stage}:dir(rtl) > *, ${stage}:dir(rtl) caption`, {
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
globalStyle(`${stage}:dir(rtl) *`, { unicodeBidi: 'plaintext' });
export const frame = style({ marginInline: 'auto', maxInlineSize: '100%' });
export const panel = style({ display: 'grid', gap: base.space.px16, marginBlockStart: base.space.px16 });
export const controls = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  alignItems: 'start',
});
