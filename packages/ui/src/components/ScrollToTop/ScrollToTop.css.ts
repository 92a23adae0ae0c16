import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Hidden while it would lie over the focused control. It keeps its box, which is compared with the control. */
export const covering = style({ visibility: 'hidden' });

/** The button is at the end edge, and above the action bar on phones. */
export const place = style({
  position: 'fixed',
  zIndex: base.zIndex.sticky,
  insetInlineEnd: base.space.px24,
  insetBlockEnd: base.space.px24,
  borderRadius: base.radius.full,
  boxShadow: vars.elevation.e2,
  // Toasts at the bottom would overlap the button.
  selectors: { ':root:has([data-sonner-toast][data-y-position="bottom"]) &': { visibility: 'hidden' } },
  '@media': {
    [below('md')]: {
      insetInlineEnd: base.space.px16,
      insetBlockEnd: `calc(${base.space.px64} + ${base.space.px16})`,
    },
    print: { display: 'none' },
  },
});
