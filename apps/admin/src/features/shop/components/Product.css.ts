import { base, from, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';
import { stickyBar } from '../../../components/stickyBar';

const onScreen = { print: { display: 'none' } } as const;

export const page = style({ display: 'flex', flexDirection: 'column', gap: base.space.px20 });
/** Picture next to the facts. */
export const product = style({
  display: 'grid',
  gap: base.space.px24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('xl')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    ...onScreen,
  },
});
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  padding: 0,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  background: vars.role.sunken,
  cursor: 'zoom-in',
});
export const facts = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16, minInlineSize: 0 });
export const line = style([
  text.body,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px12, color: vars.role.textMuted },
]);
export const description = style([
  text.body,
  { margin: 0, overflowWrap: 'anywhere', unicodeBidi: 'plaintext', textAlign: 'start' },
]);
export const inStock = style({ color: vars.color.success.text });
/** At the bottom of narrow screens. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  '@media': {
    'screen and (max-width: 47.99em)': {
      ...stickyBar,
    },
  },
});
export const tiles = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, ...onScreen },
});
export const tile = style({ display: 'flex', flexDirection: 'column', gap: base.space.px8, alignItems: 'flex-start' });
export const hiddenInPrint = style({ '@media': onScreen });
/** The shelf label, only in print. */
export const label = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      flexDirection: 'column',
      gap: base.space.px8,
      inlineSize: '90mm',
      padding: '6mm',
      border: `1px solid ${vars.role.borderStrong}`,
      borderRadius: base.radius.md,
    },
  },
});
export const labelName = style([text.title2, { margin: 0, overflowWrap: 'anywhere' }]);
export const viewer = style({ blockSize: '60vh', overflow: 'auto', background: vars.role.sunken });
export const zoom = style({ inlineSize: '100%' });
