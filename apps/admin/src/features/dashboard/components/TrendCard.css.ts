import { base, vars } from '@larder/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const card = style({ minBlockSize: '162px' });
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: base.space.px16,
  blockSize: '100%',
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px12,
  paddingBlockStart: base.space.px16,
  paddingInline: base.space.px16,
});
export const texts = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 });
export const figure = style({ marginBlockStart: base.space.px4 });

const square = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.size.controlSm,
  blockSize: base.size.controlSm,
  borderRadius: base.radius.md,
});
/** A square icon on the light background of a theme color. */
export const tile = styleVariants(vars.color, ({ light, text }) => [square, { background: light, color: text }]);
