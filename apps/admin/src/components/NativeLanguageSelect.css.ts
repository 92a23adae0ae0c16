import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
export const select = style([
  text.button,
  {
    appearance: 'none',
    // Fits the selected language instead of the longest one.
    fieldSizing: 'content',
    blockSize: base.size.control,
    paddingInline: `${base.space.px12} ${base.space.px32}`,
    border: 0,
    borderRadius: base.radius.md,
    background: 'transparent',
    color: vars.role.text,
    cursor: 'pointer',
    ':hover': { background: vars.role.hover },
  },
]);
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: base.space.px12,
  pointerEvents: 'none',
  color: vars.role.textMuted,
});
