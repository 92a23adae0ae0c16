import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px12,
  marginInlineStart: 'auto',
});
export const link = style({ color: vars.color.primary.text, fontWeight: 600 });
