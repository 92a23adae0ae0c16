import { base, below, from } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** Columns of related questions, article and headings. The article comes first on narrow screens. */
export const page = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from('lg')]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
    [from('xl')]: { gridTemplateColumns: '260px minmax(0, 1fr) 200px' },
  },
});
export const related = style({ '@media': { [from('lg')]: { order: -1 }, print: { display: 'none' } } });
export const sections = style({
  position: 'sticky',
  insetBlockStart: `calc(${base.space.px64} + ${base.space.px8})`,
  '@media': { [below('xl')]: { display: 'none' }, print: { display: 'none' } },
});
export const article = style({ padding: base.space.px8 });
export const onScreen = style({ '@media': { print: { display: 'none' } } });
