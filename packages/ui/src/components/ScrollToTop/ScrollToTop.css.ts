import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Above toasts and the action bar, at the end edge. */
export const place = style({
  position: 'fixed',
  zIndex: base.zIndex.sticky,
  insetInlineEnd: base.space.px24,
  insetBlockEnd: base.space.px24,
  borderRadius: base.radius.full,
  boxShadow: vars.elevation.e2,
  '@media': {
    [below('md')]: {
      insetInlineEnd: base.space.px16,
      insetBlockEnd: `calc(${base.space.px64} + ${base.space.px16})`,
      // On phones, toasts would overlap the button.
      selectors: { ':root:has([data-sonner-toast]) &': { visibility: 'hidden' } },
    },
    print: { display: 'none' },
  },
});
