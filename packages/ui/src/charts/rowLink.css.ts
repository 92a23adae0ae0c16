import { style } from '../css/style';
import { base, vars } from '../theme/vars.css';

/** A link that covers its row, the nearest positioned ancestor. */
export const rowLink = style({
  color: 'inherit',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${base.space.px8})`,
      borderRadius: base.radius.md,
    },
    '&:hover::after': { background: `color-mix(in oklab, ${vars.role.text} 5%, transparent)` },
    '&:focus-visible::after': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-1px' },
  },
});
