import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Both dates on one line. They scroll when the field is too narrow. */
export const dates = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  // Align the first segment with the text of other fields.
  marginInlineStart: `calc(-1 * ${base.space.px4})`,
  paddingInlineEnd: '3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const date = style({ flex: 'none', selectors: { '&&': { textIndent: 0 } } });
export const dash = style({ paddingInline: base.space.px4, color: vars.role.textMuted });
