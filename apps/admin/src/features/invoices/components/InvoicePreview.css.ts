import { base, below, from, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** The sheet has its own title. */
export const header = style({ marginBlockEnd: 0, '@media': { print: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gap: base.space.px16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 272px', gap: base.space.px20 },
    print: { display: 'block' },
  },
});

/** Next to the sheet; below it on narrow pages. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  minInlineSize: 0,
  '@media': {
    // The bar sticks to the bottom while the sheet is visible, so it must be a child of the columns.
    [below('lg')]: { display: 'contents' },
    print: { display: 'none' },
  },
});

/** A card next to the sheet; a bar at the bottom of narrow pages. */
export const bar = style({
  '@media': {
    [below('lg')]: {
      position: 'sticky',
      insetBlockEnd: base.space.px8,
      order: 1,
      boxShadow: vars.elevation.e2,
      zIndex: base.zIndex.sticky,
    },
  },
});
export const actions = style({
  display: 'grid',
  gap: base.space.px8,
  '@media': { [below('lg')]: { display: 'flex', flexWrap: 'wrap' } },
});
export const wideOnly = style({
  display: 'grid',
  paddingBlockStart: base.space.px8,
  borderBlockStart: `1px solid ${vars.role.border}`,
  '@media': { [below('lg')]: { display: 'none' } },
});
export const further = style({ justifyContent: 'flex-start' });
export const narrowOnly = style({ marginInlineStart: 'auto', '@media': { [from('lg')]: { display: 'none' } } });
