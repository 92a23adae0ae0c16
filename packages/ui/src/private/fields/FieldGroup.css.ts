import { style } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const legend = style({
  maxInlineSize: '100%',
  padding: 0,
  marginBlockEnd: base.space.px4,
  color: vars.role.textSecondary,
});

export const notes = style({ marginBlockStart: base.space.px4 });

export const hiddenLabel = style(visuallyHidden);
