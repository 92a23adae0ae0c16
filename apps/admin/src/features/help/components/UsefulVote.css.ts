import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  '@media': { print: { display: 'none' } },
});
export const text = style({ color: vars.role.textMuted });
export const end = style({ marginInlineStart: 'auto' });
