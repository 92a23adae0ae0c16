import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({ minInlineSize: 0, margin: 0, padding: 0, border: 0, display: 'flex', flexDirection: 'column' }),
);

export const legend = style(
  inLayer({ maxInlineSize: '100%', padding: 0, marginBlockEnd: base.space.px4, color: vars.role.textSecondary }),
);

export const notes = style(inLayer({ marginBlockStart: base.space.px4 }));
