import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: base.space.px12, rowGap: base.space.px4 });
export const link = style({
  minBlockSize: base.space.px24,
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
  borderRadius: base.radius.sm,
});
