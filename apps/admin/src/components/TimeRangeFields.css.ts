import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const time = style({ inlineSize: '92px' });
export const dash = style({ paddingBlockStart: base.space.px8, color: vars.role.textMuted });
export const nextDay = style([
  text.caption,
  tabular,
  { paddingBlockStart: base.space.px8, color: vars.color.warning.text, fontWeight: 600 },
]);
