import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px8,
  paddingInlineStart: base.space.px16,
  borderInlineStart: `2px solid ${vars.role.borderStrong}`,
  maxInlineSize: '68ch',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
export const words = style({ margin: 0, color: vars.role.textSecondary, overflowWrap: 'anywhere' });
export const source = style({ color: vars.role.textMuted, overflowWrap: 'anywhere' });
