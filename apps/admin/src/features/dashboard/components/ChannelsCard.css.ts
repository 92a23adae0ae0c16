import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'flex', flexDirection: 'column', gap: base.space.px12 });
export const row = style({ display: 'flex', alignItems: 'center', gap: base.space.px12 });
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px4,
  flex: '1 1 auto',
  minInlineSize: 0,
});
