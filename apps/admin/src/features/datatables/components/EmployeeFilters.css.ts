import { base, below } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hidden in print. */
export const card = style({ '@media': { print: { display: 'none' } } });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
  gap: base.space.px12,
  alignItems: 'start',
});
export const range = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: base.space.px8 });
export const condition = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 180px) minmax(120px, 180px) minmax(120px, 240px) auto',
  gap: base.space.px8,
  alignItems: 'center',
  justifyContent: 'start',
  '@media': { [below('md')]: { gridTemplateColumns: '1fr 1fr', justifyContent: 'stretch' } },
});
