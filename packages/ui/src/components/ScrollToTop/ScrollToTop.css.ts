import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Above the place of toasts and bulk bars, at the end edge. */
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
      // On a phone toasts stand here too, one above the other: they would lie half over it.
      selectors: { ':root:has([data-sonner-toast]) &': { visibility: 'hidden' } },
    },
    print: { display: 'none' },
  },
});
