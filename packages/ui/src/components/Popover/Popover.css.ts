import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

/** Limits the line length. `&&` overrides the style of the panel. */
export const popover = style({
  minInlineSize: '200px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&&': { maxInlineSize: `min(480px, 100vw - 2 * ${base.space.px8})` } },
});

export const dialog = style({ outline: 'none', padding: base.space.px16 });

export const bare = style({ padding: 0 });
