import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ position: 'relative', blockSize: '100%' });
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '132px',
  objectFit: 'cover',
  background: vars.role.sunken,
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    // The whole card is clickable.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: base.radius.lg },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
  },
});
/** Positioned above the link that covers the card. */
export const matches = style({ position: 'relative', zIndex: 1, marginBlockStart: base.space.px12 });
export const muted = style([text.body, { color: vars.role.textMuted, margin: 0 }]);
