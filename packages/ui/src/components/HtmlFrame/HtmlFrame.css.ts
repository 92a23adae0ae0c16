import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: base.space.px24,
  border: 0,
  // Documents in the frame use this font.
  fontFamily: base.font.ui,
  color: vars.role.text,
  vars: { '--ld-frame-link': vars.color.primary.text },
  selectors: {
    // A document with its own styles has a white background, so its corners are rounded.
    '&[data-paper]': {
      borderRadius: base.radius.sm,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
