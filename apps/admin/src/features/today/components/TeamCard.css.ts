import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({ rowGap: base.space.px4 });
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
  gap: base.space.px12,
});
export const person = style({ display: 'flex', alignItems: 'flex-start', gap: base.space.px12, minInlineSize: 0 });
export const texts = style({ minInlineSize: 0 });
export const time = style({ whiteSpace: 'nowrap' });
