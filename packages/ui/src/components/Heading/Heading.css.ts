import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  margin: 0,
  minInlineSize: 0,
  color: vars.role.text,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
} as never);

/** Font weight of a heading in caption size. */
export const smallest = style({ selectors: { '&&': { fontWeight: 550 } } });

export const group = style({ display: 'flex', flexDirection: 'column', gap: base.space.px4, minInlineSize: 0 });
export const note = style({ color: vars.role.textMuted });
